import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { migrateSqlite } from '../../../../../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import { makeTempDir } from '../../../../../support/paths'
import { openSqlite } from '../../../../../support/sqlite'

const home = makeTempDir('damaged')
const file = join(home, 'regards.sqlite')
const PAGE_BYTES = 4_096

beforeEach(async () => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const sqlite = await openSqlite(home)
  await sqlite.execute('CREATE TABLE issues (title)')
  await sqlite.execute({
    sql: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) INSERT INTO issues SELECT ? FROM n',
    args: ['x'.repeat(500)],
  })
  sqlite.close()
})

/** Overwrites pages of the database. */
function overwrite(firstPage: number, pages: number): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(7, firstPage * PAGE_BYTES, (firstPage + pages) * PAGE_BYTES))
}

const open = () => migrateSqlite(`file:${file}`, [])

test('a whole database is opened', async () => {
  await expect(open()).resolves.toBeUndefined()
})

test.each([
  ['with a lost page in the middle', () => overwrite(10, 2)],
  ['that was cut', () => truncateSync(file, 20 * PAGE_BYTES)],
  ['that is none any more', () => overwrite(0, 1)],
])('a database %s is unusable, with the way out', async (_, damage) => {
  damage()
  await expect(open()).rejects.toMatchObject({
    code: 'damaged-database',
    message: expect.stringContaining('npm run restore -- dossier --replace') as string,
  })
})
