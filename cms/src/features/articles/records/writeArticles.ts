import { isDeepStrictEqual } from 'node:util'

import type { Payload } from 'payload'

import { deleteRows } from '../../../infrastructure/database/rows'
import { toPlainText } from '../../lecture/text/toPlainText'
import { noteChange, REVIEWED, type StoredArticle, type WantedArticle } from './storedArticles'
import { assignSlug, toSlug, toSlugs } from './slugs'

/**
 * Brings the articles of a PDF to a wanted list, one by one, then deletes the rest. A process that
 * stops in between leaves every article whole, and the next call completes the list. Under the lock
 * of the PDF's articles. The slugs of a deleted article become former ones of the article that has
 * its text.
 * @param wanted in order; an id is one of those of `existing`
 */
export async function writeArticles(
  payload: Payload,
  document: string,
  existing: StoredArticle[],
  wanted: WantedArticle[],
): Promise<{ created: number; changed: number; deleted: number }> {
  const articles = nameArticles(existing, adoptDropped(existing, wanted))
  const kept = new Set(articles.map(({ before }) => before))
  const dropped = existing.filter((article) => !kept.has(article))
  const counts = { created: 0, changed: 0, deleted: dropped.length }
  const changes = articles.filter(({ before, data }) => !before || isChanged(before, data))
  if (changes.length + dropped.length > 0) await noteChange(payload, document)
  for (const { before, data } of articles) {
    if (!before) {
      await payload.db.create({ collection: 'articles', data: { ...data, document } })
      counts.created += 1
    } else if (isChanged(before, data)) {
      await payload.db.updateOne({
        collection: 'articles',
        id: before.id,
        // With the fields that SQLite wants in every row that has lists.
        data: { ...data, document, updatedAt: new Date().toISOString() },
        returning: false,
      })
      counts.changed += 1
    }
  }
  if (dropped.length > 0) {
    await deleteRows(payload, 'articles', { id: { in: dropped.map(({ id }) => id) } })
  }
  return counts
}

/** A new article replaces a removed article with the same slug. */
function adoptDropped(existing: StoredArticle[], wanted: WantedArticle[]): WantedArticle[] {
  const ids = new Set(wanted.map(({ id }) => id))
  const dropped = new Map(
    existing.filter(({ id }) => !ids.has(id)).map((article) => [article.slug, article.id]),
  )
  return wanted.map((article) => {
    const slug = toSlug(article.titre)
    const id = article.id ?? dropped.get(slug)
    if (article.id !== undefined || id === undefined) return article
    dropped.delete(slug)
    return { texteCorrige: null, motsCles: [], ...REVIEWED, ...article, id }
  })
}

interface NamedWrite {
  before: StoredArticle | undefined
  data: Omit<WantedArticle, 'id'> & Pick<StoredArticle, 'rang' | 'slug' | 'anciensSlugs' | 'retire'>
}

/** Gives articles their ranks and slugs. */
function nameArticles(existing: StoredArticle[], wanted: WantedArticle[]): NamedWrite[] {
  const byId = new Map(existing.map((article) => [article.id, article]))
  const kept = new Set(wanted.map(({ id }) => id))
  const dropped = existing.filter(({ id }) => !kept.has(id))
  const heirs = findHeirs(dropped, wanted)
  const given = new Set<string>()
  const named = wanted.map((article, index): NamedWrite => {
    const { id, anciensSlugs: added = [], ...values } = article
    const before = id === undefined ? undefined : byId.get(id)
    const others = existing.filter((other) => other !== before).map(({ slug }) => slug)
    const { slug, anciensSlugs } = assignSlug(article.titre, before, new Set([...others, ...given]))
    given.add(slug)
    const inherited = dropped.filter((other) => heirs.get(other) === article).flatMap(toSlugs)
    return {
      before,
      data: {
        ...values,
        ...{ rang: index + 1, slug },
        retire: !values.visible && Boolean(before?.visible || before?.retire),
        anciensSlugs: [...new Set([...anciensSlugs, ...added, ...inherited])],
      },
    }
  })
  return named.map(({ before, data }) => ({
    before,
    data: { ...data, anciensSlugs: data.anciensSlugs.filter((slug) => !given.has(slug)) },
  }))
}

const isChanged = (before: StoredArticle, data: object): boolean =>
  Object.entries(data).some(
    ([field, value]) => !isDeepStrictEqual(before[field as keyof StoredArticle], value),
  )

/** For each deleted article, the article that has its first text: both were merged. */
function findHeirs(
  dropped: StoredArticle[],
  wanted: WantedArticle[],
): Map<StoredArticle, WantedArticle> {
  const texts = new Map<string, WantedArticle>()
  for (const article of wanted.toReversed()) {
    for (const text of toTexts(article)) texts.set(text, article)
  }
  return new Map(
    dropped.flatMap((article) => {
      const heir = texts.get(toTexts(article)[0] ?? '')
      return heir ? [[article, heir] as const] : []
    }),
  )
}

const toTexts = ({ blocs }: Pick<WantedArticle, 'blocs'>): string[] =>
  blocs.map((bloc) => toPlainText([bloc])).filter((text) => text !== '')
