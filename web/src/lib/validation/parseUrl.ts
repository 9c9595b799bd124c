/** Parses an absolute URL; undefined for any other text. Safari 16 has no `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
