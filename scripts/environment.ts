import fs from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** Adds the settings of .env, where there is one, to this process; what is set already stays. */
export function loadDotEnv(): void {
  const file = path.join(ROOT, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
}
