import type { PayloadHandler, PayloadRequest, SanitizedConfig, Where } from 'payload'

import { byId, countRows, findRow } from '../infrastructure/database/rows'
import { apiError } from '../lib/errors/apiErrors'
import { nobody } from './roles'

const SLUG = 'payload-preferences'

/** Several times what the panel saves: the columns of a list, the open rows of a form. */
const MAX_BYTES = 10_000
/** The panel saves one preference for each list and each form with rows. */
const MAX_PREFERENCES = 200
const MAX_KEY_LENGTH = 200

const own = ({ user }: PayloadRequest): Where[] => [
  { 'user.value': { equals: user?.id } },
  { 'user.relationTo': { equals: user?.collection } },
]

const deletePreference: PayloadHandler = async (req) => {
  const { payload, routeParams, t, user } = req
  if (!user) throw apiError('unauthenticated')
  const preference = await findRow<{ id: string }>(payload, SLUG, {
    and: [{ key: { equals: routeParams?.key } }, ...own(req)],
  })
  if (!preference) throw apiError('not-found', 'Cette préférence n’existe pas.')
  await payload.db.deleteOne({ collection: SLUG, where: byId(preference.id) })
  return Response.json({ message: t('general:deletedSuccessfully') })
}

/** Bounds the size and number of an account's preferences. @throws ApiError 413, 409 */
async function assertWithinBounds(req: PayloadRequest): Promise<void> {
  const { payload, routeParams, user } = req
  if (!user) throw apiError('unauthenticated')
  const key = String(routeParams?.key)
  const data: unknown = await req.json?.()
  // The body can be read once.
  Object.assign(req, { json: () => Promise.resolve(data) })
  if (key.length > MAX_KEY_LENGTH || JSON.stringify(data).length > MAX_BYTES)
    throw apiError('file-too-large', 'Cette préférence est trop grande.')
  const others: Where = { and: [{ key: { not_equals: key } }, ...own(req)] }
  if ((await countRows(payload, SLUG, others)) >= MAX_PREFERENCES)
    throw apiError('conflict', 'Ce compte a trop de préférences.')
}

/**
 * Restricts the preferences of the panel to one's own, by their key. Payload also lets any account
 * write them as records, without checks and limits, and fails on SQLite to delete a missing one.
 * @throws {Error} if Payload has no such collection or endpoints
 */
export function restrictPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === SLUG)
  const find = (verb: string) =>
    (preferences?.endpoints || []).find(({ method, path }) => method === verb && path === '/:key')
  const [deletion, saving] = [find('delete'), find('post')]
  if (!preferences || !deletion || !saving) throw new Error(`Payload has no /${SLUG}/:key`)
  Object.assign(preferences.access, { create: nobody, update: nobody })
  deletion.handler = deletePreference
  const save = saving.handler
  saving.handler = async (req) => {
    await assertWithinBounds(req)
    return save(req)
  }
  return config
}
