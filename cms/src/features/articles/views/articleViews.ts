import type { ArticleSummaryResponse } from '@regards/contract/schemas/articles'
import type { SentBloc, SentFigure } from '@regards/contract/schemas/blocs'
import type { Payload } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { toImageResponse, type Bloc } from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'
import { endsSentence, isRest } from '../proposal/placedBlocs'
import type { BlocDArticle, StoredArticle } from '../records/storedArticles'

type ImageBloc = Extract<Bloc, { type: 'image' }>

const WORDS_PER_MINUTE = 200

/** Folders of a PDF's pages in the storage, by page. */
export type Folders = ReadonlyMap<number, string>

/** Finds the folders of some pages of a PDF, in one query. */
export async function findFolders(
  payload: Payload,
  document: string,
  pages: Iterable<number>,
): Promise<Folders> {
  const numbers = [...new Set(pages)]
  if (numbers.length === 0) return new Map()
  const docs = await findAll<{ page: number; dossier: string }>(payload, {
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: document } }, { page: { in: numbers } }] },
    select: { page: true, dossier: true },
  })
  return new Map(docs.map(({ page, dossier }) => [page, dossier]))
}

/** Finds the block of an article's lead picture. */
export const findLead = (
  blocs: BlocDArticle[],
  nom: string | null,
): (ImageBloc & { page: number }) | undefined =>
  nom === null
    ? undefined
    : blocs.find(
        (bloc): bloc is ImageBloc & { page: number } =>
          bloc.type === 'image' && bloc.figure?.nom === nom,
      )

/** @returns null for a picture without files */
export function toImage(
  bloc: (ImageBloc & { page: number }) | undefined,
  folders: Folders,
): SentFigure | null {
  const folder = bloc && folders.get(bloc.page)
  return folder ? toImageResponse(bloc, folder) : null
}

/** A block as it is sent: of a picture, its files and the name of its figure. */
export function toSentBloc(bloc: BlocDArticle, folders: Folders): SentBloc {
  if (bloc.type !== 'image') return bloc
  const { type, page, alternative, legende = null, figure } = bloc
  return {
    ...{ type, page, alternative, legende },
    nom: figure?.nom ?? null,
    image: toImage(bloc, folders),
  }
}

/** Entry of an article in the contents of an issue. */
export const toResume = (article: StoredArticle, folders: Folders): ArticleSummaryResponse => ({
  slug: article.slug,
  rang: article.rang,
  titre: article.titre,
  chapo: article.chapo,
  auteurs: article.auteurs,
  rubrique: article.rubrique,
  premierePage: article.premierePage,
  dernierePage: article.dernierePage,
  minutes: toMinutes(article),
  image: toImage(findLead(article.blocs, article.image), folders),
})

/** Pages whose folders `toResume` needs. */
export const toLeadPages = (articles: StoredArticle[]): number[] =>
  articles.flatMap(({ blocs, image }) => findLead(blocs, image)?.page ?? [])

/** Time that it takes to read an article, in minutes: at least one. */
function toMinutes({
  chapo,
  blocs,
  texteCorrige,
}: Pick<StoredArticle, 'chapo' | 'blocs' | 'texteCorrige'>): number {
  const text = `${chapo ?? ''} ${toPlainText(texteCorrige ?? blocs)}`
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** Pictures, boxes and quotations that may stand between the parts of a divided paragraph. */
const MAX_BETWEEN = 4

type Paragraph = Extract<BlocDArticle, { type: 'paragraphe' }>

/** Joins paragraphs that a page or a column divides, where the first part stands. */
export function joinDivided(blocs: BlocDArticle[]): BlocDArticle[] {
  const joined: BlocDArticle[] = []
  for (const bloc of blocs) {
    const index = findBegun(joined)
    const begun = joined[index]
    if (begun && isText(begun) && isText(bloc) && isRest(bloc.texte)) {
      joined[index] = { ...begun, texte: `${begun.texte} ${bloc.texte}` }
    } else joined.push(bloc)
  }
  return joined
}

/** Finds the paragraph that has not ended yet; -1 when all have. */
function findBegun(blocs: BlocDArticle[]): number {
  const first = Math.max(blocs.length - 1 - MAX_BETWEEN, 0)
  for (let index = blocs.length - 1; index >= first; index -= 1) {
    const bloc = blocs[index]
    if (bloc && isText(bloc)) return isEnded(bloc) ? -1 : index
    if (!bloc || (bloc.type !== 'image' && !('role' in bloc))) return -1
  }
  return -1
}

/** The lines of a verse or an address end without a stop. */
const isEnded = ({ texte }: Paragraph): boolean => endsSentence(texte) || texte.includes('\n')

const isText = (bloc: BlocDArticle): bloc is Paragraph => bloc.type === 'paragraphe' && !bloc.role
