import type { FlattenedField } from 'payload'
import { queryBounds, SUPPORTED_OPERATORS } from '../lib/http/queryBounds'
import { query, type Json } from '../lib/openapi/schemas'

const { maxClauses, maxDigits, maxList, maxSortKeys, maxText } = queryBounds

const NUMBER: Json = { type: 'integer', minimum: 0, maximum: 10 ** maxDigits - 1 }
const BOOLEAN: Json = { type: 'string', enum: ['true', 'false'] }

/** Parameters of Payload's query language, by the names of their components. */
export const sharedParameters: Record<string, Json> = {
  depth: query(
    'depth',
    NUMBER,
    'Levels of relations that are sent as whole records (default 2; without a session 2 at most).',
  ),
  limit: query(
    'limit',
    NUMBER,
    'Records of a page (default 10); 0 for all. Without a session, 100 at most.',
  ),
  page: query('page', NUMBER, 'From 1.'),
  pagination: query(
    'pagination',
    BOOLEAN,
    '`false`: all records, without counting them. Without a session, `limit` stays.',
  ),
  draft: query('draft', BOOLEAN, 'Drafts, for accounts that may read them.'),
  brouillonEcarte: query(
    'brouillonEcarte',
    BOOLEAN,
    'A correction of a published issue makes the draft beside it an earlier version: see `draft-waiting`.',
  ),
  sort: query(
    'sort',
    { type: 'string', pattern: `^-?[\\w.]+(,-?[\\w.]+){0,${maxSortKeys - 1}}$` },
    `Up to ${maxSortKeys} fields, separated by commas; \`-\` for descending order.`,
  ),
  select: {
    ...query('select', { type: 'object', additionalProperties: BOOLEAN }),
    ...{ style: 'deepObject', explode: true },
    description: 'Fields to send (`select[field]=true`), or to leave out (`false`).',
  },
  populate: {
    ...query('populate', { type: 'object', additionalProperties: { type: 'object' } }),
    ...{ style: 'deepObject', explode: true },
    description: 'Fields of related records, by collection: `populate[images][url]=true`.',
  },
}

export const operatorsSchema: Json = {
  type: 'object',
  description: 'Conditions on a field, all of which must hold.',
  additionalProperties: false,
  properties: Object.fromEntries(
    SUPPORTED_OPERATORS.map((operator) => [operator, getOperandSchema(operator)]),
  ) as Json,
}

function getOperandSchema(operator: string): Json {
  if (operator === 'exists') return { type: 'boolean' }
  const value = [{ type: 'string', maxLength: maxText }, { type: 'number' }, { type: 'boolean' }]
  if (/in$/.test(operator)) {
    return { type: 'array', maxItems: maxList, items: { anyOf: value } }
  }
  return { anyOf: [...value, { type: 'null' }] }
}

/** Schema of the conditions on the records of a collection. */
export function buildWhereSchema(name: string, fields: FlattenedField[]): Json {
  const group = {
    type: 'array',
    maxItems: maxClauses,
    items: { $ref: `#/components/schemas/${name}` },
  }
  const operators = { $ref: '#/components/schemas/Operators' }
  const paths = ['id', ...listPaths(fields)]
  return {
    type: 'object',
    additionalProperties: operators,
    properties: {
      and: group,
      or: group,
      ...Object.fromEntries(paths.map((path) => [path, operators])),
    },
  }
}

/** Paths of the fields with a value that may be asked for. */
function listPaths(fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const isHidden = 'hidden' in field && field.hidden
    const isVirtual = 'virtual' in field && field.virtual
    if (isHidden || isVirtual) return []
    if ('flattenedFields' in field)
      return listPaths(field.flattenedFields, `${prefix}${field.name}.`)
    return [`${prefix}${field.name}`]
  })
}
