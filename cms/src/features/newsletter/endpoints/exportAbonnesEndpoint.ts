import { Readable } from 'node:stream'

import type { Endpoint } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { getActor, recordEntry } from '../../../infrastructure/journal'
import { streamAbonnesCsv } from '../subscribers/streamAbonnesCsv'

/** GET /api/newsletter/abonnes.csv: all subscribers, for administrators, streamed. */
export const exportAbonnesEndpoint: Endpoint = {
  path: '/newsletter/abonnes.csv',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    await recordEntry(req.payload, {
      action: 'export',
      actor: getActor(req),
      cible: { type: 'abonnes', titre: 'Abonnés' },
    })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(
      Readable.toWeb(Readable.from(streamAbonnesCsv(req.payload))) as ReadableStream,
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
