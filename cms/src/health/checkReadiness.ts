import config from '@payload-config'
import { getPayload } from 'payload'

import { bootState } from '../boot/state'
import { HouseError } from '../errors/houseErrors'
import { storage } from '../storage'
import { withinTime } from './withinTime'

const PROBE_MS = 3_000
const RETRY_SECONDS = 5

/** 200 when requests can be served; 503 that names each failing part, `database` or `storage`. */
export async function checkReadiness(): Promise<Response> {
  const [database, files] = await Promise.allSettled([
    withinTime(pingDatabase(), PROBE_MS),
    withinTime(storage.ping(), PROBE_MS),
  ])
  const failing = [
    ...(database.status === 'rejected' ? ['database'] : []),
    ...(files.status === 'rejected' ? ['storage'] : []),
  ]
  if (failing.length === 0 && !bootState().ready) failing.push('boot')
  const headers = { 'Cache-Control': 'no-store' }
  if (failing.length === 0) return Response.json({ status: 'ok' }, { headers })
  const errors = failing.map((part) => {
    const error = PARTS[part as keyof typeof PARTS]
    return { message: error.message, code: error.code }
  })
  return Response.json(
    { status: 'unavailable', failing, errors },
    { status: 503, headers: { ...headers, 'Retry-After': String(RETRY_SECONDS) } },
  )
}

const PARTS = {
  database: new HouseError('La base de données ne répond pas.', 503, 'database-unavailable'),
  storage: new HouseError('Le stockage des fichiers ne répond pas.', 503, 'storage-unavailable'),
  boot: new HouseError('L’application démarre.', 503, 'starting'),
}

async function pingDatabase(): Promise<void> {
  // Until the boot is through, the boot itself is the one that tries to connect.
  if (!bootState().ready) {
    if (bootState().lastError) throw new Error(bootState().lastError)
    return
  }
  const payload = await getPayload({ config })
  await payload.db.findOne({ collection: 'users', where: {}, select: { role: true } })
}
