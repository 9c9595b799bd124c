import { isbot } from 'isbot'

/** What browsers and proxies say when they fetch something that nobody asked for yet. */
const AHEAD_OF_TIME = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** All that `isVisit` looks at. */
export const visitHeaders = ['user-agent', ...AHEAD_OF_TIME]

/**
 * Whether a request is somebody who opens an issue: not a program that says what it is, or that says
 * nothing at all, and not a browser that fetches ahead. What is looked at here is kept nowhere.
 */
export function isVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return false
  return !AHEAD_OF_TIME.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}
