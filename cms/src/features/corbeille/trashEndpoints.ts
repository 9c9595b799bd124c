import {
  Forbidden,
  parseParams,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload'

import { byId } from '../../infrastructure/database/rows'
import { withRecordLock } from '../../infrastructure/locks/rejectStaleChanges'
import { apiError } from '../../lib/errors/apiErrors'
import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { findStandardEndpoint } from '../../lib/payload/findStandardEndpoint'
import { restoreRecord, trashRecord } from './moveRecord'
import type { TrashHooks } from './types'
import { endpoint } from '../../lib/payload/endpoint'

type Handler = (req: PayloadRequest) => Promise<Response> | Response

/**
 * Endpoints of a collection with a trash, before Payload's: PATCH with `deletedAt` moves records to
 * the trash (a date) or out of it (null), and nothing else. Other requests are Payload's, for
 * records outside the trash. An account that may delete a record may move it.
 */
export function createTrashEndpoints(slug: CollectionSlug, hooks: TrashHooks) {
  const one: Handler = async (req) => {
    const isTrashing = isMoveToTrash(req)
    const [id] = await findMovable(req, slug, byId(req.routeParams?.id), isTrashing)
    if (!id) throw apiError('not-found', 'Cette fiche n’existe pas.')
    await (isTrashing ? trashRecord : restoreRecord)({ req, slug, id, hooks })
    return Response.json({ doc: await readMoved(req, slug, id), message: toMessage(1, isTrashing) })
  }

  const many: Handler = async (req) => {
    const isTrashing = isMoveToTrash(req)
    const { where } = parseParams(req.query)
    if (!where || Object.keys(where).length === 0)
      throw apiError('invalid-request', 'La requête est mal formée.')
    const docs: unknown[] = []
    const errors: { id: string; isPublic: true; message: string }[] = []
    for (const id of await findMovable(req, slug, where, isTrashing)) {
      try {
        await withRecordLock(req.payload, `${slug}:${id}`, () =>
          (isTrashing ? trashRecord : restoreRecord)({ req, slug, id, hooks }),
        )
        docs.push(await readMoved(req, slug, id))
      } catch (error) {
        errors.push({ id, isPublic: true, message: toMessageOf(error) })
      }
    }
    const message = errors[0]?.message ?? toMessage(docs.length, isTrashing)
    return Response.json({ docs, errors, message }, { status: errors.length > 0 ? 400 : 200 })
  }

  return [createEndpoint(slug, '/:id', one), createEndpoint(slug, '/', many)]
}

const isMoveToTrash = ({ data }: PayloadRequest): boolean =>
  (data as { deletedAt?: unknown }).deletedAt !== null

const toMessageOf = (error: unknown): string => toErrorResponse(error).body.errors[0]?.message ?? ''

const readMoved = ({ payload }: PayloadRequest, collection: CollectionSlug, id: string) =>
  payload.findByID({ collection, id, trash: true, depth: 0 })

/** @returns the ids of the records that the account may move */
async function findMovable(
  req: PayloadRequest,
  slug: CollectionSlug,
  where: Where,
  isTrashing: boolean,
): Promise<string[]> {
  const { payload } = req
  const { access, versions } = payload.collections[slug].config
  const allowed = await access.delete({ req })
  if (allowed === false) throw new Forbidden(req.t)
  const moved: Where = { deletedAt: { exists: !isTrashing } }
  const { docs } = await payload.find({
    collection: slug,
    where: { and: [where, moved, ...(allowed === true ? [] : [allowed])] },
    draft: Boolean(versions),
    trash: true,
    select: {},
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => id)
}

function createEndpoint(slug: CollectionSlug, path: string, move: Handler): Omit<Endpoint, 'root'> {
  return endpoint('patch', path, async (req) => {
    if (await readMove(req)) return move(req)
    delete req.query.trash
    return findStandardEndpoint(req.payload, slug, { method: 'patch', path }).handler(req)
  })
}

/**
 * Whether a request moves records. Keeps its body for Payload's handler, which reads it again. Null
 * moves records only with `trash=true`: a record that is sent back as it was read has null too.
 */
async function readMove(req: PayloadRequest): Promise<boolean> {
  if (!/^application\/json/i.test(req.headers.get('content-type') ?? '')) return false
  const text = (await req.text?.()) ?? ''
  req.text = () => Promise.resolve(text)
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('deletedAt' in data)) return false
    if (data.deletedAt === null && req.query.trash !== 'true') return false
    req.data = data
    return true
  } catch {
    // Payload's handler rejects a body that is not JSON.
    return false
  }
}

function toMessage(count: number, isTrashing: boolean): string {
  const records = count === 1 ? 'La fiche est' : `${count} fiches sont`
  return isTrashing ? `${records} dans la corbeille.` : `${records} de retour.`
}
