import { infiniteQueryOptions } from '@tanstack/react-query'
import { regardsPages, toRegards } from '../../../lib/regards/regardsPages'
import { toPublishedRegard } from '../helpers/toPublishedRegard'

/** The issues that administrators correct and delete: those of the magazine's page, newest first. */
export const publishedRegardsQuery = infiniteQueryOptions({
  ...regardsPages,
  select: ({ pages }) => toRegards(pages).map(toPublishedRegard),
})
