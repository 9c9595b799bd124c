import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  regardsInfiniteQuery,
  flattenRegardsPages,
} from '../../../domain/regards/regardsInfiniteQuery'
import { toPublishedRegard } from '../helpers/toPublishedRegard'

/**
 * The issues that administrators correct and delete, newest first; shares the cache with the
 * magazine's page.
 */
export const publishedRegardsQuery = infiniteQueryOptions({
  ...regardsInfiniteQuery,
  select: ({ pages }) => flattenRegardsPages(pages).map(toPublishedRegard),
})
