/** Parameters that public reads understand: Payload's query language, and those of the search. */
const KNOWN = new Set([
  ...[
    'where',
    'sort',
    'limit',
    'page',
    'pagination',
    'depth',
    'select',
    'populate',
    'draft',
    'data',
  ],
  ...['q', 'annee', 'rubrique'],
])

/** Records of one response, at most; no list of the site asks for more. */
const MAX_LIMIT = 100
/** Levels of related records; Payload's default. */
const MAX_DEPTH = 2

/**
 * Returns the URL of a public read of the API as a visitor may send it: without unknown parameters,
 * each of which would make another cache entry, and with bounded `limit` and `depth`.
 * `validateQuery` rejects other faults of a query.
 * @param url path and query
 */
export function boundVisitorQuery(url: string): string {
  const [pathname = ''] = url.split('?', 1)
  const parts = url.slice(pathname.length + 1).split('&')
  const bounded = parts.flatMap((part) => {
    const [name = ''] = part.split(/[=[]|%5b/i, 1)
    return KNOWN.has(name) ? boundParameter(part) : []
  })
  const has = (part: string) => bounded.some((one) => one.startsWith(part))
  // All records, in Payload's language.
  if (has('pagination=') && !has('limit=')) bounded.push(`limit=${MAX_LIMIT}`)
  const query = bounded.filter((part) => !part.startsWith('pagination=')).join('&')
  return query ? `${pathname}?${query}` : pathname
}

/** Bounds one parameter; returns an empty list for one without a value. */
function boundParameter(part: string): string[] {
  const [, name, value] = /^(limit|depth|page)=(.*)$/.exec(part) ?? []
  if (!name || value === undefined) return [part]
  const number = toNumber(value)
  if (number === undefined) return value === '' ? [] : [part]
  if (name === 'limit') return [`limit=${number === 0 ? MAX_LIMIT : Math.min(number, MAX_LIMIT)}`]
  return [`${name}=${name === 'depth' ? Math.min(number, MAX_DEPTH) : number}`]
}

/** Parses a number whose digits may be percent-encoded. */
function toNumber(value: string): number | undefined {
  const digits = value.replace(/%3(\d)/g, '$1')
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}
