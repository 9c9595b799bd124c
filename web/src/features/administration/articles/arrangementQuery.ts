import type { ArrangementBody, ArrangementResponse } from '@regards/contract/schemas/articles'
import { queryOptions } from '@tanstack/react-query'
import { api, fetchPath } from '@web/lib/api/api'
import type { ArrangedArticle } from './helpers/arrangement'
import type { ArrangementBase } from './helpers/rebase'

const pathOf = (numero: number) => `/regards/numero/${numero}/articles`

/** The articles of an issue with the blocks of its pages, for administrators. */
export const arrangementQuery = (numero: number) =>
  queryOptions({
    queryKey: ['arrangement', numero],
    queryFn: fetchPath<ArrangementResponse>(`${pathOf(numero)}/arrangement`, { draft: 'true' }),
    // No refetch while somebody arranges; a text may be corrected in another tab.
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })

/** Replaces the articles of an issue. @throws ApiError `articles-changed` */
export const saveArrangement = (
  numero: number,
  { version, articles }: { version: string; articles: ArrangedArticle[] },
) =>
  api<ArrangementResponse>(pathOf(numero), {
    method: 'PUT',
    query: { draft: 'true' },
    body: { version, articles: articles.map(toStored) },
  })

/** Drops all corrections and proposes articles anew from the PDF. */
export const proposeAnew = (numero: number) =>
  api<ArrangementResponse>(`${pathOf(numero)}/propositions`, {
    method: 'POST',
    query: { draft: 'true' },
  })

export const toArticles = ({ articles }: ArrangementResponse): ArrangedArticle[] =>
  articles.map(({ chapo, auteurs, rubrique, hasTexteCorrige: _, ...rest }) => ({
    ...rest,
    key: rest.id,
    chapo: chapo ?? '',
    auteurs: auteurs.join(', '),
    rubrique: rubrique ?? '',
  }))

/** Initial state of an arrangement of this response. */
export const toBase = (answer: ArrangementResponse): ArrangementBase => ({
  version: answer.version,
  articles: toArticles(answer),
  blockCounts: Object.fromEntries(answer.pages.map(({ page, blocs }) => [page, blocs.length])),
})

const toStored = ({
  id,
  titre,
  chapo,
  auteurs,
  rubrique,
  ...article
}: ArrangedArticle): ArrangementBody['articles'][number] => ({
  ...(id !== undefined && { id }),
  titre: titre.trim(),
  chapo: chapo.trim() || null,
  auteurs: auteurs.split(/[,;\n]/).flatMap((name) => name.trim() || []),
  rubrique: rubrique.trim() || null,
  visible: article.visible,
  image: article.image,
  blocs: article.blocs,
  ...(article.ancienTexte !== null && !article.aRevoir && { revu: true }),
})
