import type { Payload } from 'payload'

import { recordEntry } from '../../infrastructure/journal'
import { toParisDay } from '../../lib/toParisDay'
import { readBackupState, saveBackupFailure } from './backupState'

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
