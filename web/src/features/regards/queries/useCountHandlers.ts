import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { Regard } from '@payload-types'
import { regardsKey } from '@web/domain/regards/findRegards'
import { regardsQueries } from './regardsQueries'

type Counter = 'nombreDeVue' | 'nombreDeTelechargement'

type Page = { docs: Regard[] }

const middleButton = 1

/** Handlers of a link that count an issue's opening on the page; a double click counts once. */
export function useCountHandlers(numero: number) {
  const queryClient = useQueryClient()
  return (counter: Counter) => ({
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
      else incrementCachedCount(queryClient, numero, counter)
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === middleButton) incrementCachedCount(queryClient, numero, counter)
    },
  })
}

/** Increments a counter of an issue in every cached query, if the cached issue has that counter. */
function incrementCachedCount(queryClient: QueryClient, numero: number, counter: Counter): void {
  const addOne = (regard: Regard): Regard => {
    const count = regard[counter]
    if (regard.numero !== numero || typeof count !== 'number') return regard
    return { ...regard, [counter]: count + 1 }
  }

  queryClient.setQueryData<InfiniteData<Page>>(
    regardsQueries.list().queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, docs: page.docs.map(addOne) })),
      },
  )
  queryClient.setQueryData(regardsQueries.latest().queryKey, (latest) => latest && addOne(latest))
  queryClient.setQueryData(
    regardsQueries.one(numero).queryKey,
    (found) => found && { ...found, regard: found.regard && addOne(found.regard) },
  )
  queryClient.setQueriesData<Regard[]>({ queryKey: [...regardsKey, 'annee'] }, (year) =>
    year?.map(addOne),
  )
}
