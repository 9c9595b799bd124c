import type { Endpoint, Payload, Where } from 'payload'

import { notInTrash, published } from '../../../access/published'
import { isAdministrateur } from '../../../access/roles'
import { parseNumero } from '../../../lib/parseNumero'

/**
 * GET /api/regards/numero/{n}: `{numero}`, the current number of the published issue that has or had
 * number n; null if there is none. Called when a page's number is unknown. To administrators, drafts
 * count too: their number is taken.
 * @throws ApiError 400 invalid-numero
 */
export const numeroEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero',
  method: 'get',
  handler: async (req) => {
    const { payload, routeParams } = req
    const numero = parseNumero(routeParams?.numero)
    const shown = isAdministrateur(req) ? notInTrash : published
    const regard =
      (await find(payload, { and: [{ numero: { equals: numero } }, shown] })) ??
      (await find(payload, { and: [{ anciensNumeros: { equals: numero } }, shown] }))
    return Response.json({ numero: regard?.numero ?? null })
  },
}

const find = (payload: Payload, where: Where) =>
  payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where,
    select: { numero: true },
  })
