import type { PayloadRequest, Where } from 'payload'

import { ACTIONS, type Change } from '../../infrastructure/journal'
import { CSV_BOM, toCsv } from '../../lib/toCsv'
import { formatFrenchMoment } from '../../lib/formatFrenchDate'
import type { Journal } from '../../payload-types'

const BATCH = 500

/** Spreadsheets take at most 32,767 characters in a cell. */
const MAX_CELL = 32_000

const COLUMNS: [title: string, read: (entry: Journal) => string | null | undefined][] = [
  ['Date', ({ dateAction }) => formatFrenchMoment(new Date(dateAction))],
  ['Action', ({ action }) => ACTIONS[action]],
  ['Qui', ({ auteur }) => auteur],
  ['Objet', ({ cible }) => cible],
  ['Précisions', ({ details }) => details],
  ['Changements', ({ changements }) => formatChanges(changements).slice(0, MAX_CELL)],
  ['Réseau', ({ adresse }) => adresse],
]

/**
 * Streams entries as CSV in UTF-8, newest first, one batch at a time. Entries that are recorded
 * meanwhile are left out.
 * @throws Payload's QueryError if `where` names an unknown field, before anything is streamed
 */
export async function streamJournalCsv(
  req: PayloadRequest,
  where: Where,
): Promise<AsyncIterable<Uint8Array>> {
  const encoder = new TextEncoder()
  const until: Where = { dateAction: { less_than_equal: new Date().toISOString() } }
  const readPage = (page: number) =>
    req.payload.find({
      collection: 'journal',
      where: { and: [where, until] },
      // The id decides between entries of the same millisecond.
      sort: ['-dateAction', '-id'],
      limit: BATCH,
      page,
      overrideAccess: false,
      req,
    })
  const first = await readPage(1)

  return (async function* () {
    yield encoder.encode(CSV_BOM + toCsv([COLUMNS.map(([title]) => title)]))
    for (let batch = first; ; batch = await readPage((batch.page ?? 1) + 1)) {
      const records = batch.docs.map((entry) => COLUMNS.map(([, read]) => read(entry) ?? ''))
      if (records.length > 0) yield encoder.encode(toCsv(records))
      if (!batch.hasNextPage) return
    }
  })()
}

/** One line per field: « Titre : avant → après ». */
const formatChanges = (changes: unknown): string =>
  (Array.isArray(changes) ? (changes as Change[]) : [])
    .map(({ champ, avant, apres }) => `${champ}\u00a0: ${avant || '(vide)'} → ${apres || '(vide)'}`)
    .join('\n')
