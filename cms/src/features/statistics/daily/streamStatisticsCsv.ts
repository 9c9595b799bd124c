import type { Payload } from 'payload'

import { CSV_BOM, toCsv } from '../../../lib/toCsv'
import { toParisDay } from '../../../lib/toParisDay'
import type { Counts } from './counts'
import { listDays, type CalendarDay, type DayRange } from './calendarDays'
import { getOldestDay } from './getOldestDay'

const COLUMN_TITLES = ['Jour', 'Numéro', 'Titre', 'Ouvertures', 'Téléchargements']

/** For a row whose issue was deleted while it was being counted. */
const DELETED_ISSUE = { numero: '', titre: '' }

/**
 * Streams the counts of a range as CSV, by day, then by number. One day is read at a time, so that
 * a large archive is never in memory as a whole.
 * @returns the file in chunks of UTF-8 bytes
 */
export async function streamStatisticsCsv(
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
      .map(({ numero, titre, vues, telechargements }) => [
        jour,
        numero,
        titre,
        vues,
        telechargements,
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
  const { docs } = await payload.find({
    collection: 'regards',
    trash: true,
    select: { numero: true, titre: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, numero, titre }) => [id, { numero, titre: titre ?? '' }]))
}

async function readDay(payload: Payload, jour: CalendarDay) {
  const { docs } = await payload.db.find<Counts & { id: string; regard: string }>({
    collection: 'frequentation',
    where: { jour: { equals: jour } },
    select: { regard: true, vues: true, telechargements: true },
    pagination: false,
    limit: 0,
  })
  return docs
}
