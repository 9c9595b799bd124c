import fs from 'node:fs'
import path from 'node:path'

/**
 * For a program beside the server, before it loads anything that reads the settings: takes those of
 * .env where there is one, keeps the log to faults, and reads the schema from the migrations, as the
 * running product does.
 */
export function prepareCliEnvironment(): void {
  const settingsFile = path.join(process.cwd(), '.env')
  if (fs.existsSync(settingsFile)) process.loadEnvFile(settingsFile)
  process.env.LOG_LEVEL ??= 'error'
  Object.assign(process.env, { NODE_ENV: 'production' })
}
