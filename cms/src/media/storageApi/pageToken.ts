import { apiError } from '../../lib/errors/apiErrors'
import { isObjectPathPrefix } from '../storage'

/** The listing that a token belongs to; the token is invalid for any other. */
interface Listing {
  prefix: string
  folded: boolean
}

/**
 * Encodes the token of the page after an entry. It contains the position itself: it is valid in
 * every process, never expires, and tolerates additions and removals.
 */
export function encodePageToken(after: string, { prefix, folded }: Listing): string {
  return Buffer.from(JSON.stringify([prefix, folded, after])).toString('base64url')
}

/**
 * @returns the entry after which the page starts
 * @throws ApiError 400 when the token was not issued for this listing
 */
export function decodePageToken(token: string, listing: Listing): string {
  const after = decodeLastEntry(token)
  if (
    after === undefined ||
    !after.startsWith(listing.prefix) ||
    !isObjectPathPrefix(after) ||
    encodePageToken(after, listing) !== token
  ) {
    throw apiError(
      'invalid-argument',
      '«\u00a0pageToken\u00a0» n’est pas celui d’une page de cette liste.',
    )
  }
  return after
}

function decodeLastEntry(token: string): string | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    const after: unknown = Array.isArray(parts) ? parts.at(-1) : undefined
    return typeof after === 'string' && after !== '' ? after : undefined
  } catch {
    return undefined
  }
}
