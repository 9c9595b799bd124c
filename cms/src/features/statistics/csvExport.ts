import type { Payload } from 'payload'

import { findAll } from '../../infrastructure/database/rows'
import { exportCsv } from '../../infrastructure/journal'
import { apiError } from '../../lib/errors/apiErrors'
import { formatFrenchDay, toParisDay } from '../../lib/frenchDates'
import type { CsvColumn } from '../../lib/http/csvDownload'
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
import { administratorsEndpoint } from '../../access/roles'

/** A CSV line a day and issue with views or downloads, by default of the last thirty days. */
export const exportStatisticsEndpoint = administratorsEndpoint(
  'get',
  '/export.csv',
  async (req) => {
    const jours = parseDayRange(req.searchParams)
    return exportCsv(req, {
      filename: `frequentation-${jours.du}-${jours.au}.csv`,
      cible: { type: 'frequentation', titre: 'Fréquentation' },
      details: `Du ${formatFrenchDay(toDate(jours.du))} au ${formatFrenchDay(toDate(jours.au))}.`,
      columns: CSV_COLUMNS,
      batches: readDays(req.payload, clampToRetention(jours), await readIssues(req.payload)),
    })
  },
)

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

interface CsvRecord extends Counts {
  jour: CalendarDay
  /** Undefined for an issue that was deleted while it was being counted. */
  issue: { numero: number; titre?: string | null } | undefined
}

const CSV_COLUMNS: CsvColumn<CsvRecord>[] = [
  ['Jour', ({ jour }) => jour],
  ['Numéro', ({ issue }) => issue?.numero],
  ['Titre', ({ issue }) => issue?.titre],
  ...COUNTERS.map((counter): CsvColumn<CsvRecord> => [
    formatTitle(counter),
    (record) => record[counter.column],
  ]),
]

type Issues = Awaited<ReturnType<typeof readIssues>>

/** Reads the counts of a range, one day at a time; those of a day by number. */
async function* readDays(
  payload: Payload,
  jours: DayRange,
  issues: Issues,
): AsyncGenerator<CsvRecord[]> {
  for (const jour of listDays(jours)) {
    const rows = await readDay(payload, jour)
    yield rows
      .map(({ regard, ...counts }) => ({ ...counts, jour, issue: issues.get(regard) }))
      .sort((a, b) => (a.issue?.numero ?? 0) - (b.issue?.numero ?? 0))
  }
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
  return new Map(issues.map((issue) => [issue.id, toShownIssue(issue)]))
}

const readDay = (payload: Payload, jour: CalendarDay) =>
  findAll<Counts & { id: string; regard: string }>(payload, {
    collection: 'frequentation',
    where: { jour: { equals: jour } },
    select: { regard: true, ...fillRecord(COLUMNS, true) },
  })

/** The oldest day within the retention of daily counts. */
const getOldestDay = (now: Date): CalendarDay =>
  subtractMonths(toParisDay(now), durations.audience.months)
