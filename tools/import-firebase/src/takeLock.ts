import fs from 'node:fs'
import path from 'node:path'

import { env } from '../../../cms/src/lib/env'
import { ApiError } from '../../../cms/src/lib/errors/apiErrors'

/**
 * Acquires a lock for the lifetime of this process, so that only one import runs: each would treat
 * the files in progress of the other as leftovers.
 * @throws ApiError 409 import-under-way
 */
export function takeLock(): void {
  const file = path.join(env.dataDir, 'import-firebase.lock')
  fs.mkdirSync(env.dataDir, { recursive: true })
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.once('exit', () => fs.rmSync(file, { force: true }))
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(fs.readFileSync(file, 'utf8'))
    if (isRunning(holder)) {
      throw new ApiError(
        `Un autre import est en cours (processus ${holder}). Sinon, supprimez ${file}.`,
        409,
        'import-under-way',
      )
    }
    fs.rmSync(file, { force: true })
  }
}

/** In a container a new process may have the pid of the previous one. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
