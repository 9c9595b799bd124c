import fs from 'node:fs/promises'

import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { retryWhileBusy, type SqliteClient } from './retryWhileBusy'

/** Size in bytes to which the write-ahead log (WAL) is truncated after a checkpoint. */
const JOURNAL_BYTES = 64 * 1024 * 1024

/** Pragmas set on every connection. They fail only on a file on which every statement does. */
const PRAGMAS = [
  // retryWhileBusy does the waiting.
  'PRAGMA busy_timeout = 0',
  'PRAGMA synchronous = FULL',
  `PRAGMA journal_size_limit = ${JOURNAL_BYTES}`,
]

/**
 * Opens a SQLite database, created if missing, on one connection, which the caller closes. Its
 * files are readable by their owner only. A statement waits up to 5 s for another process's write
 * lock, without blocking the event loop.
 * @param url `file:` and a path
 * @param settings additional pragmas
 */
export async function openSqlite(url: string, settings: string[] = []): Promise<SqliteClient> {
  const client = retryWhileBusy(() => {
    const { $client } = drizzle({ connection: { url } })
    // Runs synchronously, as the database is a file. A file that is damaged fails here too; the next
    // statement, which is awaited, reports it.
    for (const setting of [...PRAGMAS, ...settings]) {
      $client.execute(setting).catch(() => undefined)
    }
    return $client
  })
  // Before the first write: the journal files inherit the mode of the database file.
  await restrictPermissions(await getDatabaseFile(client))
  await client.execute('PRAGMA journal_mode = WAL')
  return client
}

/** Returns the absolute path of the database file. */
export async function getDatabaseFile(client: SqliteClient): Promise<string> {
  const { rows } = await client.execute('PRAGMA database_list')
  return rows[0]?.file as string
}

async function restrictPermissions(file: string): Promise<void> {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      await fs.chmod(name, 0o600)
    } catch (error) {
      // ENOENT: no journal exists yet. EPERM: the file belongs to another owner, who is responsible
      // for it.
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}
