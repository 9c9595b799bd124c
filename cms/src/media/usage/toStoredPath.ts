const MEDIA_ROOT = '/media/'

/**
 * Returns the storage path of the file that a link of this site leads to, whatever its host.
 * @returns undefined for any other text
 */
export function toStoredPath(link: string): string | undefined {
  if (!link.includes(MEDIA_ROOT)) return undefined
  try {
    const { pathname } = new URL(link, 'https://site')
    if (!pathname.startsWith(MEDIA_ROOT)) return undefined
    return decodeURIComponent(pathname.slice(MEDIA_ROOT.length))
  } catch {
    return undefined
  }
}
