import type { IncomingMessage } from 'node:http'

import { createIsbotFromList, isbot, isbotPatterns, list } from 'isbot'

/** Headers with which browsers and proxies mark a prefetch. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Headers that `isHumanVisit` reads. */
export const visitHeaders = ['user-agent', ...PREFETCH_HEADERS]

/** Headless Chrome does not count as a crawler: a person runs it to open the page. */
const HEADLESS = isbotPatterns('HeadlessChrome')
const isCrawler = createIsbotFromList(list.filter((pattern) => !HEADLESS.includes(pattern)))

/** Whether a request is a human visit: no bot, no prefetch, a User-Agent. No header is stored. */
export function isHumanVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return false
  return !isPrefetch((name) => headers.get(name))
}

/**
 * Whether a request for an issue's PDF counts as a view or a download: no HEAD, no Range (a PDF
 * viewer or a resumed download), no crawler, no missing User-Agent, no prefetch.
 */
export function isCountablePdfRequest({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>) {
  const agent = headers['user-agent']
  if (method !== 'GET' || headers.range !== undefined) return false
  return Boolean(agent) && !isCrawler(agent) && !isPrefetch((name) => headers[name]?.toString())
}

const isPrefetch = (header: (name: string) => string | null | undefined): boolean =>
  PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(header(name) ?? ''))
