import { afterAll, expect, test } from 'vitest'
import {
  readBackupState,
  saveBackup,
  saveBackupFailure,
} from '../../../../../cms/src/features/backup/backupState'
import { openPayloadOnSqlite } from '../../../../support/payloadOnSqlite'

const site = await openPayloadOnSqlite([])
afterAll(() => site.close())

const totals = { rows: 1, files: 1, fileBytes: 1, storedBytes: 1, addedBytes: 1 }
const backup = (id: string) => ({
  ...{ id, date: '2026-11-27T03:00:00.000Z', target: 's3://sauvegardes', isEncrypted: true },
  totals,
})
const failure = { date: '2026-11-27T03:00:01.000Z', reason: 'La destination est pleine.' }

test('a backup and the failure of another at once: neither note is lost', async () => {
  for (let round = 1; round <= 20; round += 1) {
    await saveBackup(site.payload, backup(`avant-${round}`))
    const last = backup(`apres-${round}`)
    await Promise.all([
      saveBackup(site.payload, last),
      saveBackupFailure(site.payload, failure),
      saveBackupFailure(site.payload, failure),
    ])

    const state = await readBackupState(site.payload)
    expect(state.last).toEqual(last)
    // The success ends a failure that was noted before it, or the failure came last.
    expect([undefined, failure]).toContainEqual(state.failure)
  }
})

test('a failure leaves the last backup, and the next backup ends it', async () => {
  await saveBackup(site.payload, backup('une'))
  await saveBackupFailure(site.payload, failure)
  expect(await readBackupState(site.payload)).toEqual({ last: backup('une'), failure })

  await saveBackup(site.payload, backup('autre'))
  expect(await readBackupState(site.payload)).toEqual({ last: backup('autre'), failure: undefined })
})
