import type { PayloadHandler, SanitizedConfig } from 'payload'

import { notFound, unauthenticated } from '../lib/errors/apiErrors'
import { nobody } from './nobody'

const SLUG = 'payload-preferences'

/**
 * DELETE /api/payload-preferences/{key}: deletes one's own preference of the panel.
 * @throws ApiError 401, 404
 */
const deletePreference: PayloadHandler = async ({ payload, routeParams, t, user }) => {
  if (!user) throw unauthenticated()
  const preference = await payload.db.findOne<{ id: string }>({
    collection: SLUG,
    where: {
      and: [
        { key: { equals: routeParams?.key } },
        { 'user.value': { equals: user.id } },
        { 'user.relationTo': { equals: user.collection } },
      ],
    },
  })
  if (!preference) throw notFound('Cette préférence')
  await payload.db.deleteOne({ collection: SLUG, where: { id: { equals: preference.id } } })
  return Response.json({ message: t('general:deletedSuccessfully') })
}

/**
 * Restricts the preferences of the panel to what it needs: one's own, read, saved and deleted by their
 * key. Payload also lets any account create and change them as records, whose fields it does not check,
 * and its deletion of one that does not exist fails on SQLite.
 * @throws {Error} if Payload has no such collection or endpoint
 */
export function restrictPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === SLUG)
  const endpoint = (preferences?.endpoints || []).find(
    ({ method, path }) => method === 'delete' && path === '/:key',
  )
  if (!preferences || !endpoint) throw new Error(`Payload has no DELETE /${SLUG}/:key`)
  Object.assign(preferences.access, { create: nobody, update: nobody })
  endpoint.handler = deletePreference
  return config
}
