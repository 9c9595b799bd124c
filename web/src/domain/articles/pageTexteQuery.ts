import { queryOptions } from '@tanstack/react-query'
import { getApi } from '../../lib/api/api'
import { regardsKey } from '../regards/regardsKey'
import type { BlocResponse } from './responses'

/** Leaves the page to each block of a list. */
type WithoutPage<Bloc> = Bloc extends unknown ? Omit<Bloc, 'page'> : never

/** `GET /api/regards/numero/{n}/texte`, as far as it is read here. */
type TexteResponse = {
  langue: string | null
  pages: {
    page: number
    blocs: WithoutPage<BlocResponse>[]
    texteCorrige: { root?: unknown } | null
    sansTexte: boolean
    reconnaissance?: 'attente' | 'incertaine' | null
  }[]
}

/** The text of one page of a published issue; the answer has all pages, which are next. */
export const pageTexteQuery = (numero: number, page: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'texte', numero, 'lecteur'],
    queryFn: ({ client, signal }) =>
      getApi(client)<TexteResponse>(`/regards/numero/${numero}/texte`, { signal }),
    select: ({ langue, pages }) => ({
      langue: langue ?? 'fr',
      page: pages.find((each) => each.page === page),
    }),
  })
