import type { Payload } from 'payload'

import { CSV_START, toCsvLine } from '../csv/toCsvLine'
import { toParisDay } from '../days/toParisDay'
import type { Counts } from './counts'
import { eachJour, type Jour, type Jours } from './jours'
import { oldestKept } from './oldestKept'

const HEAD = ['Jour', 'Numéro', 'Titre', 'Ouvertures', 'Téléchargements']

/** Of a row whose issue was deleted while it was being counted. */
const GONE = { numero: '', titre: '' }

/**
 * The counts of some days as a file for spreadsheets, by day, then by number. It is made a day at a
 * time while it is sent: the counts of a big archive are never in memory all together.
 * @returns the bytes of the file, in pieces
 */
export async function writeCsv(payload: Payload, jours: Jours): Promise<AsyncIterable<Uint8Array>> {
  const issues = await readIssues(payload)
  const encoder = new TextEncoder()

  async function linesOf(jour: Jour): Promise<string> {
    const rows = await readDay(payload, jour)
    return rows
      .map(({ regard, ...counts }) => ({ ...counts, ...(issues.get(regard) ?? GONE) }))
      .sort((a, b) => Number(a.numero) - Number(b.numero))
      .map(({ numero, titre, vues, telechargements }) =>
        toCsvLine([jour, numero, titre, vues, telechargements]),
      )
      .join('')
  }

  return (async function* () {
    yield encoder.encode(CSV_START + toCsvLine(HEAD))
    for (const jour of eachJour(withinKept(jours))) {
      const lines = await linesOf(jour)
      if (lines) yield encoder.encode(lines)
    }
  })()
}

/** The days among these that may have counts. */
function withinKept({ du, au }: Jours): Jours {
  const now = new Date()
  const [first, today] = [oldestKept(now), toParisDay(now)]
  return { du: du < first ? first : du, au: au > today ? today : au }
}

async function readIssues(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'regards',
    select: { numero: true, titre: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, numero, titre }) => [id, { numero, titre: titre ?? '' }]))
}

async function readDay(payload: Payload, jour: Jour) {
  const { docs } = await payload.db.find<Counts & { id: string; regard: string }>({
    collection: 'frequentation',
    where: { jour: { equals: jour } },
    select: { regard: true, vues: true, telechargements: true },
    pagination: false,
    limit: 0,
  })
  return docs
}
