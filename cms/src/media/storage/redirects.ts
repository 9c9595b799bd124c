import type { ObjectMetadata, ObjectStorage } from './types'
import { toObjectPath, toMediaUrl } from './objectPath'

/** Key of customMetadata: path of the object that takes the place of this one. */
const REPLACED_BY = 'remplacePar'

/** For how long the address of a replaced file leads to the new one: e-mails and other sites have it. */
export const REDIRECT_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000

/** Stores a redirect at the path of a replaced object, whose bytes are deleted. */
export async function storeRedirect(
  storage: Pick<ObjectStorage, 'remove' | 'put'>,
  from: string,
  to: string,
): Promise<void> {
  await storage.remove(from)
  // Not empty: S3 has no empty multipart uploads, by which a restore stores it.
  await storage.put(
    from,
    { buffer: Buffer.from(to) },
    { contentType: 'text/plain', customMetadata: { [REPLACED_BY]: to } },
  )
}

/** Returns the URL to which an object redirects; undefined for an object that is served itself. */
export function getRedirect({ customMetadata }: ObjectMetadata): string | undefined {
  const target = toObjectPath(customMetadata?.[REPLACED_BY] ?? '')
  return target && toMediaUrl(undefined, target)
}
