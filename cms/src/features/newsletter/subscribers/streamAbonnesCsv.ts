import type { Payload } from 'payload'

import { CSV_BOM, toCsv } from '../../../lib/toCsv'
import type { Abonne } from '../../../payload-types'
import { readAbonnes } from './readAbonnes'

const BATCH = 500

const COLUMNS: [title: string, read: (abonne: Abonne) => string | null | undefined][] = [
  ['Adresse e-mail', ({ email }) => email],
  ['État', ({ etat }) => (etat === 'confirme' ? 'Confirmé' : 'En attente de confirmation')],
  ['Date de la demande', ({ dateDemande }) => dateDemande],
  ['Date de la confirmation', ({ dateConfirmation }) => dateConfirmation],
  ['Source', ({ source }) => source],
  ['Version du texte', ({ versionTexte }) => versionTexte],
]

/** Yields all subscribers as CSV in UTF-8, one batch at a time. */
export async function* streamAbonnesCsv(payload: Payload): AsyncGenerator<Uint8Array> {
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
