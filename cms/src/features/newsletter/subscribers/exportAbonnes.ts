import type { Payload } from 'payload'

import { requireAdministrateur } from '../../../access/roles'
import { getActor, recordEntry } from '../../../infrastructure/journal'
import { formatFrenchMoment, toParisDay } from '../../../lib/frenchDates'
import { csvDownload, CSV_BOM, toCsv } from '../../../lib/http/csvDownload'
import type { Abonne } from '../../../payload-types'
import { readAbonnes } from './recipients'
import { endpoint } from '../../../lib/payload/endpoint'

/** All subscribers, for administrators, streamed. */
export const exportAbonnesEndpoint = endpoint('get', '/newsletter/abonnes.csv', async (req) => {
  requireAdministrateur(req)
  await recordEntry(req.payload, {
    action: 'export',
    actor: getActor(req),
    cible: { type: 'abonnes', titre: 'Abonnés' },
  })
  const filename = `abonnes-${toParisDay(new Date())}.csv`
  return csvDownload(streamAbonnesCsv(req.payload), filename)
})

const BATCH = 500

const toMoment = (date: string | null | undefined): string =>
  date ? formatFrenchMoment(new Date(date)) : ''

const COLUMNS: [title: string, read: (abonne: Abonne) => string | null | undefined][] = [
  ['Adresse e-mail', ({ email }) => email],
  ['État', ({ etat }) => (etat === 'confirme' ? 'Confirmé' : 'En attente de confirmation')],
  ['Date de la demande', ({ dateDemande }) => toMoment(dateDemande)],
  ['Date de la confirmation', ({ dateConfirmation }) => toMoment(dateConfirmation)],
  ['Source', ({ source }) => source],
  ['Version du texte', ({ versionTexte }) => versionTexte],
]

/** Yields all subscribers as CSV in UTF-8, one batch at a time. */
async function* streamAbonnesCsv(payload: Payload): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_BOM + toCsv([COLUMNS.map(([title]) => title)]))
  let after: string | undefined
  do {
    const { docs, next } = await readAbonnes(payload, { after, limit: BATCH })
    const records = docs.map((abonne) => COLUMNS.map(([, read]) => read(abonne) ?? ''))
    yield encoder.encode(toCsv(records))
    after = next
  } while (after !== undefined)
}
