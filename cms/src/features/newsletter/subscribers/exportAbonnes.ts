import type { Payload } from 'payload'

import { exportCsv } from '../../../infrastructure/journal'
import { formatFrenchMoment, toParisDay } from '../../../lib/frenchDates'
import type { CsvColumn } from '../../../lib/http/csvDownload'
import type { Abonne } from '../../../payload-types'
import { readAbonnes } from './recipients'
import { administratorsEndpoint } from '../../../access/roles'

/** All subscribers, for administrators, streamed. */
export const exportAbonnesEndpoint = administratorsEndpoint(
  'get',
  '/newsletter/abonnes.csv',
  (req) =>
    exportCsv(req, {
      filename: `abonnes-${toParisDay(new Date())}.csv`,
      cible: { type: 'abonnes', titre: 'Abonnés' },
      columns: COLUMNS,
      batches: readBatches(req.payload),
    }),
)

const BATCH = 500

const toMoment = (date: string | null | undefined): string =>
  date ? formatFrenchMoment(new Date(date)) : ''

const COLUMNS: CsvColumn<Abonne>[] = [
  ['Adresse e-mail', ({ email }) => email],
  ['État', ({ etat }) => (etat === 'confirme' ? 'Confirmé' : 'En attente de confirmation')],
  ['Date de la demande', ({ dateDemande }) => toMoment(dateDemande)],
  ['Date de la confirmation', ({ dateConfirmation }) => toMoment(dateConfirmation)],
  ['Source', ({ source }) => source],
  ['Version du texte', ({ versionTexte }) => versionTexte],
]

async function* readBatches(payload: Payload): AsyncGenerator<Abonne[]> {
  let after: string | undefined
  do {
    const { docs, next } = await readAbonnes(payload, { after, limit: BATCH })
    yield docs
    after = next
  } while (after !== undefined)
}
