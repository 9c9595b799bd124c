import fs from 'node:fs'
import path from 'node:path'

import { env } from '../lib/env'
import { ApiError } from '../lib/errors/apiErrors'

/**
 * Keeps a second import out as long as this process lives: each would take what the other is storing
 * for something left behind.
 * @throws HouseError 409 import-under-way
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

/** In a container a process may have the number of the one before it. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
