import type { Regard } from '../../../../cms/src/payload-types'
import { api } from '../api'
import { unreadableError } from '../errors'

const newestFirst = ['-dateParution', '-numero']

/**
 * Asks for some of the issues, newest first, with their files.
 * @throws ApiError `unreadable` when the answer is no list of issues.
 */
export async function findRegards(range: { limit: number; page?: number }, signal: AbortSignal) {
  const answer = await api.find(
    { collection: 'regards', sort: newestFirst, depth: 1, ...range },
    { signal },
  )
  if (!isList(answer)) throw unreadableError()
  return answer
}

function isList(answer: { docs: Regard[] } | null): boolean {
  return Array.isArray(answer?.docs)
}
