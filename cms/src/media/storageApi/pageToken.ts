import { invalidArgument } from '../../lib/errors/apiErrors'
import { isObjectPathPrefix } from '../storage'

/** What a token belongs to: it goes on with this listing and no other. */
interface Listing {
  prefix: string
  folded: boolean
}

/**
 * The token of the page after an entry. It holds the place itself, so that it means the same to every
 * process, for ever, whatever is added or removed meanwhile.
 */
export function encodePageToken(after: string, { prefix, folded }: Listing): string {
  return Buffer.from(JSON.stringify([prefix, folded, after])).toString('base64url')
}

/**
 * @returns the entry after which the page begins
 * @throws HouseError 400 when the token was not given for this listing
 */
export function decodePageToken(token: string, listing: Listing): string {
  const after = decodeLastEntry(token)
  if (
    after === undefined ||
    !after.startsWith(listing.prefix) ||
    !isObjectPathPrefix(after) ||
    encodePageToken(after, listing) !== token
  ) {
    throw invalidArgument('«\u00a0pageToken\u00a0» n’est pas celui d’une page de cette liste.')
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
