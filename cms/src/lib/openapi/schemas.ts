import { z } from 'zod'
import type { ErrorCode } from '@regards/contract/errors/errorCodes'
import { roleNames, type Role } from '@regards/contract/roles'

import { queryBounds } from '../http/queryBounds'

/** A JSON Schema (2020-12), or another object of an OpenAPI document. */
export type Json = Record<string, unknown>

/** Who sends a request: anybody, or an account of a role. */
export type ApiRole = 'visitor' | Role

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options'

/** Schema of a body: of zod, or of JSON Schema. */
export type Schema = z.ZodType | Json

/** A body of another type than JSON. */
export interface Media {
  mediaType: string
  schema: Schema
}

/** Description of one operation of the API. */
export interface Operation {
  summary: string
  /**
   * Roles that may use it, unless its endpoint says them (access/roles): by default, all.
   * Records that a role may not see are reported as not found.
   */
  roles?: readonly ApiRole[]
  /** Parameters of the query and headers; those of the path are added by their names. */
  parameters?: Json[]
  body?: Schema | Media[]
  /** Whether the body may be omitted. */
  isBodyOptional?: boolean
  /** Successful responses by status; null for one without a body. */
  responses: Record<number, Schema | Media | null>
  /** Stable codes of its own errors, beside those that every operation may have. */
  errors?: readonly ErrorCode[]
}

/** Descriptions by `METHOD /path`, in OpenAPI's path syntax. */
export type Operations = Record<string, Operation>

export const ACCOUNTS: readonly ApiRole[] = roleNames
export const ANYONE: readonly ApiRole[] = ['visitor', ...ACCOUNTS]
export const ADMINISTRATORS: readonly ApiRole[] = ['administrateur']

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
