import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Endpoint,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'

import { findFields } from '../../../infrastructure/database/rows'
import { withLock } from '../../../infrastructure/locks/withLock'
import { getPublishedBefore } from './loadPublished'
import { notInTrash, published, isAdministrateur } from '../../../access/roles'
import { isApiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import type { Regard } from '../../../payload-types'
import { endpoint } from '../../../lib/payload/endpoint'

type Issue = Pick<Regard, 'id' | 'numero' | 'anciensNumeros' | '_status'>

/** Stores an issue's previous number when the published one changes, so that old URLs redirect. */
export const saveFormerNumero: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { numero, _status } = data as Partial<Issue>
  const { id } = (originalDoc ?? {}) as Partial<Issue>
  const before = id === undefined ? undefined : getPublishedBefore(req, id)
  if (!before || _status === 'draft' || numero === undefined || numero === before.numero)
    return data
  const former = new Set([...(before.anciensNumeros ?? []), before.numero])
  former.delete(numero)
  return { ...data, anciensNumeros: [...former] }
}

/** Removes a published number from former numbers, one at a time: each writes a whole list. */
export const releaseFormerNumero: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, numero, _status } = doc as Issue
  if (_status === 'draft' || numero === getPublishedBefore(req, id)?.numero) return doc as unknown
  await removeFormerNumero(req, numero, id)
  return doc as unknown
}

/** Removes the number of an issue from other issues' former numbers. */
export const removeFormerNumero = (
  req: PayloadRequest,
  numero: number,
  id: string,
): Promise<void> =>
  withLock(req.payload, 'anciens-numeros', () => rewriteFormerNumeros(req, numero, id))

async function rewriteFormerNumeros(
  req: PayloadRequest,
  numero: number,
  id: string,
): Promise<void> {
  const { docs } = await req.payload.db.find<Issue>({
    collection: 'regards',
    where: { and: [{ anciensNumeros: { equals: numero } }, { id: { not_equals: id } }] },
    pagination: false,
    req,
  })
  for (const other of docs) {
    const anciensNumeros = (other.anciensNumeros ?? []).filter((former) => former !== numero)
    await req.payload.db.updateOne({
      collection: 'regards',
      id: other.id,
      data: { anciensNumeros, updatedAt: null },
      req,
    })
  }
}

/**
 * GET /api/regards/numero/{n}: `{numero}`, the current number of the published issue that has or
 * had number n; null if there is none. Called when a page's number is unknown. To administrators,
 * drafts count too: their number is taken.
 */
export const numeroEndpoint = endpoint('get', '/numero/:numero', async (req) => {
  const { payload, routeParams } = req
  const numero = parseNumero(routeParams?.numero)
  const shown = isAdministrateur(req) ? notInTrash : published
  const regard =
    (await find(payload, { and: [{ numero: { equals: numero } }, shown] })) ??
    (await find(payload, { and: [{ anciensNumeros: { equals: numero } }, shown] }))
  return Response.json({ numero: regard?.numero ?? null })
})

/**
 * Makes an endpoint of one issue, for visitors, answer a former number with a redirect to the present one,
 * query included: addresses of manifests and cards stay in catalogues and on networks.
 */
export const followFormerNumero = (endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> => ({
  ...endpoint,
  handler: async (req) => {
    try {
      return await endpoint.handler(req)
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error
      const numero = parseNumero(req.routeParams?.numero)
      const isThere = await find(req.payload, { and: [{ numero: { equals: numero } }, published] })
      const today = isThere
        ? null
        : await find(req.payload, { and: [{ anciensNumeros: { equals: numero } }, published] })
      if (!today) throw error
      const { pathname, search } = new URL(req.url ?? '', 'http://site')
      const path = pathname.replace(/\/numero\/\d+/, `/numero/${today.numero}`)
      const headers = {
        Location: path + search,
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*',
      }
      return new Response(null, { status: 301, headers })
    }
  },
})

const find = (payload: Payload, where: Where) => findFields(payload, 'regards', where, 'numero')
