import { apiError } from './errors/apiErrors'
import { parseParisTime } from './parisTime'

/** Reads a time of Paris, YYYY-MM-DDTHH:MM. @throws ApiError 400 for a past or impossible one */
export function parsePlannedTime(value: unknown): Date {
  const date = parseParisTime(value)
  if (!date) throw apiError('invalid-argument', 'Cette date n’existe pas.')
  if (date.getTime() <= Date.now()) throw apiError('invalid-argument', 'Cette date est passée.')
  return date
}
