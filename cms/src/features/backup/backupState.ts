import type { Payload } from 'payload'

import { setKey } from '../../infrastructure/database/rows'
import { recordEntry } from '../../infrastructure/journal'
import { toParisDay } from '../../lib/frenchDates'
import type { Totals } from './repository/snapshot'

/** Key in the key-value store, one for each outcome: a write replaces it whole. Not backed up. */
const STATE_KEY = 'sauvegarde'
const FAILURE_KEY = 'sauvegarde-echec'

/** Outcome of the last backups of a site, as the panel shows it. */
export interface BackupState {
  /** The last one that succeeded. */
  last?: {
    id: string
    /** ISO date. */
    date: string
    target: string
    isEncrypted: boolean
    totals: Totals
  }
  /** The last failure; undefined after a success. */
  failure?: {
    /** ISO date. */
    date: string
    /** In French. */
    reason: string
  }
}

type KeyValueStore = Pick<Payload, 'kv'>

export async function readBackupState({ kv }: KeyValueStore): Promise<BackupState> {
  const [stored, failure] = await Promise.all([
    kv.get<Pick<BackupState, 'last'>>(STATE_KEY),
    kv.get<NonNullable<BackupState['failure']>>(FAILURE_KEY),
  ])
  return { last: stored?.last, failure: failure ?? undefined }
}

/** Notes a backup that succeeded, which ends the failure of the one before. */
export async function saveBackup(
  { kv }: KeyValueStore,
  last: NonNullable<BackupState['last']>,
): Promise<void> {
  await setKey(kv, STATE_KEY, { last })
  await kv.delete(FAILURE_KEY)
}

export const saveBackupFailure = (
  { kv }: KeyValueStore,
  failure: NonNullable<BackupState['failure']>,
): Promise<void> => setKey(kv, FAILURE_KEY, failure)

/** Notes a failure for the panel; in the journal once a day, as it is tried again each hour. */
export async function noteFailure(payload: Payload, reason: string): Promise<void> {
  const now = new Date()
  const { failure } = await readBackupState(payload)
  await saveBackupFailure(payload, { date: now.toISOString(), reason })
  if (failure && toParisDay(new Date(failure.date)) === toParisDay(now)) return
  await recordEntry(payload, {
    action: 'sauvegardeEchouee',
    cible: { type: 'sauvegarde', titre: 'Sauvegarde du site' },
    details: reason,
  })
}
