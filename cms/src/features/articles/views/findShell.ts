import type { Payload } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { published } from '../../../access/roles'
import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { findReading, findShownPdfs } from '../../lecture'
import { findVisibleArticles } from '../records/storedArticles'

/** Pages about an issue: its number, the kind of page, and the slug or the number of the page. */
const ISSUE_PATH = /^\/regards\/([^/]+)(?:\/(texte)|\/(lire)(?:\/([^/]+))?|\/(articles)\/([^/]+))?$/

const MAX_ISSUES = 500

interface Issue {
  numero: number
  anciensNumeros?: number[] | null
  pdf?: unknown
}

/** Existing addresses of a published issue. */
interface IssueParts {
  /** Slugs of its articles, and their former ones, which redirect. */
  slugs: Set<string>
  /** Undefined while its pages are prepared. */
  pageCount: number | undefined
}

/** By number, the PDF of the issue that has it; null for a former number, which redirects. */
const numbers = memoizeUntilContentChange<Map<string, { pdf: string | undefined } | null>>(1)
const parts = memoizeUntilContentChange<IssueParts>(MAX_ISSUES)

/**
 * Finds the page that stands for an address of an unknown issue, article or page: all such
 * addresses share one rendering and one cache entry. Reads the database once for each content
 * version and issue.
 * @returns undefined when the address may exist, and for other pages
 */
export async function findShell(payload: Payload, pathname: string): Promise<string | undefined> {
  const match = ISSUE_PATH.exec(pathname)
  if (!match) return undefined
  const [, numero = '', texte, lire, page, articles, slug = ''] = match
  const known = await numbers('', () => readNumbers(payload))
  const issue = known?.get(numero)
  if (issue === undefined) {
    const kind = texte ?? lire ?? (articles && 'articles/-')
    return kind ? `/regards/0/${kind}` : '/regards/0'
  }
  if (issue === null || !(articles ?? page)) return undefined
  const found = await parts(numero, () => readParts(payload, issue.pdf))
  if (articles) return found?.slugs.has(slug) ? undefined : `/regards/${numero}/articles/-`
  return isPage(page, found?.pageCount) ? undefined : `/regards/${numero}/lire/0`
}

const isPage = (page = '', count = Number.POSITIVE_INFINITY): boolean =>
  /^[1-9]\d{0,4}$/.test(page) && Number(page) <= count

async function readNumbers(payload: Payload) {
  const docs = await findAll<Issue>(payload, {
    collection: 'regards',
    where: published,
    select: { numero: true, anciensNumeros: true, pdf: true },
  })
  const former = docs.flatMap(({ anciensNumeros }) => anciensNumeros ?? [])
  return new Map([
    ...former.map((numero) => [String(numero), null] as const),
    ...docs.map(
      ({ numero, pdf }) => [String(numero), { pdf: getRelationId(pdf) ?? undefined }] as const,
    ),
  ])
}

async function readParts(payload: Payload, pdf: string | undefined): Promise<IssueParts> {
  if (!pdf) return { slugs: new Set(), pageCount: undefined }
  const [shown, reading] = await Promise.all([
    findShownPdfs(payload, [pdf]),
    findReading(payload, pdf),
  ])
  const document = shown.get(pdf)
  const fields = { slug: true, anciensSlugs: true } as const
  const articles = document ? await findVisibleArticles(payload, document, fields) : []
  const slugs = new Set(articles.flatMap(({ slug, anciensSlugs }) => [slug, ...anciensSlugs]))
  if (reading?.etat === 'indisponible') return { slugs, pageCount: 0 }
  return { slugs, pageCount: (reading?.etat === 'prete' && reading.nombreDePages) || undefined }
}
