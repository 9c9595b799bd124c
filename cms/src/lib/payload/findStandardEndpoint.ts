import type { CollectionSlug, Endpoint, Payload } from 'payload'

import { apiError } from '../errors/apiErrors'

/**
 * Returns Payload's endpoint: the last match, behind our own that replace it.
 * @throws ApiError 404
 */
export function findStandardEndpoint(
  payload: Payload,
  slug: CollectionSlug,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Omit<Endpoint, 'root'> {
  const { endpoints } = payload.collections[slug].config
  const standard = (endpoints || []).findLast(
    (endpoint) => endpoint.path === path && endpoint.method === method,
  )
  if (!standard) throw apiError('not-found')
  return standard
}
