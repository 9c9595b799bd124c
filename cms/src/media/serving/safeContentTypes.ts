/** What a browser saves, and does not try to read. */
export const OCTET_STREAM = 'application/octet-stream'

/** `type/subtype`, and parameters such as `; charset=utf-8` (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^([a-z]+\/[a-z0-9][a-z0-9.+-]*)(?:; ?[a-z0-9-]+=(?:[\w.+-]+|"[\w .+-]*"))*$/i

/**
 * Types that a browser shows, plays or saves, and never runs. Everything in XML is left out (SVG is a
 * document with scripts), and so are styles.
 */
const SAFE_TYPES =
  /^(?:(?:image|audio|video|font)\/.+|text\/(?:plain|csv|markdown|calendar|vtt)|application\/(?:pdf|octet-stream|json|zip|gzip|rtf|epub\+zip|msword|vnd\.(?:ms-|openxmlformats-|oasis\.opendocument\.).+))$/

/** The type without its parameters, in lower case; undefined when it has not the form of one. */
export const getMimeEssence = (contentType: string): string | undefined =>
  MEDIA_TYPE.exec(contentType)?.[1]?.toLowerCase()

/** Whether a file of this type may be served from the address of the site itself. */
export function isSafeContentType(contentType: string): boolean {
  const essence = getMimeEssence(contentType)
  return essence !== undefined && SAFE_TYPES.test(essence) && !/[+/.-]xml$/.test(essence)
}

/** Of files as uploads name them, after their checked content. */
const TYPE_BY_EXTENSION = new Map([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

/** The type of an object for which none is set. */
export function guessContentType(fullPath: string): string {
  const extension = /\.([^./]+)$/.exec(fullPath)?.[1]?.toLowerCase() ?? ''
  return TYPE_BY_EXTENSION.get(extension) ?? OCTET_STREAM
}
