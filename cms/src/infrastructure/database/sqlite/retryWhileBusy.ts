import { setTimeout as wait } from 'node:timers/promises'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

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
export function retryWhileBusy(connect: () => SqliteClient): SqliteClient {
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
