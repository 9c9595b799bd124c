import { Readable } from 'node:stream'

import type { Endpoint } from 'payload'

import { isAdministrateur } from '../../access/roles'
import { forbidden, unauthenticated } from '../../errors/houseErrors'
import { writeAbonnes } from '../export/writeAbonnes'

/** GET /api/newsletter/abonnes.csv: every subscriber, for administrators, written as it is read. */
export const exportAbonnes: Endpoint = {
  path: '/newsletter/abonnes.csv',
  method: 'get',
  handler: (req) => {
    if (!req.user) throw unauthenticated()
    if (!isAdministrateur(req)) throw forbidden()
    const day = new Date().toISOString().slice(0, 10)
    return new Response(
      Readable.toWeb(Readable.from(writeAbonnes(req.payload))) as ReadableStream,
      {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="abonnes-${day}.csv"`,
          'Cache-Control': 'no-store',
        },
      },
    )
  },
}
