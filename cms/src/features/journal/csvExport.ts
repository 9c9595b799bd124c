import { parseParams, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { requireAdministrateur } from '../../access/roles'
import { ACTIONS, getActor, recordEntry, type Change } from '../../infrastructure/journal'
import { formatFrenchMoment, toParisDay } from '../../lib/frenchDates'
import { csvDownload, CSV_BOM, toCsv } from '../../lib/http/csvDownload'
import {
  buildWhereParameter,
  csv,
  query,
  text,
  ADMINISTRATORS,
  type Operations,
} from '../../lib/openapi/schemas'
import type { Journal } from '../../payload-types'
import { endpoint } from '../../lib/payload/endpoint'

/**
 * The entries that a list of the panel with the same query would show, newest first, for
 * administrators. The export itself is recorded.
 */
export const exportJournalEndpoint = endpoint('get', '/export.csv', async (req) => {
  requireAdministrateur(req)
  const where = parseFilter(req)
  const lines = await streamJournalCsv(req, where)
  await recordEntry(req.payload, {
    action: 'export',
    actor: getActor(req),
    cible: { type: 'journal', titre: 'Journal' },
    details: Object.keys(where).length > 0 ? 'Les entrées d’un filtre.' : undefined,
  })
  return csvDownload(lines, `journal-${toParisDay(new Date())}.csv`)
})

/** Description of the export, for the OpenAPI document. */
export const journalOperations: Operations = {
  'GET /api/journal/export.csv': {
    summary: 'Export the audit log',
    roles: ADMINISTRATORS,
    parameters: [buildWhereParameter('journal.where'), query('search', text)],
    responses: { 200: csv },
    errors: ['invalid-query'],
  },
}

function parseFilter({ payload, query }: PayloadRequest): Where {
  const { where } = parseParams(query)
  const { search } = query
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections.journal.config,
    search: typeof search === 'string' ? search : '',
    where: where ?? {},
  })
}

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
async function streamJournalCsv(
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
