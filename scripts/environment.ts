import fs from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** Without it, Vite lists at each start what a later major version may no longer load. */
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true'

/** Loads .env, if present, into process.env; existing variables take precedence. */
export function loadDotEnv(): void {
  const file = path.join(ROOT, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
}

/**
 * Environment of the server process, unless the operator sets it: read before the first line of
 * code. Without these, glibc would retain a gigabyte after resizing an image, and resizing would
 * occupy all four of libuv's default threads, so that no file could be read meanwhile. The
 * Dockerfile sets the same values.
 */
export const processSettings = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'scripts', 'processSettings.json'), 'utf8'),
) as Record<string, string>
