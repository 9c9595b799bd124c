import type { Client } from './client'
import { poll } from './ports'
import type { Records } from './records'

export type ArticleResume = {
  id?: string
  slug: string
  rang: number
  titre: string
  chapo: string | null
  auteurs: string[]
  rubrique: string | null
  premierePage: number
  dernierePage: number
  minutes: number
  image: { images: { url: string; largeur: number }[] } | null
  visible?: boolean
  corrige?: boolean
}

export type Contents = { numero: number; etat: string; articles: ArticleResume[] }

export type ArrangedArticle = {
  id?: string
  titre: string
  chapo: string | null
  auteurs: string[]
  rubrique: string | null
  visible: boolean
  image: string | null
  blocs: [number, number][]
  revu?: boolean
}

export type Arrangement = {
  version: string
  articles: (ArrangedArticle & {
    slug: string
    corrige: boolean
    hasTexteCorrige: boolean
    aRevoir: boolean
    ancienTexte: string | null
  })[]
  pages: { page: number; blocs: { type: string; texte?: string }[] }[]
}

export const articlesPath = (numero: number, rest = ''): string =>
  `/api/regards/numero/${numero}/articles${rest}`

/** What an administrator sends back of an arranged article. */
export const toSent = ({
  id,
  titre,
  chapo,
  auteurs,
  rubrique,
  visible,
  image,
  blocs,
}: ArrangedArticle): ArrangedArticle => ({
  ...(id !== undefined && { id }),
  ...{ titre, chapo, auteurs, rubrique, visible, image, blocs },
})

/** The articles of an issue, as their readers and their administrators have them. */
export const createArticlesClient = (visitor: Client, admin: Client, numero: number) => ({
  list: async () => (await visitor.get<Contents>(articlesPath(numero))).json.articles,
  listAll: async () =>
    (await admin.get<Contents>(articlesPath(numero, '?draft=true'))).json.articles,
  read: async () => (await admin.get<Arrangement>(articlesPath(numero, '/arrangement'))).json,
  propose: () => admin.post<Arrangement>(articlesPath(numero, '/propositions')),
  save: (version: string, articles: ArrangedArticle[]) =>
    admin.request<Arrangement & { errors?: { code: string }[] }>('PUT', articlesPath(numero), {
      json: { version, articles },
    }),
})

/** Waits until the corrections and articles of all replaced PDFs are carried over. */
export const waitForCarryOver = (records: Records): Promise<void> =>
  poll(
    async () =>
      (await records.find('payload-jobs', { taskSlug: 'reprendreCorrections' })).length === 0,
    { what: 'the copies of the articles' },
  )
