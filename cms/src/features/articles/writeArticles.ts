import { isDeepStrictEqual } from 'node:util'

import type { Payload } from 'payload'

import { toPlainText } from '../lecture/text/toPlainText'
import { assignSlug, toSlugs } from './slugs'
import type { StoredArticle, WantedArticle } from './types'

/**
 * Brings the articles of a PDF to a wanted list: changes and creates them one by one in their order, then
 * deletes the rest, so that whoever is stopped in between leaves every article whole, and does it again.
 * Under the lock of the PDF's articles. The slugs of a deleted article become former ones of the article
 * that has its text.
 * @param existing all articles of the PDF
 * @param wanted in order; an id is one of those of `existing`
 * @returns how many articles were created, changed and deleted
 */
export async function writeArticles(
  payload: Payload,
  document: string,
  existing: StoredArticle[],
  wanted: WantedArticle[],
): Promise<{ created: number; changed: number; deleted: number }> {
  const byId = new Map(existing.map((article) => [article.id, article]))
  const kept = new Set(wanted.map(({ id }) => id))
  const dropped = existing.filter(({ id }) => !kept.has(id))
  const heirs = findHeirs(dropped, wanted)
  const counts = { created: 0, changed: 0, deleted: dropped.length }
  const given = new Set<string>()
  for (const [index, article] of wanted.entries()) {
    const { id, ...values } = article
    const before = id === undefined ? undefined : byId.get(id)
    const others = existing.filter((other) => other !== before)
    const taken = new Set([...others.flatMap(toSlugs), ...given])
    const { slug, anciensSlugs } = assignSlug(article.titre, before, taken)
    const inherited = dropped.filter((other) => heirs.get(other) === article).flatMap(toSlugs)
    const data = {
      ...values,
      rang: index + 1,
      slug,
      anciensSlugs: withoutSlug(
        [...anciensSlugs, ...(article.anciensSlugs ?? []), ...inherited],
        slug,
      ),
    }
    for (const one of [slug, ...anciensSlugs]) given.add(one)
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
    await payload.db.deleteMany({
      collection: 'articles',
      where: { id: { in: dropped.map(({ id }) => id) } },
    })
  }
  return counts
}

const withoutSlug = (slugs: string[], slug: string): string[] =>
  [...new Set(slugs)].filter((one) => one !== slug)

const isChanged = (before: StoredArticle, data: object): boolean =>
  Object.entries(data).some(
    ([field, value]) => !isDeepStrictEqual(before[field as keyof StoredArticle], value),
  )

/** The article that has the first text of each deleted one, if any: both were made one. */
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
