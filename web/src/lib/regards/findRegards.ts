import type { Regard } from '../../../../cms/src/payload-types'
import type { Api, DocsPage } from '../api'
import { unreadableError } from '../errors'

const newestFirst = ['-dateParution', '-numero']

/**
 * Asks for some of the issues, newest first, with their files.
 * @throws ApiError `unreadable` when the answer is no list of issues.
 */
export async function findRegards(
  api: Api,
  range: { limit: number; page?: number },
  signal: AbortSignal,
) {
  const answer = await api<DocsPage<Regard> | null>('/regards', {
    query: { sort: newestFirst, depth: 1, ...range },
    signal,
  })
  if (!answer || !Array.isArray(answer.docs)) throw unreadableError()
  return answer
}
