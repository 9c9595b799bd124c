import { normalizeQuery } from '@regards/text-analysis'
import type { Payload, PayloadRequest } from 'payload'
import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import { createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { apiError } from '../../lib/errors/apiErrors'
import { CLIENT_IP_HEADER, toIpPrefix } from '../../lib/http/getClientIp'
import { parseNumero } from '../../lib/parseNumero'
import {
  isReady,
  type PageText,
  type PublishedIssue,
  readPageTexts,
  readPublishedIssues,
} from './indexing/readIssue'
import { find, search, summarize } from './search'
import { endpoint } from '../../lib/payload/endpoint'
import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { toSequencePart, toStemPart } from './index/storedWords'
import { toIndexedEntry } from './indexing/toEntries'
import type { AskIndex } from './query/findNearest'
import { cut } from './results/readResults'

/** Searches that are not in the response cache; high, as a school may share one address. */
const perIpLimiter = createRateLimiter('recherche', 180, { minutes: 1 })

/** Counts a search of a client's address. @throws ApiError 429 too-many-requests */
export const limitSearches = (payload: Payload, address: string): Promise<void> =>
  perIpLimiter.consume(payload, toIpPrefix(address))

/**
 * Searches the articles of published issues, their other pages, the issues and the pages of the
 * site. Every query has an answer: words beyond the bounds and invalid filters are ignored. The
 * response is cached like other public ones; the front door counts requests that miss the cache,
 * this endpoint counts requests that bypass it (signed-in users).
 */
export const searchEndpoint = endpoint('get', '/recherche', async (req) => {
  await countSearch(req)
  const { payload, searchParams } = req
  const answer = await search(payload, {
    q: normalizeQuery(searchParams.get('q')),
    annee: parseAnnee(searchParams.get('annee')),
    rubrique: parseRubrique(searchParams.get('rubrique')),
    page: parsePage(searchParams.get('page')),
  })
  return Response.json(answer)
})

/** Searches the pages of a published issue, as /api/recherche does. */
export const searchIssueEndpoint = endpoint('get', '/numero/:numero/recherche', async (req) => {
  await countSearch(req)
  const { payload, routeParams, searchParams } = req
  const numero = parseNumero(routeParams?.numero)
  const [issue] = await readPublishedIssues(payload, { numero: { equals: numero } })
  if (!issue) throw apiError('regard-not-found', { numero })
  return Response.json(await searchIssue(payload, issue, normalizeQuery(searchParams.get('q'))))
})

async function countSearch({ headers, payload }: PayloadRequest): Promise<void> {
  const address = headers.get(CLIENT_IP_HEADER)
  if (address) await limitSearches(payload, address)
}

const parseAnnee = (value: string | null): number | undefined =>
  value && /^[12]\d{3}$/.test(value) ? Number(value) : undefined

/** Longer than any section's name. */
const MAX_RUBRIQUE = 200

const parseRubrique = (value: string | null): string | undefined =>
  value?.slice(0, MAX_RUBRIQUE).trim() || undefined

const parsePage = (value: string | null): number =>
  value && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1

async function searchIssue(
  payload: Payload,
  { document }: PublishedIssue,
  q: string,
): Promise<IssueSearchResponse> {
  const prepared = await issuePages(document, () => readIssuePages(payload, document))
  const { pages, ask } = prepared ?? { pages: [], ask: createPagesIndex([]) }
  const found = await find(payload, ask, q)
  const hits = new Set(found.answer.candidates.map(({ page }) => page))
  const resultats = pages
    .filter(({ page }) => hits.has(page))
    .map(({ page, texte }) => ({ page, extrait: cut(texte, found) }))
  return { ...(await summarize(payload, ask, q, found)), resultats }
}

/** Issues whose pages stay prepared: readers search one issue several times. */
const MAX_PREPARED = 4

const issuePages = memoizeUntilContentChange<{ pages: PageText[]; ask: AskIndex }>(MAX_PREPARED)

async function readIssuePages(payload: Payload, document: string) {
  if (!(await isReady(payload, document))) return null
  const pages = await readPageTexts(payload, { document: { equals: document } })
  return { pages, ask: createPagesIndex(pages) }
}

/** Searches pages in memory, as the index searches entries: for one issue, whose pages are few. */
function createPagesIndex(pages: PageText[]): AskIndex {
  const candidates = pages.map(({ document, page, texte }) => {
    const cle = `${document}/${page}`
    const source = { cle, type: 'page', page, titre: '', texte } as const
    const { date, titre, texte: words, longueur } = toIndexedEntry(source)
    return { ...source, groupe: document, date, titre, texte: words, longueur }
  })
  return ({ groups, phrases, excluded }) => {
    const sequences = phrases.map(toSequencePart)
    const without = [
      ...(excluded?.racines.map(toStemPart) ?? []),
      ...(excluded?.phrases.map(toSequencePart) ?? []),
    ]
    const found = candidates.filter(
      ({ texte }) =>
        sequences.every((part) => texte.includes(part)) &&
        !without.some((part) => texte.includes(part)) &&
        groups.every(({ racines }) => racines.some((stem) => texte.includes(toStemPart(stem)))),
    )
    const { length: total } = found
    const places = total > 0 ? [{ annee: 0, rubrique: '', total }] : []
    return Promise.resolve({ places, total, isLowerBound: false, candidates: found })
  }
}
