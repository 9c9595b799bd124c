import type { FlattenedField, SanitizedConfig } from 'payload'

import { queryBounds } from '../../lib/http/queryBounds'
import { isRecord } from '../../lib/isRecord'

const { maxClauses, maxList, maxNesting, maxText, maxWords } = queryBounds

/** Operators for points and lists: no field supports them. */
const UNSUPPORTED_OPERATORS = new Set(['near', 'within', 'intersects', 'all'])
/** Of texts: MongoDB has no regular expression of a date. */
const TEXT_OPERATORS = new Set(['contains', 'like', 'not_like'])
const LIST_OPERATORS = new Set(['in', 'not_in'])

/** Path of a polymorphic relationship's record id. */
const POLYMORPHIC = /\.value$/

interface Totals {
  clauses: number
  words: number
}

/** Names of all date and relation fields, for the operators that a database fails on. */
interface FieldNames {
  /** No field of another type shares one of these names. */
  dates: ReadonlySet<string>
  relations: ReadonlySet<string>
}

const NO_FIELDS: FieldNames = { dates: new Set(), relations: new Set() }
let fieldNames: FieldNames | undefined

/**
 * Whether a condition in Payload's query language is well formed and within bounds.
 * @param where the parsed condition
 * @param config undefined where the fields are not known
 */
export function validateWhere(where: unknown, config: SanitizedConfig | undefined): boolean {
  if (where === undefined) return true
  const names = config ? (fieldNames ??= listFieldNames(config)) : NO_FIELDS
  const totals: Totals = { clauses: 0, words: 0 }
  return (
    isValidGroup(where, 0, totals, names) &&
    totals.clauses <= maxClauses &&
    totals.words <= maxWords
  )
}

function isValidGroup(group: unknown, nesting: number, totals: Totals, names: FieldNames): boolean {
  if (!isRecord(group) || nesting > maxNesting) return false
  return Object.entries(group).every(([name, value]) => {
    if (!/^(?:and|or)$/i.test(name)) return areValidClauses(name, value, totals, names)
    // Beyond a thousand items the parser turns a list into an object.
    if (typeof value === 'string') return value === ''
    if (!isRecord(value) && !Array.isArray(value)) return false
    return Object.values(value).every((part) => isValidGroup(part, nesting + 1, totals, names))
  })
}

/** @param operators conditions on one field, by operator */
function areValidClauses(
  path: string,
  operators: unknown,
  totals: Totals,
  names: FieldNames,
): boolean {
  if (!isRecord(operators)) return false
  const field = path.split('.').at(-1) ?? ''
  const isDate = names.dates.has(field)
  return Object.entries(operators).every(([operator, operand]) => {
    totals.clauses += 1
    if (UNSUPPORTED_OPERATORS.has(operator)) return false
    if (isDate && TEXT_OPERATORS.has(operator)) return false
    // JSON may have another type there, which SQLite's adapter would split into words.
    if (TEXT_OPERATORS.has(operator) && typeof operand !== 'string') return false
    if (operator === 'not_like' && names.relations.has(field)) return false
    const isList = LIST_OPERATORS.has(operator)
    const values = isList ? toList(operand) : [operand]
    if (values.length > maxList) return false
    if ((isList || POLYMORPHIC.test(path)) && values.some(isNull)) return false
    if (isList && POLYMORPHIC.test(path)) return false
    if (isDate && operator !== 'exists' && !values.every(isDateOrEmpty)) return false
    return values.every((value) => isValidValue(value, isList, totals))
  })
}

function toList(operand: unknown): unknown[] {
  if (typeof operand === 'string') return operand.split(',')
  return isRecord(operand) || Array.isArray(operand) ? Object.values(operand) : [operand]
}

function isValidValue(value: unknown, isListed: boolean, totals: Totals): boolean {
  if (typeof value !== 'string') return value === null || typeof value !== 'object'
  if (!isListed) totals.words += value.trim().split(/\s+/).length
  // SQLite rejects numbers that overflow to Infinity.
  return value.length <= maxText && !value.includes('\0') && Math.abs(Number(value)) !== Infinity
}

const isNull = (value: unknown): boolean => value === null || value === 'null'

const isDateOrEmpty = (value: unknown): boolean =>
  isNull(value) || value === '' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

function listFieldNames({ collections, globals }: SanitizedConfig): FieldNames {
  const dates = new Set(['createdAt', 'updatedAt'])
  const relations = new Set<string>()
  const collect = (fields: FlattenedField[]): void => {
    for (const field of fields) {
      if (field.type === 'date') dates.add(field.name)
      if (field.type === 'relationship' || field.type === 'upload') relations.add(field.name)
      if ('flattenedFields' in field) collect(field.flattenedFields)
    }
  }
  for (const { flattenedFields } of [...collections, ...globals]) collect(flattenedFields)
  return { dates, relations }
}
