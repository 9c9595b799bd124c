import { isMalformedPath } from './validateRequestPath'

/** A percent-encoded unreserved character (RFC 3986, section 6.2.2.2). */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/**
 * Returns the canonical spelling of the path of a page: lower case, one slash in a row and none at the end, nothing
 * encoded without need, no leading zeros in the number of an issue or of a page. Above the articles of an issue is the issue.
 * @returns undefined if it has none: the path cannot be decoded, or URL parsers would change it
 */
export function toCanonicalPath(pathname: string): string | undefined {
  const canonical = pathname
    .replace(UNRESERVED, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    // Percent-encoded bytes stay as they are, but for the case of their digits.
    .toLowerCase()
    .replace(/^\/regards\/0+(?=\d)/, '/regards/')
    .replace(/^(\/regards\/\d+\/lire\/)0+(?=\d)/, '$1')
    .replace(/^(\/regards\/\d+)\/articles$/, '$1')
  return isMalformedPath(canonical) ? undefined : canonical
}
