/** Content type that browsers download instead of rendering. */
export const OCTET_STREAM = 'application/octet-stream'

/** `type/subtype`, and parameters such as `; charset=utf-8` (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^([a-z]+\/[a-z0-9][a-z0-9.+-]*)(?:; ?[a-z0-9-]+=(?:[\w.+-]+|"[\w .+-]*"))*$/i

/**
 * Types that a browser displays, plays or downloads, but never executes. Excludes all XML (SVG is a
 * document with scripts) and style sheets.
 */
const SAFE_TYPES =
  /^(?:(?:image|audio|video|font)\/.+|text\/(?:plain|csv|markdown|calendar|vtt)|application\/(?:pdf|octet-stream|json|zip|gzip|rtf|epub\+zip|msword|vnd\.(?:ms-|openxmlformats-|oasis\.opendocument\.).+))$/

/** The media type without its parameters, in lower case; undefined if malformed. */
export const getMimeEssence = (contentType: string): string | undefined =>
  MEDIA_TYPE.exec(contentType)?.[1]?.toLowerCase()

/** Whether a file of this type may be served from the site's own origin. */
export function isSafeContentType(contentType: string): boolean {
  const essence = getMimeEssence(contentType)
  return essence !== undefined && SAFE_TYPES.test(essence) && !/[+/.-]xml$/.test(essence)
}

/** Content types by file extension; uploads get their extension from their validated content. */
const TYPE_BY_EXTENSION = new Map([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

/** Guesses the content type of an object that has none, from its extension. */
export function guessContentType(fullPath: string): string {
  const extension = /\.([^./]+)$/.exec(fullPath)?.[1]?.toLowerCase() ?? ''
  return TYPE_BY_EXTENSION.get(extension) ?? OCTET_STREAM
}
