import type { Payload } from 'payload'

import { withLocks } from '../../infrastructure/locks/withLock'
import type { StoredReading } from '../lecture'
import { findArticles, toArticlesLock } from './findArticles'
import { continueArticles } from './mergeProposals'
import { proposeForDocument, setArranged } from './proposeForDocument'
import { toSlugs } from './slugs'
import type { StoredArticle, WantedArticle } from './types'
import { writeArticles } from './writeArticles'

/**
 * Copies the articles of a PDF to the one that takes its place in an issue, whose pages need not be
 * prepared yet: when they are, corrected ones find their blocks there, and proposals continue the others,
 * so that their addresses and what visitors see stay. A PDF that has corrected articles keeps its own.
 */
export async function moveArticles(payload: Payload, from: string, to: string): Promise<void> {
  const isMoved = await withLocks(payload, [from, to].map(toArticlesLock), async () => {
    const moved = (await findArticles(payload, from)).filter(
      ({ corrige, visible }) => corrige || visible,
    )
    const known = await findArticles(payload, to)
    if (moved.length === 0 || known.some(({ corrige }) => corrige)) return false
    const wanted = continueArticles(moved.map(toWanted), known)
    await writeArticles(payload, to, known, wanted)
    const reading = await payload.db.findOne<StoredReading>({
      collection: 'lectures',
      where: { document: { equals: from } },
    })
    if (reading?.articlesArranges) await setArranged(payload, to, true)
    return true
  })
  if (isMoved) await proposeForDocument(payload, to)
}

/** All of an article, but what belongs to its record. */
const toWanted = (article: StoredArticle): WantedArticle => ({
  titre: article.titre,
  chapo: article.chapo,
  auteurs: article.auteurs,
  rubrique: article.rubrique,
  premierePage: article.premierePage,
  dernierePage: article.dernierePage,
  image: article.image,
  blocs: article.blocs,
  fichier: article.fichier,
  visible: article.visible,
  corrige: article.corrige,
  motsCles: article.motsCles,
  texteCorrige: article.texteCorrige,
  anciensSlugs: toSlugs(article),
})
