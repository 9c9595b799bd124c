import { foldText } from '@regards/text-analysis'

/** Longest slug, cut between words. */
const MAX_SLUG = 80

/** Slug of a title without a letter or a digit. */
const NAMELESS = 'article'

/** Endpoints beside those of the articles. */
const RESERVED = ['arrangement', 'propositions']

/** What the slug of an article depends on. */
export interface NamedArticle {
  titre: string
  slug: string
  anciensSlugs: string[]
}

/** The slugs that an article has and had. */
export const toSlugs = ({ slug, anciensSlugs }: NamedArticle): string[] => [slug, ...anciensSlugs]

/** Returns the slug of a title: « Un langage de fil et de drap » becomes `un-langage-de-fil-et-de-drap`. */
export function toSlug(titre: string): string {
  const words = titre
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => foldText(word).replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
  let slug = words.shift()?.slice(0, MAX_SLUG) ?? NAMELESS
  for (const word of words) {
    if (slug.length + 1 + word.length > MAX_SLUG) break
    slug += `-${word}`
  }
  return slug
}

/**
 * Returns the slug of an article, which stays while the title gives it, and its former slugs. A
 * former slug of another article is free.
 * @param taken slugs that other articles of the PDF have
 */
export function assignSlug(
  titre: string,
  before: NamedArticle | undefined,
  taken: ReadonlySet<string>,
): { slug: string; anciensSlugs: string[] } {
  const base = toSlug(titre)
  const isOwn = before && (before.slug === base || isNumbered(before.slug, base))
  const slug = isOwn ? before.slug : findFree(base, taken)
  const former = new Set(before ? [...before.anciensSlugs, before.slug] : [])
  former.delete(slug)
  return { slug, anciensSlugs: [...former] }
}

const isNumbered = (slug: string, base: string): boolean =>
  slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1))

function findFree(base: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED.includes(slug)
  if (isFree(base)) return base
  for (let number = 2; ; number += 1) {
    const slug = `${base}-${number}`
    if (isFree(slug)) return slug
  }
}
