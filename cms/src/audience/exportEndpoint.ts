import { Readable } from 'node:stream'

import type { Endpoint } from 'payload'

import { requireAdministrateur } from '../access/requireAdministrateur'
import { toParisDay } from '../days/toParisDay'
import { invalidRequest } from '../errors/houseErrors'
import { isJour, type Jours } from './jours'
import { joursUntil, PERIODES } from './periodes'
import { writeCsv } from './writeCsv'

/**
 * GET /api/frequentation/export.csv?du=AAAA-MM-JJ&au=AAAA-MM-JJ: a line for each day and issue that
 * was opened or downloaded, for administrators. Without days, the last thirty.
 */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    const jours = readJours(req.searchParams)
    const lines = await writeCsv(req.payload, jours)
    return new Response(Readable.toWeb(Readable.from(lines)) as ReadableStream, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="frequentation-${jours.du}-${jours.au}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

/** @throws HouseError 400 when a day is none, or the last comes before the first */
function readJours(asked: URLSearchParams): Jours {
  const au = asked.get('au') ?? toParisDay(new Date())
  if (!isJour(au)) throw notDays()
  const du = asked.get('du') ?? joursUntil(au, PERIODES[0]).du
  if (!isJour(du) || du > au) throw notDays()
  return { du, au }
}

const notDays = () =>
  invalidRequest('Les jours s’écrivent AAAA-MM-JJ, le premier (du) avant le dernier (au).')
