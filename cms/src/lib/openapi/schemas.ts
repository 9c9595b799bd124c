import { z } from 'zod'

import { queryBounds } from '../http/queryBounds'
import type { Json, Media, Schema } from './types'

/** Reference to a component schema. */
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** References to shared parameters. */
export const refs = (...names: string[]): Json[] =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))

export const object = (properties: Json, required: string[] = Object.keys(properties)): Json => ({
  ...{ type: 'object', additionalProperties: false, required, properties },
})

export const list = (items: Json): Json => ({ type: 'array', items })

export const text: Json = { type: 'string' }
export const integer: Json = { type: 'integer' }
export const boolean: Json = { type: 'boolean' }
export const nullable = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })
export const anyObject: Json = { type: 'object' }

export const csv: Media = { mediaType: 'text/csv', schema: text }

/** A parameter of the query string. */
export const query = (name: string, schema: Json, description?: string): Json => ({
  ...{ name, in: 'query', schema },
  ...(description && { description }),
})

/** The parameter `where`, for records with a schema of conditions. */
export const buildWhereParameter = (schemaName: string): Json => ({
  name: 'where',
  in: 'query',
  description:
    `Conditions as JSON, or in brackets (\`where[field][equals]=value\`): at most ${queryBounds.maxClauses}, nested ` +
    `at most ${queryBounds.maxNesting} deep, in a query of at most ${queryBounds.maxCharacters} characters.`,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schemaName}` } } },
})

export const page = (items: Json): Json =>
  object({
    docs: list(items),
    totalDocs: integer,
    limit: integer,
    totalPages: integer,
    page: nullable(integer),
    pagingCounter: integer,
    hasPrevPage: boolean,
    hasNextPage: boolean,
    prevPage: nullable(integer),
    nextPage: nullable(integer),
  })

const isZod = (schema: Schema): schema is z.ZodType => schema instanceof z.ZodType

/** @param io whether it describes what is received or sent */
export function toJsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  if (!isZod(schema)) return schema
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

export const isMedia = (value: object): value is Media => 'mediaType' in value
