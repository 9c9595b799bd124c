import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import type { Json } from './types'
import { isRecord } from '../../lib/isRecord'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** Set by the server. */
const READ_ONLY = new Set(['id', 'createdAt', 'updatedAt', 'collection', 'globalType'])

const isNullable = ({ type }: Json): boolean => Array.isArray(type) && type.includes('null')

/**
 * Converts Payload's schema of a record into that of a response. No field but `id` is sure to be
 * there: `select` and the fields' access leave some out, hidden fields are never sent, and a draft
 * may lack what a published record must have.
 */
export function toResponseSchema(schema: Json, entity: Entity): Json {
  const { properties, required, ...rest } = convert(schema, entity.flattenedFields, true)
  const { password: _password, ...kept } = properties as Json
  if ('upload' in entity) return { ...rest, required, properties: kept }
  // A page has no id before it is first published.
  return { ...rest, properties: { ...kept, globalType: { const: entity.slug } } }
}

/** Converts Payload's schema of a record into that of the body that creates or changes it. */
export function toInputSchema(schema: Json, { flattenedFields }: Entity): Json {
  const { required = [], ...converted } = convert(schema, flattenedFields, false)
  const properties = Object.fromEntries(
    Object.entries(converted.properties as Json).filter(([name]) => !READ_ONLY.has(name)),
  )
  const wanted = (required as string[]).filter((name) => name in properties)
  return { ...converted, additionalProperties: true, required: wanted, properties }
}

/** The body of a change: any part of a record. */
export const toPartialSchema = ({ required: _required, ...schema }: Json): Json => schema

/** @param isResponse whether relations may be whole records, and what is missing null */
function convert(schema: Json, fields: FlattenedField[], isResponse: boolean): Json {
  const {
    tsType: _tsType,
    title: _title,
    required = [],
    properties,
    items,
    oneOf,
    ...rest
  } = schema
  if (Array.isArray(rest.enum)) rest.enum = [...new Set(rest.enum)]
  if (typeof rest.$ref === 'string') rest.$ref = toComponentRef(rest.$ref)
  if (isRecord(items)) rest.items = convert(items, fields, isResponse)
  if (Array.isArray(oneOf)) return { ...rest, ...convertUnion(oneOf as Json[], fields, isResponse) }
  if (!isRecord(properties)) return rest
  const shown = Object.entries(properties).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name)
    if (field && isHidden(field)) return []
    const nested = field && 'flattenedFields' in field ? field.flattenedFields : []
    const converted = convert(value as Json, nested, isResponse)
    return [[name, isResponse && name !== 'id' ? toNullable(converted) : converted]]
  })
  return {
    ...rest,
    required: (required as string[]).filter((name) => !isResponse || name === 'id'),
    properties: Object.fromEntries(shown) as Json,
  }
}

/** Payload drops the values of hidden fields, but not what a hook computes for a virtual one. */
const isHidden = (field: FlattenedField): boolean =>
  'hidden' in field && field.hidden === true && !('virtual' in field && field.virtual)

/** A relation is an id in a request; in a response, also the record, unless `depth` is 0. */
function convertUnion(parts: Json[], fields: FlattenedField[], isResponse: boolean): Json {
  const kept = isResponse ? parts : parts.filter(({ $ref }) => !$ref)
  const converted = kept.map((part) => convert(part, fields, isResponse))
  return converted.length === 1 ? (converted[0] ?? {}) : { anyOf: converted }
}

function toNullable(schema: Json): Json {
  if (Object.keys(schema).length === 0) return schema
  const { enum: values, type } = schema
  const withNull = Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}
  if (isNullable(schema)) return { ...schema, ...withNull }
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [type, 'null'], ...withNull }
}

const toComponentRef = (ref: string): string =>
  ref.replace('#/definitions/', '#/components/schemas/')
