import type { ReadingState } from '@regards/contract/schemas/lecture'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { regardsKey } from '@web/domain/regards/findRegards'
import { type DocsPage, fetchPath } from '@web/lib/api/api'
import { isPreparing, isRecognizing } from './describeReading'

/** Poll intervals in milliseconds: while a PDF is prepared, or waits; while a text is recognized. */
const progressIntervalMs = 2_000
const waitIntervalMs = 10_000

/** Key prefix of the states of readings. */
export const readingsKey = [...regardsKey, 'readings'] as const

/** Whether a reading or its articles change by themselves. */
export const isChanging = (reading: ReadingState): boolean =>
  isPreparing(reading) ||
  isRecognizing(reading) ||
  reading.correctionsEnCours ||
  reading.anciensArticles

/** The state of the online readings of these issues, by id; polled until all are made. */
export const readingsQuery = (numeros: number[]) =>
  queryOptions({
    queryKey: [...readingsKey, numeros],
    queryFn: fetchPath<{ lectures: Record<string, ReadingState> }>('/regards/lectures', {
      numeros: numeros.join(),
    }),
    enabled: numeros.length > 0,
    select: ({ lectures }) => lectures,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const readings = Object.values(state.data?.lectures ?? {})
      if (readings.some(isPreparing)) return progressIntervalMs
      return readings.some(isChanging) ? waitIntervalMs : false
    },
  })

/** Poll interval while a publication is planned, in milliseconds: it takes place by itself. */
const pollIntervalMs = 10_000

/** The planned publications: a time in Paris, YYYY-MM-DDTHH:MM, by the id of the issue. */
export const plannedPublicationsQuery = queryOptions({
  queryKey: [...regardsKey, 'planned'],
  queryFn: fetchPath<{ dates: Record<string, string> }>('/regards/programmations'),
  select: ({ dates }) => dates,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    Object.keys(state.data?.dates ?? {}).length > 0 ? pollIntervalMs : false,
})

export type WaitingArticles = {
  /** Proposed articles that visitors do not see and nobody has changed. */
  proposed: number
  /** Articles whose text the new PDF lacks in whole or in part. */
  toReview: number
}

/**
 * The number of articles that wait for an administrator, by the id of the PDF.
 * @param pdfs ids of the PDFs whose articles were proposed: asked again when there are more
 * @param changing ids of the PDFs whose articles change by themselves: asked again when they do not
 */
export const waitingArticlesQuery = (pdfs: string[], changing: string[]) =>
  queryOptions({
    queryKey: [...regardsKey, 'waitingArticles', pdfs, changing],
    queryFn: fetchPath<DocsPage<{ document: string; aRevoir?: boolean | null }>>('/articles', {
      'where[and][0][document][in]': pdfs,
      'where[and][1][or][0][aRevoir][equals]': 'true',
      'where[and][1][or][1][and][0][visible][not_equals]': 'true',
      'where[and][1][or][1][and][1][corrige][not_equals]': 'true',
      'select[document]': 'true',
      'select[aRevoir]': 'true',
      ...{ depth: 0, limit: 0 },
    }),
    enabled: pdfs.length > 0,
    select: ({ docs }) => {
      const counts = new Map<string, WaitingArticles>()
      for (const { document, aRevoir } of docs) {
        const { proposed, toReview } = counts.get(document) ?? { proposed: 0, toReview: 0 }
        counts.set(
          document,
          aRevoir ? { proposed, toReview: toReview + 1 } : { proposed: proposed + 1, toReview },
        )
      }
      return counts
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
