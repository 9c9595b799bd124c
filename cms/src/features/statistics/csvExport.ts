import type { Payload } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { requireAdministrateur } from '../../access/roles'
import { getActor, recordEntry } from '../../infrastructure/journal'
import { apiError } from '../../lib/errors/apiErrors'
import { formatFrenchDay, toParisDay } from '../../lib/frenchDates'
import { csvDownload, CSV_BOM, toCsv } from '../../lib/http/csvDownload'
import { NUMERO_FIELDS, toShownIssue } from '../../lib/payload/toShownIssue'
import { durations } from '../retention/durations'
import {
  getDaysUntil,
  isCalendarDay,
  listDays,
  PERIODS,
  subtractMonths,
  toDate,
  type CalendarDay,
  type DayRange,
} from './calendarDays'
import { COLUMNS, COUNTERS, fillRecord, formatTitle, type Counts } from './counters'
import { endpoint } from '../../lib/payload/endpoint'

/**
 * A CSV line for each day and issue with views or downloads, for administrators. Defaults to the
 * last thirty days.
 */
export const exportStatisticsEndpoint = endpoint('get', '/export.csv', async (req) => {
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
})

/** @throws ApiError 400 when a day is invalid, or the last precedes the first */
function parseDayRange(asked: URLSearchParams): DayRange {
  const au = asked.get('au') ?? toParisDay(new Date())
  if (!isCalendarDay(au)) throw invalidDayRange()
  const du = asked.get('du') ?? getDaysUntil(au, PERIODS[0]).du
  if (!isCalendarDay(du) || du > au) throw invalidDayRange()
  return { du, au }
}

const invalidDayRange = () =>
  apiError(
    'invalid-request',
    'Les jours s’écrivent AAAA-MM-JJ, le premier (du) avant le dernier (au).',
  )

const COLUMN_TITLES = ['Jour', 'Numéro', 'Titre', ...COUNTERS.map(formatTitle)]

/** For a row whose issue was deleted while it was being counted. */
const DELETED_ISSUE = { numero: '', titre: '' }

/**
 * Streams the counts of a range as CSV, by day, then by number. One day is read at a time, so that
 * a large archive is never in memory as a whole.
 * @returns the file in chunks of UTF-8 bytes
 */
async function streamStatisticsCsv(
  payload: Payload,
  jours: DayRange,
): Promise<AsyncIterable<Uint8Array>> {
  const issues = await readIssues(payload)
  const encoder = new TextEncoder()

  async function linesOf(jour: CalendarDay): Promise<string> {
    const rows = await readDay(payload, jour)
    const records = rows
      .map(({ regard, ...counts }) => ({ ...counts, ...(issues.get(regard) ?? DELETED_ISSUE) }))
      .sort((a, b) => Number(a.numero) - Number(b.numero))
      .map(({ numero, titre, ...counts }) => [
        jour,
        numero,
        titre,
        ...COLUMNS.map((column) => counts[column]),
      ])
    return toCsv(records)
  }

  return (async function* () {
    yield encoder.encode(CSV_BOM + toCsv([COLUMN_TITLES]))
    for (const jour of listDays(clampToRetention(jours))) {
      const lines = await linesOf(jour)
      if (lines) yield encoder.encode(lines)
    }
  })()
}

/** Limits a range to the days that may have counts. */
function clampToRetention({ du, au }: DayRange): DayRange {
  const now = new Date()
  const [first, today] = [getOldestDay(now), toParisDay(now)]
  return { du: du < first ? first : du, au: au > today ? today : au }
}

async function readIssues(payload: Payload) {
  const issues = await findAll<{ id: string; numero: number; titre?: string | null }>(payload, {
    collection: 'regards',
    select: { ...NUMERO_FIELDS, titre: true },
  })
  const shown = issues.map(toShownIssue)
  return new Map(shown.map(({ id, numero, titre }) => [id, { numero, titre: titre ?? '' }]))
}

async function readDay(payload: Payload, jour: CalendarDay) {
  const docs = await findAll<Counts & { id: string; regard: string }>(payload, {
    collection: 'frequentation',
    where: { jour: { equals: jour } },
    select: { regard: true, ...fillRecord(COLUMNS, true) },
  })
  return docs
}

/** The oldest day within the retention of daily counts. */
const getOldestDay = (now: Date): CalendarDay =>
  subtractMonths(toParisDay(now), durations.audience.months)
