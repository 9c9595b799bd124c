import type { CachedKind } from './routeKinds'

/**
 * Whether an answer may be kept. A page or a file that the server forbids to keep is not; what the
 * API answers is only where it says that it is public: what an account sees is never kept.
 */
export function isCacheable(kind: CachedKind, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false
  const control = response.headers.get('cache-control') ?? ''
  if (/\b(?:no-store|private)\b/.test(control)) return false
  if (kind === 'data') return /\bpublic\b/.test(control)
  return kind !== 'page' || /^text\/html\b/.test(response.headers.get('content-type') ?? '')
}
