import fs from 'node:fs/promises'

import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { setTimeout as wait } from 'node:timers/promises'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

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

export type SqliteClient = SQLiteAdapter['client']

type TransactionMode = Parameters<SqliteClient['batch']>[1]

/** Maximum wait of a statement for another process's write lock. */
const BUSY_TIMEOUT_MS = 5_000
const RETRY_DELAY_MS = 20

/**
 * Wraps a SQLite client so that statements wait while another process holds the write lock. SQLite
 * runs inside this process: with busy_timeout it would block the event loop, and even cached pages
 * could not be served. Here a busy statement fails at once and is retried when the database is
 * unlocked.
 *
 * The connection of a failed statement is discarded: libsql leaves the statement open until garbage
 * collection, and until then SQLite commits no write on that connection.
 * @param connect opens a connection with busy_timeout 0
 */
function retryWhileBusy(connect: () => SqliteClient): SqliteClient {
  let connection = connect()
  let waiting: Promise<void> | undefined

  /** @throws SQLITE_BUSY if the lock is not released in time: nothing was written */
  async function run<T>(work: (client: SqliteClient) => Promise<T>): Promise<T> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      const used = connection
      try {
        return await work(used)
      } catch (error) {
        if (!isBusy(error)) throw error
        if (used === connection) {
          connection = connect()
          used.close()
        }
        if (performance.now() > deadline) throw error
        waiting ??= waitUntilUnlocked(deadline).finally(() => (waiting = undefined))
        await waiting
      }
    }
  }

  async function waitUntilUnlocked(deadline: number): Promise<void> {
    while (performance.now() < deadline) {
      try {
        // Starts a write transaction, which closing rolls back at once. Unlike other statements,
        // this one is closed when it fails.
        return await connection.executeMultiple('BEGIN IMMEDIATE')
      } catch (error) {
        if (!isBusy(error)) throw error
      }
      await wait(RETRY_DELAY_MS)
    }
  }

  return {
    execute: (...args: Parameters<SqliteClient['execute']>) =>
      run((client) => client.execute(...args)),
    batch: (statements, mode) => run((client) => client.batch(statements, mode)),
    // oxlint-disable-next-line typescript/no-deprecated -- one of its two forms is, by its type
    transaction: (mode: TransactionMode = 'write') => run((client) => client.transaction(mode)),
    migrate: (statements) => run((client) => client.migrate(statements)),
    executeMultiple: (sql) => run((client) => client.executeMultiple(sql)),
    sync: () => connection.sync(),
    close: () => connection.close(),
    get closed() {
      return connection.closed
    },
    get protocol() {
      return connection.protocol
    },
  }
}

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown } | undefined)?.code).startsWith('SQLITE_BUSY')
