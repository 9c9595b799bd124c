import { parseParams, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { ACTIONS, exportCsv, type Change } from '../../infrastructure/journal'
import { formatFrenchMoment, toParisDay } from '../../lib/frenchDates'
import type { CsvColumn } from '../../lib/http/csvDownload'
import { buildWhereParameter, csv, query, text, type Operations } from '../../lib/openapi/schemas'
import type { Journal } from '../../payload-types'
import { administratorsEndpoint } from '../../access/roles'

/** The entries that the panel lists with the same query; the export is recorded itself. */
export const exportJournalEndpoint = administratorsEndpoint('get', '/export.csv', async (req) => {
  const where = parseFilter(req)
  return exportCsv(req, {
    filename: `journal-${toParisDay(new Date())}.csv`,
    cible: { type: 'journal', titre: 'Journal' },
    details: Object.keys(where).length > 0 ? 'Les entrées d’un filtre.' : undefined,
    columns: COLUMNS,
    batches: await readBatches(req, where),
  })
})

/** Description of the export, for the OpenAPI document. */
export const journalOperations: Operations = {
  'GET /api/journal/export.csv': {
    summary: 'Export the audit log',
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

const COLUMNS: CsvColumn<Journal>[] = [
  ['Date', ({ dateAction }) => formatFrenchMoment(new Date(dateAction))],
  ['Action', ({ action }) => ACTIONS[action]],
  ['Qui', ({ auteur }) => auteur],
  ['Objet', ({ cible }) => cible],
  ['Précisions', ({ details }) => details],
  ['Changements', ({ changements }) => formatChanges(changements).slice(0, MAX_CELL)],
  ['Réseau', ({ adresse }) => adresse],
]

/**
 * Reads entries in batches, newest first. Entries that are recorded meanwhile are left out.
 * @throws Payload's QueryError if `where` names an unknown field, before anything is streamed
 */
async function readBatches(req: PayloadRequest, where: Where): Promise<AsyncIterable<Journal[]>> {
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
    for (let batch = first; ; batch = await readPage((batch.page ?? 1) + 1)) {
      yield batch.docs
      if (!batch.hasNextPage) return
    }
  })()
}

/** One line per field: « Titre : avant → après ». */
const formatChanges = (changes: unknown): string =>
  (Array.isArray(changes) ? (changes as Change[]) : [])
    .map(({ champ, avant, apres }) => `${champ}\u00a0: ${avant || '(vide)'} → ${apres || '(vide)'}`)
    .join('\n')
