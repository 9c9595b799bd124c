import fs from 'node:fs/promises'

import { env } from '../../lib/env'

/**
 * Brings SQLite's tables up to this release, before Payload is opened: by the server at its start, in
 * development too, and by the commands beside it. MongoDB has no tables.
 * @throws what the database throws; nothing is half done then, and the next call goes on
 */
export async function prepareDatabase(): Promise<void> {
  if (env.database.kind !== 'sqlite') return
  await restrictFolderPermissions()
  const { migrations } = await import('./migrations')
  const { migrateSqlite } = await import('./sqlite/migrateSqlite')
  await migrateSqlite(env.database.url, migrations)
}

/** The database, the secret, mails and staged uploads are read by nobody else on this machine. */
async function restrictFolderPermissions(): Promise<void> {
  await fs.mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  try {
    await fs.chmod(env.dataDir, 0o700)
  } catch (error) {
    // A folder of another owner, who lets us write there, is theirs to protect.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
