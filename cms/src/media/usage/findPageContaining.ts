import type { Payload, PayloadRequest } from 'payload'

/**
 * Finds the page whose content includes a matching text: an image id, or a link.
 * @param req the current request, if any
 * @returns the page's label in the admin panel, or undefined
 */
export async function findPageContaining(
  payload: Payload,
  matches: (text: string) => boolean,
  req?: PayloadRequest,
): Promise<string | undefined> {
  for (const { slug, label } of payload.config.globals) {
    const texts = await payload.findGlobal({ slug, depth: 0, ...(req ? { req } : {}) })
    if (containsText(texts, matches)) return typeof label === 'string' ? label : slug
  }
  return undefined
}

function containsText(value: unknown, isMeant: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isMeant(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => containsText(part, isMeant))
}
