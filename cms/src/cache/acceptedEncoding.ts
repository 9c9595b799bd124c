export type Encoding = 'br' | 'gzip' | 'identity'

const MAX_KNOWN = 500

/** Browsers send few different ones: each is read once. */
const known = new Map<string, Encoding>()

/** The best encoding that a client takes. @param header its Accept-Encoding */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity'
  const wish = String(header)
  const before = known.get(wish)
  if (before) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const best = choose(wish)
  known.set(wish, best)
  return best
}

function choose(wish: string): Encoding {
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
