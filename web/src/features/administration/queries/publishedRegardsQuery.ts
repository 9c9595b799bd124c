import { infiniteQueryOptions } from '@tanstack/react-query'
import {
  regardsInfiniteQuery,
  flattenRegardsPages,
} from '../../../domain/regards/regardsInfiniteQuery'
import { toPublishedRegard } from '../helpers/toPublishedRegard'

/** The issues that administrators correct and delete: those of the magazine's page, newest first. */
export const publishedRegardsQuery = infiniteQueryOptions({
  ...regardsInfiniteQuery,
  select: ({ pages }) => flattenRegardsPages(pages).map(toPublishedRegard),
})
