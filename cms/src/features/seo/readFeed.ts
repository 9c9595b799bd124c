import type { Payload } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'
import type { Regard } from '../../payload-types'
import { readContents, toLine, type ContentsEntry } from '../articles'
import type { Feed, FeedIssue } from './buildFeed'

/** Five years of a quarterly magazine. */
const ISSUE_LIMIT = 20

/**
 * Reads the newest issues for the feed.
 * @param siteUrl URL of the site, without a trailing slash
 */
export async function readFeed(payload: Payload, siteUrl: string): Promise<Feed> {
  const [{ nom }, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'parametres', depth: 0, overrideAccess: false }),
    payload.find({
      collection: 'regards',
      sort: ['-dateParution', '-numero'],
      depth: 1,
      limit: ISSUE_LIMIT,
      pagination: false,
      overrideAccess: false,
    }),
  ])
  const contents = await readContents(
    payload,
    docs.flatMap(({ pdf }) => getRelationId(pdf) ?? []),
  )
  return {
    ...{ siteUrl, publisher: nom },
    issues: docs.map((regard) =>
      toFeedIssue(regard, contents.get(getRelationId(regard.pdf) ?? '') ?? []),
    ),
  }
}

function toFeedIssue(regard: Regard, contents: ContentsEntry[]): FeedIssue {
  const { createdAt, numero, titre, sommaire, dateParution, updatedAt } = regard
  const pdf = populated(regard.pdf)
  const couverture = populated(regard.couverture)
  const coverUrl = couverture?.sizes?.webp?.url ?? couverture?.url
  return {
    createdAt,
    numero,
    titre: titre ?? undefined,
    sommaire: sommaire ?? undefined,
    dateParution,
    updatedAt,
    pdf: pdf?.url ? { url: pdf.url, bytes: pdf.filesize ?? undefined } : undefined,
    couverture: coverUrl
      ? { url: coverUrl, alt: couverture?.alt ?? `Couverture du numéro ${numero}` }
      : undefined,
    articles: contents.map((article) => ({ nom: toLine(article), slug: article.slug })),
  }
}

/** The populated relation; undefined when the file was deleted. */
const populated = <T extends object>(relation: string | T): T | undefined =>
  typeof relation === 'object' ? relation : undefined
