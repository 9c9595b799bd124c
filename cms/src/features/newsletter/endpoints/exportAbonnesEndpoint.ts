import type { Endpoint } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { getActor, recordEntry } from '../../../infrastructure/journal'
import { streamAbonnesCsv } from '../subscribers/streamAbonnesCsv'
import { csvDownload } from '../../../lib/http/csvDownload'

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
    return csvDownload(streamAbonnesCsv(req.payload), `abonnes-${day}.csv`)
  },
}
