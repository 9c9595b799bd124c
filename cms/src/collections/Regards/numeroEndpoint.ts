import type { Endpoint, Payload, Where } from 'payload'

import { parseNumero } from '../../lib/parseNumero'

/**
 * GET /api/regards/numero/{n}: `{numero}`, the current number of the issue that has or had number
 * n; null if there is none. Called when a page's number is unknown.
 * @throws ApiError 400 invalid-numero
 */
export const numeroEndpoint: Omit<Endpoint, 'root'> = {
  path: '/numero/:numero',
  method: 'get',
  handler: async ({ payload, routeParams }) => {
    const numero = parseNumero(routeParams?.numero)
    const regard =
      (await find(payload, { numero: { equals: numero } })) ??
      (await find(payload, { anciensNumeros: { equals: numero } }))
    return Response.json({ numero: regard?.numero ?? null })
  },
}

const find = (payload: Payload, where: Where) =>
  payload.db.findOne<{ id: string; numero: number }>({
    collection: 'regards',
    where,
    select: { numero: true },
  })
