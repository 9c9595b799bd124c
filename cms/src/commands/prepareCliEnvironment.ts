import fs from 'node:fs'
import path from 'node:path'

/**
 * Prepares a command before it imports what reads the settings: loads .env, limits the log to
 * errors, and takes the database schema from the migrations.
 */
export function prepareCliEnvironment(): void {
  const settingsFile = path.join(process.cwd(), '.env')
  if (fs.existsSync(settingsFile)) process.loadEnvFile(settingsFile)
  process.env.LOG_LEVEL ??= 'error'
  Object.assign(process.env, { NODE_ENV: 'production' })
}
