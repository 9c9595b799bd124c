/** Parses an absolute URL; undefined when it is none. Safari 16 has no `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
