import fs from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** Adds the settings of .env, where there is one, to this process; what is set already stays. */
export function loadDotEnv(): void {
  const file = path.join(ROOT, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
}

/**
 * What the server's process finds in its environment, unless the operator says otherwise: it is read
 * before the first line of code. Where a picture is made smaller, glibc would keep a gigabyte for later,
 * and libuv's four threads would leave none to read a file for somebody else. The Dockerfile has the same.
 */
export const processSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  UV_THREADPOOL_SIZE: '8',
}
