export type ContentEncoding = 'br' | 'gzip' | 'identity'

const MAX_CACHED_HEADERS = 500

/** Parsed Accept-Encoding values: browsers send few different ones. */
const encodingCache = new Map<string, ContentEncoding>()

/** Returns the best encoding that a client accepts. @param header its Accept-Encoding */
export function negotiateEncoding(header: string | string[] | undefined): ContentEncoding {
  if (!header) return 'identity'
  const wish = String(header)
  const before = encodingCache.get(wish)
  if (before) return before
  if (encodingCache.size >= MAX_CACHED_HEADERS) encodingCache.clear()
  const best = chooseEncoding(wish)
  encodingCache.set(wish, best)
  return best
}

function chooseEncoding(wish: string): ContentEncoding {
  const weights = new Map<string, number>()
  for (const part of wish.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : 'identity'
}
