import type { SanitizedConfig } from 'payload'
import * as qs from 'qs-esm'

import { apiError } from '../../lib/errors/apiErrors'
import { queryBounds } from '../../lib/http/queryBounds'
import { isRecord } from '../../lib/isRecord'
import { validateWhere } from './validateWhere'

const { maxCharacters, maxDigits, maxSortKeys } = queryBounds

const NUMBERS = ['depth', 'limit', 'page']

/** Payload's own options to parse a query (payload, utilities/createPayloadRequest). */
const PARSE_OPTIONS = {
  allowEmptyArrays: true,
  arrayLimit: 1000,
  depth: 10,
  ignoreQueryPrefix: true,
}

/**
 * Rejects queries that make the databases fail or take seconds (decision 005).
 * @param search query string, with its question mark
 * @param config undefined where the fields are not known
 * @throws ApiError 400 invalid-query
 */
export function validateQuery(search: string, config?: SanitizedConfig): void {
  if (search.length <= 1) return
  if (search.length > maxCharacters) throw invalidQuery()
  const query = qs.parse(search, PARSE_OPTIONS)
  if (!NUMBERS.every((name) => isValidNumber(query[name])) || !isValidSort(query.sort))
    throw invalidQuery()
  if (!isValidPopulate(query.populate, config)) throw invalidQuery()
  parseJsonParam(query.data)
  if (!validateWhere(parseJsonParam(query.where), config)) throw invalidQuery()
}

const invalidQuery = () => apiError('invalid-query')

const NUMBER = new RegExp(`^\\d{0,${maxDigits}}$`)

const isValidNumber = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && NUMBER.test(value))

function isValidSort(value: unknown): boolean {
  if (value === undefined) return true
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  const keys = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : ['']))
  // MongoDB fails on an empty field name, and on operators.
  return keys.length <= maxSortKeys && keys.every((key) => /^-?\w+(?:\.\w+)*$/.test(key))
}

/** Payload fails on a selection for an unknown collection, and on a selection that is no object. */
function isValidPopulate(value: unknown, config: SanitizedConfig | undefined): boolean {
  if (value === undefined) return true
  const isCollection = (name: string) =>
    !config || config.collections.some(({ slug }) => slug === name)
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, fields]) => isCollection(name) && isRecord(fields))
  )
}

/** Payload parses a string value of such a parameter as JSON. */
function parseJsonParam(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return value === '' ? undefined : JSON.parse(value)
  } catch {
    throw invalidQuery()
  }
}
