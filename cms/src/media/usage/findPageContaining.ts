import type { Payload, PayloadRequest } from 'payload'

/**
 * The page that holds a certain text: the id of a picture, or a link.
 * @param req the request whose operation asks, where there is one
 * @returns the page's name in the panel, or undefined when no page does
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
