import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import { isRecord } from '../lib/isRecord'
import type { Json } from '../lib/openapi/schemas'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** Set by the server. */
const READ_ONLY = new Set(['id', 'createdAt', 'updatedAt', 'collection', 'globalType'])

/**
 * Converts Payload's schema of a record into that of a response. Only `id` is required: `select`
 * and field access leave fields out, hidden fields are never sent, and a draft may lack required
 * fields.
 */
export function toResponseSchema(schema: Json, entity: Entity): Json {
  const converted = convert(schema, true)
  const hidden = new Set([
    'password',
    ...entity.flattenedFields.filter(isHidden).map(({ name }) => name),
  ])
  const properties = filterKeys(converted.properties as Json, (name) => !hidden.has(name))
  if ('upload' in entity) return { ...converted, properties }
  // A page has no id before it is first published.
  const { required: _required, ...page } = converted
  return { ...page, properties: { ...properties, globalType: { const: entity.slug } } }
}

/** Converts Payload's schema of a record into that of the body that creates or changes it. */
export function toInputSchema(schema: Json, entity: Entity): Json {
  const hidden = new Set(entity.flattenedFields.filter(isHidden).map(({ name }) => name))
  const { required, ...converted } = convert(schema, false)
  const isSettable = (name: string) => !READ_ONLY.has(name) && !hidden.has(name)
  return {
    ...converted,
    additionalProperties: true,
    required: (required as string[]).filter(isSettable),
    properties: filterKeys(converted.properties as Json, isSettable),
  }
}

/** The body of a change: any part of a record, and the state from which it starts. */
export const toPartialSchema = ({ required: _required, properties, ...schema }: Json): Json => ({
  ...schema,
  properties: {
    ...(properties as Json),
    updatedAt: {
      type: ['string', 'null'],
      description: 'As it was read: see `changed-meanwhile`.',
    },
  },
})

/** @param isResponse whether relations may be whole records, and all but ids missing or null */
function convert(schema: Json, isResponse: boolean): Json {
  const { tsType: _tsType, title: _title, properties, items, oneOf, ...rest } = schema
  if (Array.isArray(rest.enum)) rest.enum = [...new Set(rest.enum)]
  if (typeof rest.$ref === 'string')
    rest.$ref = rest.$ref.replace('definitions', 'components/schemas')
  if (isRecord(items)) rest.items = convert(items, isResponse)
  if (Array.isArray(oneOf)) {
    // A relation is an id in a request; in a response, also the record, unless `depth` is 0.
    const parts = (oneOf as Json[]).filter(({ $ref }) => isResponse || !$ref)
    rest.anyOf = parts.map((part) => convert(part, isResponse))
  }
  if (!isRecord(properties)) return rest
  const required = ((rest.required ?? []) as string[]).filter(
    (name) => !isResponse || name === 'id',
  )
  const entries = Object.entries(properties).map(([name, value]) => {
    const converted = convert(value as Json, isResponse)
    return [name, isResponse && name !== 'id' ? orNull(converted) : converted]
  })
  return { ...rest, required, properties: Object.fromEntries(entries) as Json }
}

const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] })

/** Payload drops stored values of hidden fields, not what a hook computes for a virtual one. */
const isHidden = (field: FlattenedField): boolean =>
  'hidden' in field && field.hidden === true && !('virtual' in field && field.virtual)

const filterKeys = (values: Json, isKept: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))
