import type { ReactNode } from 'react'

/** XIXe, 1er, 2nde: a Roman or an Arabic number with its French ending. */
const ordinal =
  /(?<![\p{L}\p{N}])(?<number>[IVX]{1,7}|\d{1,4})(?<ending>ers?|res?|nde?s?|es?)(?![\p{L}\p{N}])/gu

/** Returns a text whose ordinal numbers have their endings raised, as they are printed. */
export function withOrdinals(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(ordinal)) {
    const { number = '', ending = '' } = match.groups ?? {}
    parts.push(text.slice(end, match.index) + number, <sup key={match.index}>{ending}</sup>)
    end = match.index + match[0].length
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)]
}
