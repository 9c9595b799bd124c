import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Regard } from '@payload-types'
import {
  fetchRegards,
  newestFirst,
  withUnpublished,
  regardsKey,
} from '@web/domain/regards/findRegards'
import { isRegard } from '@web/domain/regards/isRegard'
import { type Api, type DocsPage, fetchPath, getApi } from '@web/lib/api/api'
import { type RegardsFilter, everyRegard } from './regardsFilter'
import { mapOptionalTexts } from '../publication/publicationTypes'
import { useState } from 'react'
import { toCalendarDay } from '@web/lib/format/dates'
import { populated } from '@web/lib/api/populated'
import { toPicture } from '@web/domain/pictures/toPicture'
import { formatCount } from '@web/domain/regards/formatCount'

const pageSize = 25

/** The issues that administrators correct and delete, newest first, with those not yet published. */
export const publishedRegardsQuery = ({ q, statut, page }: RegardsFilter) =>
  queryOptions({
    queryKey: [...regardsKey, 'published', { q, statut, page }],
    queryFn: async ({ client, signal }) => {
      const api = getApi(client)
      const pdfs = statut === 'echecs' ? await fetchFailedReadings(api, signal) : undefined
      const query = {
        ...{ sort: newestFirst, depth: 1, limit: pageSize, page, ...withUnpublished },
        ...toSearchConditions(q),
        ...(statut === 'brouillons' && { 'where[and][1][_status][equals]': 'draft' }),
        ...(statut === 'publies' && { 'where[and][1][_status][equals]': 'published' }),
        ...(pdfs && { 'where[and][1][pdf][in]': pdfs }),
      }
      return fetchRegards(api, query, signal)
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

/** Number of the records of a collection that match conditions. */
export const countQuery = (collection: string, conditions: Record<string, string>) =>
  queryOptions({
    queryKey: [...regardsKey, 'count', collection, conditions],
    queryFn: fetchPath<DocsPage<unknown>>(`/${collection}`, { ...conditions, depth: 0, limit: 1 }),
    select: ({ totalDocs }) => totalDocs,
  })

/** Number of the issues in the trash. */
export const trashCountQuery = {
  ...countQuery('regards', {
    ...{ trash: 'true', draft: 'true' },
    ...{ 'where[deletedAt][exists]': 'true', 'select[numero]': 'true' },
  }),
  staleTime: 0,
}

/** Readings that failed, at most, whose issues a list shows. */
const maxFailed = 100

const failed = { 'where[etat][equals]': 'indisponible' }

/** Number of PDFs whose preparation failed. */
export const failedReadingsQuery = {
  ...countQuery('lectures', { ...failed, 'select[etat]': 'true' }),
  staleTime: 0,
}

/** Ids of PDFs whose preparation failed, the last ones first. @throws ApiError */
async function fetchFailedReadings(api: Api, signal: AbortSignal): Promise<string[]> {
  const { docs } = await api<DocsPage<{ document: string }>>('/lectures', {
    query: {
      ...failed,
      ...{ depth: 0, sort: '-updatedAt', limit: maxFailed, 'select[document]': 'true' },
    },
    signal,
  })
  return docs.map(({ document }) => document)
}

/** One issue, published or not, always fetched anew. */
export const regardQuery = (id: string) =>
  queryOptions({
    queryKey: ['regardToCorrect', id],
    queryFn: async ({ client, signal }) => {
      const query = { depth: 1, ...withUnpublished }
      return toPublishedRegard(await getApi(client)<Regard>(`/regards/${id}`, { query, signal }))
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Whether the page opened with issues; undefined until known. A later issue changes nothing. */
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

export type PublishedRegard = ReturnType<typeof toPublishedRegard>

/** Counters of an issue, each with its noun. */
const counters = [
  ['nombreDeVue', 'vue'],
  ['nombreDeTelechargement', 'téléchargement'],
] as const

export function toPublishedRegard(regard: Regard) {
  const { id, numero, updatedAt } = regard
  const couverture = toPicture(regard.couverture)
  return {
    ...{ id, numero, updatedAt },
    dateParution: toCalendarDay(regard.dateParution),
    ...mapOptionalTexts((name) => regard[name] ?? ''),
    // Decorative: the number is written beside it.
    couverture: couverture && { ...couverture, alt: '' },
    /** Undefined when the file is missing. */
    pdfId: populated(regard.pdf)?.id,
    /** Whether visitors do not see it. */
    isDraft: regard._status === 'draft',
    /** « 12 vues », « 3 téléchargements »; empty when the response has no counts. */
    counts: counters.flatMap(([field, noun]) => {
      const count = regard[field]
      return typeof count === 'number' ? [formatCount(count, noun)] : []
    }),
  }
}
