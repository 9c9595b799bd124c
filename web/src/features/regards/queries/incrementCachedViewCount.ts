import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Regard } from '../../../../../cms/src/payload-types'
import { regardsKey } from '../../../lib/regards/regardsKey'
import { regardsQueries } from './regardsQueries'

type Page = { docs: Regard[] }

/** Adds one view to an issue wherever it is in the cache, if its count is known at all. */
export function incrementCachedViewCount(queryClient: QueryClient, numero: number): void {
  const increment = (regard: Regard): Regard =>
    regard.numero === numero && typeof regard.nombreDeVue === 'number'
      ? { ...regard, nombreDeVue: regard.nombreDeVue + 1 }
      : regard

  queryClient.setQueryData<InfiniteData<Page>>(
    regardsQueries.list().queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, docs: page.docs.map(increment) })),
      },
  )
  queryClient.setQueryData(
    regardsQueries.latest().queryKey,
    (latest) => latest && increment(latest),
  )
  queryClient.setQueryData(
    regardsQueries.one(numero).queryKey,
    (found) => found && { ...found, regard: found.regard && increment(found.regard) },
  )
  queryClient.setQueriesData<Regard[]>({ queryKey: [...regardsKey, 'annee'] }, (year) =>
    year?.map(increment),
  )
}
