import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite as openProduct } from '../../../../../../cms/src/infrastructure/database/sqlite/openSqlite'
import { makeTempDir } from '../../../../../support/paths'
import { openSqlite } from '../../../../../support/sqlite'

let dir: string
let client: Awaited<ReturnType<typeof openProduct>>
/** Another process. */
let other: Client

const countIn = async (sqlite: Pick<Client, 'execute'>) =>
  (await sqlite.execute('SELECT count(*) AS count FROM numeros')).rows[0]?.count

beforeEach(async () => {
  dir = makeTempDir('busy')
  client = await openProduct(`file:${join(dir, 'regards.sqlite')}`)
  await client.execute('CREATE TABLE numeros (numero)')
  other = await openSqlite(dir)
})
afterEach(() => {
  client.close()
  other.close()
})

test('statements wait for another process, and are then written for all to see', async () => {
  await other.execute('BEGIN IMMEDIATE')
  const writes = [1, 2, 3].map((numero) =>
    client.execute({ sql: 'INSERT INTO numeros VALUES (?) RETURNING numero', args: [numero] }),
  )
  expect(await countIn(client)).toBe(0)
  await other.execute('INSERT INTO numeros VALUES (0)')
  await other.execute('COMMIT')
  await Promise.all(writes)

  await client.execute('INSERT INTO numeros VALUES (4)')
  expect(await countIn(other)).toBe(5)
  await other.execute('INSERT INTO numeros VALUES (5)')
  expect(await countIn(client)).toBe(6)
})

test('a statement that is never let in is refused, and blocks no later one', async () => {
  await other.execute('BEGIN IMMEDIATE')
  const refused = client.execute('INSERT INTO numeros VALUES (1)')
  await expect(refused).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await other.execute('ROLLBACK')

  await client.execute('INSERT INTO numeros VALUES (2)')
  expect(await countIn(other)).toBe(1)
  await other.execute('INSERT INTO numeros VALUES (3)')
  expect(await countIn(client)).toBe(2)
})
