import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import { isRegard } from '@web/domain/regards/isRegard'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { type Api, type DocsPage, getApi } from '@web/lib/api/api'
import { createUnreadableError } from '@web/lib/api/errors'
import { type RegardsFilter, everyRegard } from './regardsFilter'
import { mapOptionalTexts, type StoredTexts } from '../publication/publicationTypes'
import { useState } from 'react'
import { toCalendarDay } from '@web/lib/format/dates'
import { populated } from '@web/lib/api/populated'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import { formatCount } from '@web/domain/regards/formatCount'

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
          // The presence of the parameter asks for unpublished issues; `false` asks for the record,
          // not its latest draft.
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

/** « n° 52 », « #52 », « 52 » also match the issue's number; any words match its title. */
function toSearchConditions(q: string): Record<string, string> {
  if (!q) return {}
  const numero = /^(?:n[°o]?\s?|numéro\s|#)?(?<numero>[1-9]\d{0,8})$/i.exec(q)?.groups?.numero
  return {
    'where[and][0][or][0][titre][like]': q,
    ...(numero !== undefined && { 'where[and][0][or][1][numero][equals]': numero }),
  }
}

/** Number of the issues in the trash. */
export const trashCountQuery = queryOptions({
  queryKey: [...regardsKey, 'trashCount'],
  queryFn: async ({ client, signal }) => {
    const { totalDocs } = await getApi(client)<DocsPage<unknown>>('/regards', {
      query: {
        ...{ trash: 'true', draft: 'true', depth: 0, limit: 1 },
        ...{ 'where[deletedAt][exists]': 'true', 'select[numero]': 'true' },
      },
      signal,
    })
    return totalDocs
  },
  staleTime: 0,
})

/** Readings that failed, at most, whose issues a list shows. */
const maxFailed = 100

const conditions = { 'where[etat][equals]': 'indisponible', depth: 0 }

/** Number of PDFs whose preparation failed. */
export const failedReadingsQuery = queryOptions({
  queryKey: [...regardsKey, 'failedReadings'],
  queryFn: async ({ client, signal }) => {
    const { totalDocs } = await getApi(client)<DocsPage<unknown>>('/lectures', {
      query: { ...conditions, limit: 1, 'select[etat]': 'true' },
      signal,
    })
    return totalDocs
  },
  staleTime: 0,
})

/** Ids of PDFs whose preparation failed, the last ones first. @throws ApiError */
async function fetchFailedReadings(api: Api, signal: AbortSignal): Promise<string[]> {
  const { docs } = await api<DocsPage<{ document: string }>>('/lectures', {
    query: { ...conditions, sort: '-updatedAt', limit: maxFailed, 'select[document]': 'true' },
    signal,
  })
  return docs.map(({ document }) => document)
}

/** One issue, published or not, always fetched anew. */
export const regardQuery = (id: string) =>
  queryOptions({
    queryKey: ['regardToCorrect', id],
    queryFn: async ({ client, signal }) => {
      const query = { depth: 1, draft: 'false' }
      return toPublishedRegard(await getApi(client)<Regard>(`/regards/${id}`, { query, signal }))
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/**
 * Whether there were issues when the page was opened; undefined until known. Decided once, so that
 * adding the first issue does not change it.
 */
export function useHasIssues(): boolean | undefined {
  const [hasIssues, setHasIssues] = useState<boolean>()
  const { data, isError } = useQuery({
    ...publishedRegardsQuery(everyRegard),
    enabled: hasIssues === undefined,
  })
  if (hasIssues === undefined) {
    if (isError) setHasIssues(false)
    else if (data) setHasIssues(data.totalDocs > 0)
  }
  return hasIssues
}

export type PublishedRegard = {
  id: string
  couverture: PictureSource | undefined
  /** Id of its PDF; undefined when the file is missing. */
  pdfId: string | undefined
  /** Whether visitors do not see it. */
  isDraft: boolean
  /** « 12 vues », « 3 téléchargements »; empty when the response has no counts. */
  counts: string[]
} & Required<StoredTexts>

/** Counters of an issue, each with its noun. */
const counters = [
  ['nombreDeVue', 'vue'],
  ['nombreDeTelechargement', 'téléchargement'],
] as const

export function toPublishedRegard(regard: Regard): PublishedRegard {
  const { id, numero, updatedAt } = regard
  const couverture = toPicture(regard.couverture)
  return {
    id,
    numero,
    updatedAt,
    dateParution: toCalendarDay(regard.dateParution),
    ...mapOptionalTexts((name) => regard[name] ?? ''),
    // Decorative: the number is written beside it.
    couverture: couverture && { ...couverture, alt: '' },
    pdfId: populated(regard.pdf)?.id,
    isDraft: regard._status === 'draft',
    counts: counters.flatMap(([field, noun]) => {
      const count = regard[field]
      return typeof count === 'number' ? [formatCount(count, noun)] : []
    }),
  }
}
