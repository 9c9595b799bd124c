import fc from 'fast-check'
import type { ApiDocument, ApiOperation } from './apiContract'

type Json = Record<string, unknown>

/** A request that the API's description, or a hostile client, allows. */
export type GeneratedRequest = { method: string; path: string; body: unknown; type: string }

const MAX_DEPTH = 4

/** Values at which parsers, databases and text functions differ. */
const HOSTILE = fc.constantFrom<unknown>(
  ...['', '\0', '\ud800', '💃', '%', '../..', '__proto__', 'null', "' OR 1=1 --", '[', '$ne'],
  ...[-1, 0, 1.5, 1e300, 2 ** 60, true, null, [], {}, [null], { $gt: '' }],
  ...['275760-09-14', '0000-00-00', '2026-02-31', 'a'.repeat(1_001)],
)

const TYPES = ['application/json', 'text/plain', 'multipart/form-data; boundary=a', 'a/b']

/**
 * Creates a generator of requests to an operation: its parameters and body follow the description,
 * with some values replaced by hostile ones.
 * @param ids of records, some of which the paths name
 */
export function generateRequest(
  document: ApiDocument,
  operation: ApiOperation,
  ids: string[],
): fc.Arbitrary<GeneratedRequest> {
  const { method, path, parameters, requestBody } = operation
  const schemas = parameters.map((each) => resolve(document, each))
  const inQuery = schemas.filter((each) => each.in === 'query')
  const segment = fc.oneof(fc.constantFrom('inconnu', '1', ...ids), toText(HOSTILE))
  const body = Object.values(requestBody?.content ?? {})[0]?.schema as Json | undefined
  return fc
    .record({
      segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query: fc.tuple(...inQuery.map((each) => generateParameter(document, each))),
      body: body ? generate(document, body, 0) : fc.constant(undefined),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant(TYPES[0] ?? '') },
        fc.constantFrom(...TYPES),
      ),
    })
    .map(({ segments, query, body: value, type }) => ({
      method: method.toUpperCase(),
      path: fillPath(path, segments) + toSearch(query),
      body: value,
      type,
    }))
}

const toText = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))

function fillPath(path: string, segments: string[]): string {
  let at = 0
  return path.replaceAll(/\{\w+\}/g, () => encode(segments[at++] ?? '') || 'inconnu')
}

/** Lone surrogates cannot be encoded: a client would send the replacement character. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString())

type Pair = [name: string, value: string]

const toSearch = (pairs: (Pair | undefined)[]): string => {
  const present = pairs.filter((pair) => pair !== undefined)
  return present.length > 0
    ? `?${present.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
    : ''
}

function generateParameter(document: ApiDocument, parameter: Json): fc.Arbitrary<Pair | undefined> {
  const name = String(parameter.name)
  const content = parameter.content as Record<string, { schema: Json }> | undefined
  const schema = content?.['application/json']?.schema ?? (parameter.schema as Json)
  const value = fc.oneof({ weight: 3, arbitrary: generate(document, schema, 0) }, HOSTILE)
  const pair = fc
    .tuple(value, fc.constantFrom('id', 'titre', 'nope'))
    .map(([each, field]): Pair => {
      if (content) return [name, JSON.stringify(each)]
      const text = typeof each === 'string' ? each : JSON.stringify(each)
      return parameter.style === 'deepObject' ? [`${name}[${field}]`, text] : [name, text]
    })
  const present = parameter.required ? 20 : 1
  return fc.oneof(
    { weight: present, arbitrary: pair },
    { weight: 2, arbitrary: fc.constant(undefined) },
  )
}

/** Generates values of a schema; one of ten is hostile. */
function generate(document: ApiDocument, given: Json, depth: number): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return HOSTILE
  const valid = generateValid(document, resolve(document, given), depth)
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: HOSTILE })
}

function generateValid(document: ApiDocument, schema: Json, depth: number): fc.Arbitrary<unknown> {
  const parts = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (parts) return fc.oneof(...parts.map((part) => generate(document, part, depth + 1)))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const [type] = [schema.type].flat()
  if (type === 'object') return generateObject(document, schema, depth)
  if (type === 'array') {
    return fc.array(generate(document, (schema.items ?? {}) as Json, depth + 1), { maxLength: 2 })
  }
  if (type === 'string') return fc.string({ unit: 'binary', maxLength: 12 })
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 1_000 })
  return type === 'boolean' ? fc.boolean() : HOSTILE
}

/** Of the optional properties of an object about three are there. */
function generateObject(document: ApiDocument, schema: Json, depth: number) {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const required = new Set((schema.required ?? []) as string[])
  const absent = Math.max(1, properties.length - 3)
  return fc
    .tuple(
      ...properties.map(([name, value]) =>
        fc.oneof(
          {
            weight: required.has(name) ? 20 * absent : 3,
            arbitrary: generate(document, value, depth + 1),
          },
          { weight: absent, arbitrary: fc.constant(undefined) },
        ),
      ),
    )
    .map((values) =>
      Object.fromEntries(
        properties.flatMap(([name], at) => (values[at] === undefined ? [] : [[name, values[at]]])),
      ),
    )
}

/** Follows a reference into the document. */
function resolve(document: ApiDocument, schema: Json): Json {
  if (typeof schema.$ref !== 'string') return schema
  const keys = schema.$ref.split('/').slice(1)
  return keys.reduce<Json>((value, key) => value[key] as Json, document)
}
