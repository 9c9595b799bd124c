import type { Endpoint, Payload, Where } from 'payload'

import { parseNumero } from '../../lib/parseNumero'

/**
 * GET /api/regards/numero/{n}: `{numero}`, the number that the issue of this number has today, as it may
 * have been given another one since; null when there is none. Asked where a number is unknown.
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
