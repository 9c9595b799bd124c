import type { Payload } from 'payload'

import { getRelationId } from '../../lib/payload/getRelationId'
import type { Regard } from '../../payload-types'
import { escapeXml } from '../../lib/escapeXml'
import { toIssueUrn } from '../../lib/toIssueUrn'
import { readContents, toLine, type ContentsEntry } from '../articles'

/** Five years of a quarterly magazine. */
const ISSUE_LIMIT = 20

/** Reads the newest issues for the feed. @param siteUrl without a trailing slash */
export async function readFeed(payload: Payload, siteUrl: string) {
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
    siteUrl,
    /** Name of the magazine's publisher. */
    publisher: nom,
    /** Newest first. */
    issues: docs.map((regard) =>
      toFeedIssue(regard, contents.get(getRelationId(regard.pdf) ?? '') ?? []),
    ),
  }
}

function toFeedIssue(regard: Regard, contents: ContentsEntry[]) {
  const { createdAt, numero, titre, sommaire, dateParution, updatedAt } = regard
  const pdf = populated(regard.pdf)
  const couverture = populated(regard.couverture)
  const coverUrl = couverture?.sizes?.webp?.url ?? couverture?.url
  return {
    /** UUID of the record: stays when the number is corrected, and in a restore, which changes ids. */
    createdAt,
    numero,
    titre: titre ?? undefined,
    sommaire: sommaire ?? undefined,
    /** Calendar day, as an ISO date-time. */
    dateParution,
    updatedAt,
    pdf: pdf?.url ? { url: pdf.url, bytes: pdf.filesize ?? undefined } : undefined,
    couverture: coverUrl
      ? { url: coverUrl, alt: couverture?.alt ?? `Couverture du numéro ${numero}` }
      : undefined,
    /** In their order; `nom` says the title and the authors. */
    articles: contents.map((article) => ({ nom: toLine(article), slug: article.slug })),
  }
}

/** The populated relation; undefined when the file was deleted. */
const populated = <T extends object>(relation: string | T): T | undefined =>
  typeof relation === 'object' ? relation : undefined

export type FeedIssue = ReturnType<typeof toFeedIssue>
type Feed = Awaited<ReturnType<typeof readFeed>>

const CONTENTS = 'Dans ce numéro'

const EPOCH = '1970-01-01T00:00:00.000Z'

/** Builds an Atom feed (RFC 4287) of the magazine. */
export function buildFeed({ siteUrl, publisher, issues }: Feed): string {
  const updated = issues.map((issue) => issue.updatedAt).reduce(latest, EPOCH)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">\n',
    element('id', `${siteUrl}/regards.atom`),
    element('title', `Regards – ${publisher}`),
    element('subtitle', 'La revue trimestrielle des arts et traditions populaires'),
    element('updated', updated),
    link({ rel: 'self', type: 'application/atom+xml', href: `${siteUrl}/regards.atom` }),
    link({ rel: 'alternate', type: 'text/html', href: `${siteUrl}/regards` }),
    element('icon', `${siteUrl}/icons/icon-192.png`),
    `<author>${element('name', publisher)}</author>\n`,
    ...issues.map((issue) => entry(siteUrl, issue)),
    '</feed>\n',
  ].join('')
}

function entry(siteUrl: string, issue: FeedIssue): string {
  const { createdAt, numero, titre, dateParution, updatedAt, pdf } = issue
  const summary = toSummary(issue)
  const title = titre ? `Regards #${numero}\u00a0: ${titre}` : `Regards #${numero}`
  return [
    '<entry>\n',
    // Feed readers recognize read entries by it (RFC 4287, 4.2.6).
    element('id', toIssueUrn(createdAt)),
    element('title', title),
    element('published', dateParution),
    element('updated', updatedAt),
    link({ rel: 'alternate', type: 'text/html', href: `${siteUrl}/regards/${numero}` }),
    pdf &&
      link({
        rel: 'enclosure',
        type: 'application/pdf',
        href: new URL(pdf.url, siteUrl).href,
        length: pdf.bytes,
      }),
    summary && element('summary', summary),
    `<content type="html">${escapeXml(toHtml(siteUrl, issue))}</content>\n`,
    '</entry>\n',
  ]
    .filter(Boolean)
    .join('')
}

function toSummary({ sommaire, articles }: FeedIssue): string {
  const names = articles.map(({ nom }) => nom).join('\u00a0; ')
  return [sommaire, names && `${CONTENTS}\u00a0: ${names}.`].filter(Boolean).join('\n')
}

/** HTML content with the cover, the summary and links to the articles. */
function toHtml(
  siteUrl: string,
  { numero, titre, sommaire, couverture, articles }: FeedIssue,
): string {
  const paragraphs = (sommaire ?? titre ?? '').split(/\n+/).filter((line) => line.trim() !== '')
  const url = escapeXml(`${siteUrl}/regards/${numero}`)
  const cover =
    couverture &&
    `<p><a href="${url}"><img src="${escapeXml(new URL(couverture.url, siteUrl).href)}" alt="${escapeXml(couverture.alt)}"></a></p>`
  const items = articles.map(
    ({ nom, slug }) =>
      `<li><a href="${url}/articles/${escapeXml(slug)}">${escapeXml(nom)}</a></li>`,
  )
  const list = items.length > 0 ? `<p>${CONTENTS}\u00a0:</p><ul>${items.join('')}</ul>` : ''
  return [cover ?? '', ...paragraphs.map((line) => `<p>${escapeXml(line)}</p>`), list].join('')
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`

function link(attributes: Record<string, string | number | undefined>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return `<link ${given.map(([name, value]) => `${name}="${escapeXml(String(value))}"`).join(' ')}/>\n`
}

/** Compares ISO date-times of equal length as strings. */
const latest = (one: string, other: string): string => (one > other ? one : other)
