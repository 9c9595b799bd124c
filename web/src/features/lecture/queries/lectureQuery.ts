import type { LectureResponse, TexteResponse } from '@regards/contract/schemas/lecture'
import { queryOptions } from '@tanstack/react-query'
import { regardsKey, findNumeroToday } from '@web/domain/regards/findRegards'
import { getApi } from '@web/lib/api/api'
import { nullIfMissing, ApiError } from '@web/lib/api/errors'
import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'

/** Intervals of the requests until the pages are prepared, and while they come. */
const waitingPollMs = 5_000
const comingPollMs = 3_000

/** Pages of the server's HTML that have a placeholder: this many before and after the first one. */
const placeholderReach = 2

/**
 * One issue in the reader; `lecture` is null for an unknown issue, and `numeroToday` then is the
 * current number of the issue that once had this number, or null.
 * @param shownPage on the server: placeholders of pages far from this one are left out, which would
 *   be half of the HTML's bytes
 */
export const lectureQuery = (numero: number, shownPage?: number) =>
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- left out on the server alone
  queryOptions({
    queryKey: [...regardsKey, 'lecture', numero],
    queryFn: async ({ client, signal }) => {
      const api = getApi(client)
      const path = `/regards/numero/${numero}/lecture`
      const lecture = await nullIfMissing(api<LectureResponse>(path, { signal }))
      if (lecture) return { lecture: withNearPlaceholders(lecture, shownPage), numeroToday: null }
      return { lecture: null, numeroToday: await findNumeroToday(api, numero, signal) }
    },
    refetchInterval: ({ state }) => {
      const etat = state.data?.lecture?.etat
      if (etat === 'enCours') return comingPollMs
      return etat === 'attente' ? waitingPollMs : false
    },
  })

function withNearPlaceholders(
  lecture: LectureResponse,
  shownPage: number | undefined,
): LectureResponse {
  if (shownPage === undefined) return lecture
  const pages = lecture.pages.map((page, index) =>
    Math.abs(index + 1 - shownPage) <= placeholderReach ? page : { ...page, vignette: null },
  )
  return { ...lecture, pages }
}

type IssueSearch = IssueSearchResponse & {
  /** Whether the text on the device was searched, without the server. */
  isOffline?: boolean
}

/** Pages of an issue with the words of `q`, not empty; without a network, from the kept text. */
export const issueSearchQuery = (numero: number, q: string) =>
  queryOptions({
    queryKey: [...regardsKey, 'recherche', numero, q],
    queryFn: async ({ client, signal }): Promise<IssueSearch> => {
      const api = getApi(client)
      const issue = `/regards/numero/${numero}`
      try {
        return await api<IssueSearchResponse>(`${issue}/recherche`, { query: { q }, signal })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'network') throw error
        const kept = await Promise.all([
          api<TexteResponse>(`${issue}/texte`, { signal }),
          import('../helpers/searchKeptText'),
        ]).catch(() => undefined)
        if (!kept) throw error
        const [texte, { searchKeptText }] = kept
        return { ...searchKeptText(texte, q), isOffline: true }
      }
    },
  })
