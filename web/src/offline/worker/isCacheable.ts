import type { CachedKind } from './routeKinds'

/**
 * Whether a response may be cached. Pages and files are not when the server forbids it; API data
 * only when `Cache-Control` has `public`: data of an account are never cached.
 */
export function isCacheable(kind: CachedKind, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false
  const control = response.headers.get('cache-control') ?? ''
  if (/\b(?:no-store|private)\b/.test(control)) return false
  if (kind === 'data') return /\bpublic\b/.test(control)
  return (
    !['page', 'reading'].includes(kind) ||
    /^text\/html\b/.test(response.headers.get('content-type') ?? '')
  )
}
