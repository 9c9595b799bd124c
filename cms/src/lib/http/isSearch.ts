const PATH = /^\/(?:recherche|api\/(?:regards\/numero\/[^/]+\/)?recherche)\/?$/

/** Whether a URL searches: of the API, also in an issue, or of the page, with words to search for, however encoded. */
export function isSearch(url: string): boolean {
  const at = url.indexOf('?')
  if (at < 0 || !PATH.test(decode(url.slice(0, at)))) return false
  return Boolean(new URLSearchParams(url.slice(at)).get('q')?.trim())
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
