import fs from 'node:fs/promises'

import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { retryWhileBusy, type SqliteClient } from './retryWhileBusy'

/** Bytes that the log of writes (WAL) keeps on the disk once it was written back. */
const JOURNAL_BYTES = 64 * 1024 * 1024

/** What a connection is told before it is used; none of it can fail. */
const PRAGMAS = [
  // The waiting is done by waitWhileBusy.
  'PRAGMA busy_timeout = 0',
  'PRAGMA synchronous = FULL',
  `PRAGMA journal_size_limit = ${JOURNAL_BYTES}`,
]

/**
 * Opens a database of SQLite, made where there is none: one connection, which the caller closes. Its
 * files are for their owner alone. A statement that meets another process's write waits, up to 5 s,
 * without holding this process up.
 * @param url `file:` and a path
 * @param settings more that the connection is told
 */
export async function openSqlite(url: string, settings: string[] = []): Promise<SqliteClient> {
  const client = retryWhileBusy(() => {
    const { $client } = drizzle({ connection: { url } })
    // Done when the call returns, as everything is on a file.
    for (const setting of [...PRAGMAS, ...settings]) void $client.execute(setting)
    return $client
  })
  // Before the first write: its journals get the mode of the file.
  await restrictPermissions(await getDatabaseFile(client))
  await client.execute('PRAGMA journal_mode = WAL')
  return client
}

/** The path of the database's file, absolute. */
export async function getDatabaseFile(client: SqliteClient): Promise<string> {
  const { rows } = await client.execute('PRAGMA database_list')
  return rows[0]?.file as string
}

async function restrictPermissions(file: string): Promise<void> {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      await fs.chmod(name, 0o600)
    } catch (error) {
      // No journal is there yet; a file of another owner who lets us write is theirs to protect.
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}
