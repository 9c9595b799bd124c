import { parseParams, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { requireAdministrateur } from '../../access/requireAdministrateur'
import { getActor, recordEntry } from '../../infrastructure/journal'
import { toParisDay } from '../../lib/toParisDay'
import { streamJournalCsv } from './csvExport'
import { csvDownload } from '../../lib/http/csvDownload'

/**
 * GET /api/journal/export.csv`?where=…&search=…`: the entries that a list of the panel with the same
 * query would show, newest first, for administrators. The export itself is recorded.
 */
export const exportJournalEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
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
