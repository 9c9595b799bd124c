import { apiError } from './errors/apiErrors'
import { parseParisTime } from './parisTime'

/**
 * Reads a planned time of Paris from a body, YYYY-MM-DDTHH:MM.
 * @throws ApiError 400 invalid-argument for a time that does not exist, or is past
 */
export function parsePlannedTime(value: unknown): Date {
  const date = parseParisTime(value)
  if (!date) throw apiError('invalid-argument', 'Cette date n’existe pas.')
  if (date.getTime() <= Date.now()) throw apiError('invalid-argument', 'Cette date est passée.')
  return date
}
