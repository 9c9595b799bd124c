import { spawn } from 'node:child_process'

import type { Payload } from 'payload'

import { tryWithLock } from '../../infrastructure/locks/withLock'
import { env } from '../../lib/env'
import { log } from '../../lib/log'
import { everyHour } from '../../lib/process/everyHour'
import { lowerPriority, toProgramArgs } from '../../lib/process/programs'
import { shutdown } from '../../lib/process/shutdown'
import { toParisDay } from '../../lib/frenchDates'
import { noteFailure, readBackupState } from './backupState'

/** Maximum length of a failure's output in the log. */
const MAX_OUTPUT = 2_000

/**
 * Backs up the site to BACKUP_TARGET once a day over all processes, in the first hour in which one
 * runs, in a child process of the lowest priority. A failure is tried again each hour.
 */
export function startDailyBackup(payload: Payload): void {
  if (!env.backup.target) return
  everyHour(() => {
    const work = backUpOncePerDay(payload)
    shutdown.track(work)
    return work
  }, 'Sauvegarde en échec, nouvel essai dans une heure')
}

/** Skips if another process holds the lock. */
async function backUpOncePerDay(payload: Payload): Promise<void> {
  await tryWithLock(payload, 'sauvegarde', async () => {
    const { last } = await readBackupState(payload)
    const lastDay =
      last && last.target === env.backup.target ? toParisDay(new Date(last.date)) : undefined
    if (lastDay === toParisDay(new Date())) return
    const startedAt = new Date().toISOString()
    try {
      await runProgram()
    } catch (error) {
      // A program that was killed could not note it.
      const { failure } = await readBackupState(payload)
      const isNoted = failure !== undefined && failure.date >= startedAt
      if (!isNoted && !shutdown.signal.aborted) await noteFailure(payload, String(error))
      throw error
    }
    const { last: made } = await readBackupState(payload)
    log.info({ sauvegarde: made?.id, ...made?.totals }, 'Site sauvegardé')
  })
}

/** Runs cms/dist/backup.js, which notes the outcome for the panel. @throws its output if it fails */
async function runProgram(): Promise<void> {
  const child = spawn(process.execPath, toProgramArgs('backup', 'commands/backup.ts'), {
    cwd: env.cmsDir,
    env: { ...process.env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  lowerPriority(child)
  let output = ''
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const stop = () => child.kill('SIGTERM')
  shutdown.signal.addEventListener('abort', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (code === 0) resolve()
        else if (shutdown.signal.aborted) reject(new Error('Interrompue par l’arrêt du site'))
        else reject(new Error(`${signal ?? code}\u00a0: ${output.trim()}`))
      })
    })
  } finally {
    shutdown.signal.removeEventListener('abort', stop)
  }
}
