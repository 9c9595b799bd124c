import { setTimeout as wait } from 'node:timers/promises'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

export type SqliteClient = SQLiteAdapter['client']

type TransactionMode = Parameters<SqliteClient['batch']>[1]

/** How long a statement waits for another process's write. */
const BUSY_TIMEOUT_MS = 5_000
const RETRY_DELAY_MS = 20

/**
 * A client whose statements wait while another process writes. SQLite runs within this process: where
 * it waits by itself (busy_timeout) everything stands still, the pages kept in memory too. Here the
 * statement is refused at once, and tried again when the database is free.
 *
 * The connection that refused it is not used any more: libsql leaves such a statement open until it is
 * collected as garbage, and until then SQLite commits nothing that is written on that connection.
 * @param connect opens a connection, which does not wait by itself
 */
export function retryWhileBusy(connect: () => SqliteClient): SqliteClient {
  let connection = connect()
  let waiting: Promise<void> | undefined

  /** @throws SQLITE_BUSY when nobody lets go in time: nothing was written */
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
        // Begins to write, and takes that back at once. Unlike others, what is refused here is closed.
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
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- one of its two forms is, by its type
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
