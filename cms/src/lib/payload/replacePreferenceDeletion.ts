import type { PayloadHandler, SanitizedConfig } from 'payload'

import { notFound, unauthenticated } from '../errors/apiErrors'

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
 * Replaces Payload's deletion of a preference, whose query fails on SQLite for one that does not exist.
 * @throws {Error} if Payload has no such endpoint
 */
export function replacePreferenceDeletion(config: SanitizedConfig): SanitizedConfig {
  const { endpoints } = config.collections.find(({ slug }) => slug === SLUG) ?? {}
  const endpoint = (endpoints || []).find(
    ({ method, path }) => method === 'delete' && path === '/:key',
  )
  if (!endpoint) throw new Error(`Payload has no DELETE /${SLUG}/:key`)
  endpoint.handler = deletePreference
  return config
}
