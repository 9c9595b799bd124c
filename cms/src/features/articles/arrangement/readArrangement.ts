import type { ArrangementResponse } from '@regards/contract/schemas/articles'
import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { apiError } from '../../../lib/errors/apiErrors'
import { findIssueReading, toPagePicture, type IssueReading } from '../../lecture'
import { toSentBloc } from '../views/articleViews'
import { findArticles, type StoredArticle } from '../records/storedArticles'
import { findPagesWithBlocs, toRefsOfAll } from '../records/pageBlocs'

/** The issue of an administrator's request, whose pages are ready. */
export type ReadyIssue = IssueReading & { pdf: NonNullable<IssueReading['pdf']> }

/** Finds the issue whose articles are arranged; a draft too. @throws ApiError 400, 404, 409 */
export async function findReadyIssue(req: PayloadRequest): Promise<ReadyIssue> {
  const { pdf, ...issue } = await findIssueReading(req, true)
  if (!pdf || issue.etat !== 'prete') throw apiError('reading-not-ready')
  return { ...issue, pdf }
}

/** The articles of a PDF and the pages that they are made of. */
export type ArticlesState = Awaited<ReturnType<typeof readState>>

/** Fields of an article that an arrangement changes. The corrected text has a form of its own. */
const toArranged = (article: StoredArticle) => [
  ...[article.id, article.rang, article.titre, article.chapo, article.auteurs, article.rubrique],
  ...[article.visible, article.image, article.blocs, article.aRevoir],
]

export async function readState({ payload }: PayloadRequest, { pdf }: ReadyIssue) {
  const [articles, pages] = await Promise.all([
    findArticles(payload, pdf.id),
    findPagesWithBlocs(payload, pdf.id),
  ])
  const parts = [articles.map(toArranged), pages.map(({ page, blocs }) => [page, blocs])]
  /** Any change of articles and pages gives another one. */
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return { articles, pages, version }
}

/** Everything that the form of an issue's articles needs, in one response. */
export function toArrangement(
  { issue, etat }: ReadyIssue,
  { articles, pages, version }: ArticlesState,
): ArrangementResponse {
  const refs = toRefsOfAll(articles, pages)
  const folders = new Map(pages.map(({ page, dossier }) => [page, dossier]))
  return {
    numero: issue.numero,
    titre: issue.titre ?? null,
    dateParution: issue.dateParution,
    etat,
    version,
    articles: articles.map((article) => ({
      id: article.id,
      slug: article.slug,
      titre: article.titre,
      chapo: article.chapo,
      auteurs: article.auteurs,
      rubrique: article.rubrique,
      visible: article.visible,
      image: article.image,
      blocs: refs.get(article) ?? [],
      corrige: article.corrige,
      hasTexteCorrige: article.texteCorrige !== null,
      aRevoir: article.aRevoir,
      ancienTexte: article.ancienTexte,
    })),
    pages: pages.map((page) => ({
      ...toPagePicture(page),
      blocs: page.blocs.map((bloc) => toSentBloc({ ...bloc, page: page.page }, folders)),
    })),
  }
}
