import type { IncomingMessage } from 'node:http'

import { createIsbotFromList, isbot, isbotPatterns, list } from 'isbot'

/** What browsers and proxies say when they fetch something that nobody asked for yet. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** All that `isVisit` looks at. */
export const visitHeaders = ['user-agent', ...PREFETCH_HEADERS]

/** A browser without a window is no crawler: somebody has it open the page. */
const HEADLESS = isbotPatterns('HeadlessChrome')
const isCrawler = createIsbotFromList(list.filter((pattern) => !HEADLESS.includes(pattern)))

/**
 * Whether a request is somebody who opens an issue: not a program that says what it is, or that says
 * nothing at all, and not a browser that fetches ahead. What is looked at here is kept nowhere.
 */
export function isHumanVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return false
  return !isPrefetch((name) => headers.get(name))
}

/**
 * Whether a request for an issue's PDF counts as an opening or a download: no HEAD, no range (a reader
 * or a download that goes on), no crawler, no program without a name, no prefetch.
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
