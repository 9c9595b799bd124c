import type { Payload } from 'payload'

import { isDuplicateKeyError } from '../../infrastructure/database/isDuplicateKeyError'
import type { Totals } from './repository/types'

/** Key in Payload's key-value store; a backup leaves it out (tables/tableNames.ts). */
const STATE_KEY = 'sauvegarde'

/** What the last backups of a site came to, as the panel shows it. */
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

export const readBackupState = async ({ kv }: KeyValueStore): Promise<BackupState> =>
  (await kv.get<BackupState>(STATE_KEY)) ?? {}

/** Merges into the stored state; undefined removes a part. */
export async function saveBackupState(
  { kv }: KeyValueStore,
  change: { [Part in keyof BackupState]: BackupState[Part] | undefined },
): Promise<void> {
  const state = { ...(await readBackupState({ kv })), ...change }
  const save = () => kv.set(STATE_KEY, JSON.parse(JSON.stringify(state)) as object)
  try {
    await save()
  } catch (error) {
    // Another process created the key at the same time.
    if (!isDuplicateKeyError(error)) throw error
    await save()
  }
}
