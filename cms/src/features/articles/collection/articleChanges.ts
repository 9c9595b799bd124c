import { isDeepStrictEqual } from 'node:util'

import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload } from 'payload'

import { isAdministrateur } from '../../../access/roles'
import { createLockedChange } from '../../../infrastructure/locks/lockedChange'
import { apiError } from '../../../lib/errors/apiErrors'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { isPdfOfIssue } from '../../../media/usage/isPdfOfIssue'
import { isSameCorrection } from '../../lecture/text/isSameCorrection'
import { toPlainText } from '../../lecture/text/toPlainText'
import { findPagesWithBlocs, toRefs } from '../records/pageBlocs'
import { assignSlug } from '../records/slugs'
import {
  findArticles,
  noteChange,
  REVIEWED,
  toArticlesLock,
  type FollowArticles,
  type StoredArticle,
} from '../records/storedArticles'

const toDocument = ({ document }: { document: unknown }): string => getRelationId(document) ?? ''

/** Changes an article of the panel under the lock of the PDF's articles. */
export const changeEndpoints = createLockedChange<{ id: string; document: unknown }>({
  slug: 'articles',
  isAllowed: isAdministrateur,
  select: { document: true },
  toLock: (article) => toArticlesLock(toDocument(article)),
  check: async ({ payload }, article) => {
    if (!(await isPdfOfIssue(payload, toDocument(article))))
      throw apiError(
        'articles-changed',
        'Le PDF de ce numéro a été remplacé entre-temps. Corrigez l’article du nouveau PDF.',
      )
  },
  refusal: 'Les articles se changent un par un.',
})

/** What an administrator may change of an article in the panel. */
const FIELDS = [
  ...['titre', 'chapo', 'auteurs', 'rubrique', 'texteCorrige'],
  ...['motsCles', 'visible'],
] as const

/**
 * Marks an article that is changed in the panel, so that a new reading of its PDF leaves it as it
 * is. A new title gives it a new address, to which the former one redirects.
 */
export const followChanges: CollectionBeforeChangeHook<StoredArticle> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc) return data
  const changed = FIELDS.filter((field) => isChanged(originalDoc, data, field))
  if (changed.length === 0) return data
  const document = getRelationId(originalDoc.document)
  if (changed.includes('visible') && data.visible && document) {
    await refuseWithoutText(req.payload, document, { ...originalDoc, ...data })
  }
  const isRenamed = changed.includes('titre') && document !== undefined && data.titre
  return {
    ...data,
    corrige: true,
    ...(changed.includes('texteCorrige') && REVIEWED),
    ...(changed.includes('visible') && { retire: !data.visible }),
    ...(isRenamed && (await nameArticle(req.payload, document, originalDoc, data.titre ?? ''))),
  }
}

/** Refuses to show an article whose text the new PDF lacks entirely. @throws ApiError 400 */
async function refuseWithoutText(
  payload: Payload,
  document: string,
  { blocs, texteCorrige }: Pick<StoredArticle, 'blocs' | 'texteCorrige'>,
): Promise<void> {
  if (toPlainText(texteCorrige) !== '') return
  if (toRefs(blocs, await findPagesWithBlocs(payload, document)).length > 0) return
  throw apiError(
    'invalid-argument',
    'Le texte de cet article n’est plus dans le PDF\u00a0: donnez-lui ses pages sur la page des articles du numéro, ou un texte corrigé.',
  )
}

function isChanged(before: object, data: object, field: (typeof FIELDS)[number]): boolean {
  if (!(field in data)) return false
  const [one, other] = [before, data].map((values) => (values as Record<string, unknown>)[field])
  return field === 'texteCorrige'
    ? !isSameCorrection(one, other)
    : !isDeepStrictEqual(toValue(one), toValue(other))
}

/** An empty value counts as missing. */
const toValue = (value: unknown): unknown =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/** Returns the slug that an article of a PDF gets with a new title, and its former ones. */
async function nameArticle(
  payload: Payload,
  document: string,
  article: Pick<StoredArticle, 'id' | 'titre' | 'slug' | 'anciensSlugs'>,
  titre: string,
): Promise<{ slug: string; anciensSlugs: string[] }> {
  const others = (await findArticles(payload, document)).filter(({ id }) => id !== article.id)
  const former = { ...article, anciensSlugs: (article.anciensSlugs as string[] | null) ?? [] }
  return assignSlug(titre, former, new Set(others.map(({ slug }) => slug)))
}

/** Creates the hook of a changed article: notes the change in its reading, calls `follow`. */
export const createChangeHook =
  (follow: FollowArticles): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const document = toDocument(doc as { document: unknown })
    if (document) {
      await noteChange(req.payload, document)
      await follow(req.payload, document)
    }
    return doc as unknown
  }
