import type { CollectionBeforeDeleteHook } from 'payload'

import { imageOnPage } from '../errors/houseErrors'
import { globals } from '.'

/** Refuses to delete a picture that a page shows. */
export const refuseOnPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const { slug, label } of globals) {
    const texts = await req.payload.findGlobal({ slug, depth: 0, req })
    if (mentions(texts, id)) throw imageOnPage(label)
  }
}

function mentions(value: unknown, id: number | string): boolean {
  if (Array.isArray(value)) return value.some((part) => mentions(part, id))
  if (typeof value !== 'object' || value === null) return value === id
  return Object.values(value).some((part) => mentions(part, id))
}
