import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  createRegardsInfiniteQuery,
  flattenRegardsPages,
} from '../../../domain/regards/regardsInfiniteQuery'
import { toPublishedRegard } from '../helpers/toPublishedRegard'

/** The issues that administrators correct and delete, newest first, with those not yet published. */
export const publishedRegardsQuery = infiniteQueryOptions({
  ...createRegardsInfiniteQuery({ withDrafts: true }),
  select: ({ pages }) => flattenRegardsPages(pages).map(toPublishedRegard),
})
