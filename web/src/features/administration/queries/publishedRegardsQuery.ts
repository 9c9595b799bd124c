import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findRegards } from '../../../domain/regards/findRegards'
import { isRegard } from '../../../domain/regards/isRegard'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi } from '../../../lib/api/api'
import { toPublishedRegard } from '../helpers/toPublishedRegard'

const pageSize = 25

/** What the list of administrators shows: a page, or the issue of a number. */
export type PublishedRegardsRange = {
  page: number
  /** Undefined: every issue. */
  numero: number | undefined
}

/** The issues that administrators correct and delete, newest first, with those not yet published. */
export const publishedRegardsQuery = ({ page, numero }: PublishedRegardsRange) =>
  queryOptions({
    queryKey: [...regardsKey, 'published', { page, numero }],
    queryFn: ({ client, signal }) => {
      const where = numero === undefined ? undefined : { numero: { equals: numero } }
      return findRegards(getApi(client), { limit: pageSize, page, where, withDrafts: true }, signal)
    },
    select: ({ docs, totalDocs }) => ({
      regards: docs.filter(isRegard).map(toPublishedRegard),
      totalPages: Math.max(Math.ceil(totalDocs / pageSize), 1),
    }),
    placeholderData: keepPreviousData,
  })
