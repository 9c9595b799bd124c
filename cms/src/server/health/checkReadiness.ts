import config from '@payload-config'
import { getPayload } from 'payload'
import pTimeout from 'p-timeout'

import { getBootState } from '../../lib/process/getBootState'
import { setKey } from '../../infrastructure/database/rows'
import { shutdown } from '../../lib/process/shutdown'
import { storage } from '../../media/storage'
import { FAILURES } from './failures'
import { NO_STORE, noStoreJson } from '../../lib/http/cacheControl'

/** Key of the probe's write test in Payload's key-value store. */
const PROBE_KEY = 'sonde'
const PROBE_TIMEOUT_MS = 3_000
const RETRY_SECONDS = 5

type ReadinessCheck = keyof typeof FAILURES

let pendingCheck: Promise<ReadinessCheck[]> | undefined

/**
 * Returns 200 when requests can be served; 503 with the failing parts otherwise: `database`,
 * `storage`, `boot` until the boot has completed, `shutdown` once SIGTERM was received.
 */
export async function checkReadiness(): Promise<Response> {
  const failing = await findReadinessFailures()
  if (failing.length === 0) return noStoreJson({ status: 'ok' })
  const errors = failing.map((part) => ({
    message: FAILURES[part].message,
    code: FAILURES[part].code,
  }))
  return Response.json(
    { status: 'unavailable', failing, errors },
    { status: 503, headers: { ...NO_STORE, 'Retry-After': String(RETRY_SECONDS) } },
  )
}

/** Returns the failing parts. The check writes: concurrent calls share one. */
export function findReadinessFailures(): Promise<ReadinessCheck[]> {
  pendingCheck ??= findFailures().finally(() => (pendingCheck = undefined))
  return pendingCheck
}

async function findFailures(): Promise<ReadinessCheck[]> {
  if (shutdown.signal.aborted) return ['shutdown']
  const [database, files] = await Promise.allSettled([
    pTimeout(pingDatabase(), { milliseconds: PROBE_TIMEOUT_MS }),
    pTimeout(storage.ping(), { milliseconds: PROBE_TIMEOUT_MS }),
  ])
  const failing: ReadinessCheck[] = []
  if (database.status === 'rejected') failing.push('database')
  if (files.status === 'rejected') failing.push('storage')
  return failing.length === 0 && !getBootState().ready ? ['boot'] : failing
}

/** Reads and writes: a full disk or a lock of another process makes a database read-only. */
async function pingDatabase(): Promise<void> {
  const { ready, failure } = getBootState()
  // Until the boot has completed, only the boot connects to the database.
  if (!ready) {
    if (failure?.part === 'database') throw new Error(failure.reason)
    return
  }
  const payload = await getPayload({ config })
  await setKey(payload.kv, PROBE_KEY, new Date().toISOString())
}
