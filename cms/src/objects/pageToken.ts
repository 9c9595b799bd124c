import { invalidArgument } from '../errors/houseErrors'
import { isPathStart } from '../storage'

/** What a token belongs to: it goes on with this listing and no other. */
interface Listing {
  prefix: string
  folded: boolean
}

/**
 * The token of the page after an entry. It holds the place itself, so that it means the same to every
 * process, for ever, whatever is added or removed meanwhile.
 */
export function makePageToken(after: string, { prefix, folded }: Listing): string {
  return Buffer.from(JSON.stringify([prefix, folded, after])).toString('base64url')
}

/**
 * @returns the entry after which the page begins
 * @throws HouseError 400 when the token was not given for this listing
 */
export function readPageToken(token: string, listing: Listing): string {
  const after = lastPart(token)
  if (
    after === undefined ||
    !after.startsWith(listing.prefix) ||
    !isPathStart(after) ||
    makePageToken(after, listing) !== token
  ) {
    throw invalidArgument('«\u00a0pageToken\u00a0» n’est pas celui d’une page de cette liste.')
  }
  return after
}

function lastPart(token: string): string | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    const after: unknown = Array.isArray(parts) ? parts.at(-1) : undefined
    return typeof after === 'string' && after !== '' ? after : undefined
  } catch {
    return undefined
  }
}
