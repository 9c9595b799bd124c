import config from '@payload-config'
import { getPayload } from 'payload'

import { bootState } from '../boot/state'
import { isDuplicateKey } from '../database/isDuplicateKey'
import { HouseError } from '../errors/houseErrors'
import { stopping } from '../jobs/stopping'
import { storage } from '../storage'
import { withinTime } from './withinTime'

/** What is written, in Payload's key-value store. */
const PROBE_KEY = 'sonde'
const PROBE_MS = 3_000
const RETRY_SECONDS = 5

type Part = keyof typeof PARTS

const PARTS = {
  database: new HouseError('La base de données ne répond pas.', 503, 'database-unavailable'),
  storage: new HouseError('Le stockage des fichiers ne répond pas.', 503, 'storage-unavailable'),
  boot: new HouseError('L’application démarre.', 503, 'starting'),
  shutdown: new HouseError('L’application s’arrête.', 503, 'stopping'),
}

let underWay: Promise<Part[]> | undefined

/**
 * 200 when requests can be served; 503 that names each failing part: `database`, `storage`, `boot`
 * until the start is through, `shutdown` from the moment on that the process is asked to end.
 */
export async function checkReadiness(): Promise<Response> {
  // It writes: those who ask at the same time share one look.
  underWay ??= findFailing().finally(() => (underWay = undefined))
  const failing = await underWay
  const headers = { 'Cache-Control': 'no-store' }
  if (failing.length === 0) return Response.json({ status: 'ok' }, { headers })
  const errors = failing.map((part) => ({ message: PARTS[part].message, code: PARTS[part].code }))
  return Response.json(
    { status: 'unavailable', failing, errors },
    { status: 503, headers: { ...headers, 'Retry-After': String(RETRY_SECONDS) } },
  )
}

async function findFailing(): Promise<Part[]> {
  if (stopping.signal.aborted) return ['shutdown']
  const [database, files] = await Promise.allSettled([
    withinTime(pingDatabase(), PROBE_MS),
    withinTime(storage.ping(), PROBE_MS),
  ])
  const failing: Part[] = []
  if (database.status === 'rejected') failing.push('database')
  if (files.status === 'rejected') failing.push('storage')
  return failing.length === 0 && !bootState().ready ? ['boot'] : failing
}

/** Reads and writes: a database whose disk is full, or that another process has locked, only reads. */
async function pingDatabase(): Promise<void> {
  const { ready, failure } = bootState()
  // Until the boot is through, the boot itself is the one that tries to connect.
  if (!ready) {
    if (failure?.part === 'database') throw new Error(failure.reason)
    return
  }
  const payload = await getPayload({ config })
  try {
    await payload.kv.set(PROBE_KEY, new Date().toISOString())
  } catch (error) {
    // Another process wrote it for the first time at the same moment.
    if (!isDuplicateKey(error)) throw error
  }
}
