import * as qs from 'qs-esm'

import { ApiError } from '../../lib/errors/apiErrors'
import { validateWhere } from './validateWhere'

/** Larger than the panel's longest query: the ids of the images of one field. */
const MAX_CHARACTERS = 32 * 1024

const MAX_SORT_KEYS = 5

const NUMBERS = ['depth', 'limit', 'page']

/** Payload's own options to parse a query (payload, utilities/createPayloadRequest). */
const PARSE_OPTIONS = {
  allowEmptyArrays: true,
  arrayLimit: 1000,
  depth: 10,
  ignoreQueryPrefix: true,
}

/**
 * Rejects queries that make the databases fail or take seconds (decision 028).
 * @param search query string, with its question mark
 * @param dateFields names of the date fields
 * @throws ApiError 400 invalid-query
 */
export function validateQuery(search: string, dateFields: ReadonlySet<string>): void {
  if (search.length <= 1) return
  if (search.length > MAX_CHARACTERS) throw invalidQuery()
  const query = qs.parse(search, PARSE_OPTIONS)
  if (!NUMBERS.every((name) => isValidNumber(query[name])) || !isValidSort(query.sort))
    throw invalidQuery()
  parseJsonParam(query.data)
  if (!validateWhere(parseJsonParam(query.where), dateFields)) throw invalidQuery()
}

const invalidQuery = () => new ApiError('La requête est mal formée.', 400, 'invalid-query')

/** At most six digits: enough for any page, and no product of two values overflows. */
const isValidNumber = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^\d{0,6}$/.test(value))

function isValidSort(value: unknown): boolean {
  if (value === undefined) return true
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  const keys = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : ['']))
  // MongoDB fails on an empty field name.
  return keys.length <= MAX_SORT_KEYS && keys.every((key) => /[^-\s]/.test(key))
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
