import type { Endpoint } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { getActor, recordEntry } from '../../../infrastructure/journal'
import { toParisDay } from '../../../lib/toParisDay'
import { invalidRequest } from '../../../lib/errors/apiErrors'
import { formatFrenchDay } from '../../../lib/formatFrenchDate'
import { isCalendarDay, toDate, type DayRange } from './calendarDays'
import { getDaysUntil, PERIODS } from './periods'
import { streamStatisticsCsv } from './streamStatisticsCsv'
import { csvDownload } from '../../../lib/http/csvDownload'

/**
 * GET /api/frequentation/export.csv?du=AAAA-MM-JJ&au=AAAA-MM-JJ: a CSV line for each day and issue
 * with views or downloads, for administrators. Defaults to the last thirty days.
 */
export const exportStatisticsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    const jours = parseDayRange(req.searchParams)
    const lines = await streamStatisticsCsv(req.payload, jours)
    await recordEntry(req.payload, {
      action: 'export',
      actor: getActor(req),
      cible: { type: 'frequentation', titre: 'Fréquentation' },
      details: `Du ${formatFrenchDay(toDate(jours.du))} au ${formatFrenchDay(toDate(jours.au))}.`,
    })
    return csvDownload(lines, `frequentation-${jours.du}-${jours.au}.csv`)
  },
}

/** @throws ApiError 400 when a day is invalid, or the last precedes the first */
function parseDayRange(asked: URLSearchParams): DayRange {
  const au = asked.get('au') ?? toParisDay(new Date())
  if (!isCalendarDay(au)) throw invalidDayRange()
  const du = asked.get('du') ?? getDaysUntil(au, PERIODS[0]).du
  if (!isCalendarDay(du) || du > au) throw invalidDayRange()
  return { du, au }
}

const invalidDayRange = () =>
  invalidRequest('Les jours s’écrivent AAAA-MM-JJ, le premier (du) avant le dernier (au).')
