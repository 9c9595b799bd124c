import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import { isRegard } from '../../../domain/regards/isRegard'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi, type DocsPage } from '../../../lib/api/api'
import { createUnreadableError } from '../../../lib/api/errors'
import type { RegardsFilter } from './parseRegardsFilter'
import { toPublishedRegard } from './toPublishedRegard'
import { fetchFailedReadings } from './failedReadingsQuery'

const pageSize = 25

/** The issues that administrators correct and delete, newest first, with those not yet published. */
export const publishedRegardsQuery = ({ q, statut, page }: RegardsFilter) =>
  queryOptions({
    queryKey: [...regardsKey, 'published', { q, statut, page }],
    queryFn: async ({ client, signal }) => {
      const api = getApi(client)
      const failed = statut === 'echecs' ? await fetchFailedReadings(api, signal) : undefined
      const answer = await api<DocsPage<Regard> | null>('/regards', {
        query: {
          ...{ sort: ['-dateParution', '-numero'], depth: 1, limit: pageSize, page },
          // The parameter asks for unpublished issues; false: each as it is, not its latest draft.
          draft: 'false',
          ...toSearchConditions(q),
          ...(statut === 'brouillons' && { 'where[and][1][_status][equals]': 'draft' }),
          ...(statut === 'publies' && { 'where[and][1][_status][equals]': 'published' }),
          ...(failed && { 'where[and][1][pdf][in]': failed }),
        },
        signal,
      })
      if (!answer || !Array.isArray(answer.docs)) throw createUnreadableError()
      return answer
    },
    select: ({ docs, totalDocs }) => ({
      regards: docs.filter(isRegard).map(toPublishedRegard),
      totalDocs,
      totalPages: Math.max(Math.ceil(totalDocs / pageSize), 1),
    }),
    placeholderData: keepPreviousData,
  })

/** « n° 52 », « #52 », « 52 »: the issue of this number too; any words: those in the title. */
function toSearchConditions(q: string): Record<string, string> {
  if (!q) return {}
  const numero = /^(?:n[°o]?\s?|numéro\s|#)?(?<numero>[1-9]\d{0,8})$/i.exec(q)?.groups?.numero
  return {
    'where[and][0][or][0][titre][like]': q,
    ...(numero !== undefined && { 'where[and][0][or][1][numero][equals]': numero }),
  }
}
