import { isDeepStrictEqual } from 'node:util'

import type { CollectionBeforeChangeHook } from 'payload'

import { nameArticle } from './nameArticle'
import type { StoredArticle } from '../records/types'
import { getRelationId } from '../../../lib/payload/getRelationId'

/** What an administrator may change of an article in the panel. */
const FIELDS = [
  ...['titre', 'chapo', 'auteurs', 'rubrique', 'texteCorrige'],
  ...['motsCles', 'visible'],
] as const

/**
 * An article that is changed in the panel stays as it is when its PDF is read again. A new title
 * gives it a new address, to which the former one redirects.
 */
export const followChanges: CollectionBeforeChangeHook<StoredArticle> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc) return data
  const changed = FIELDS.filter((field) => isChanged(originalDoc, data, field))
  if (changed.length === 0) return data
  const document = getRelationId(originalDoc.document)
  const isRenamed = changed.includes('titre') && document !== undefined && data.titre
  return {
    ...data,
    corrige: true,
    ...(isRenamed && (await nameArticle(req.payload, document, originalDoc, data.titre ?? ''))),
  }
}

function isChanged(before: object, data: object, field: (typeof FIELDS)[number]): boolean {
  if (!(field in data)) return false
  const [one, other] = [before, data].map((values) => (values as Record<string, unknown>)[field])
  return !isDeepStrictEqual(toValue(one), toValue(other))
}

/** An empty value is none. */
const toValue = (value: unknown): unknown =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value
