import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  migrateSqlite,
  type Migration,
} from '../../../../../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import { laterMigrations, listTables, loadMigrations } from '../../../../../support/migrations'
import { makeTempDir } from '../../../../../support/paths'
import { openSqlite } from '../../../../../support/sqlite'
import {
  describeSchema,
  fillEmptyTables,
  findDanglingRows,
  pickMatchingColumns,
  readContents,
} from '../../../../../support/sqliteTables'

// Each migration waits for the disk, which others may keep busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const home = makeTempDir('cuts')
const FILE = 'regards.sqlite'
const urlOf = (dir: string) => `file:${join(home, dir, FILE)}`

/** The product's migrations, and later ones. */
let migrations: Migration[]
let first: Migration
/** What an upgrade that nobody cuts makes of the first release. */
let whole: Awaited<ReturnType<typeof describe>>

beforeAll(async () => {
  const own = await loadMigrations()
  first = own[0]
  migrations = [...own, ...laterMigrations]
  await makeFirstRelease('whole')
  await migrateSqlite(urlOf('whole'), migrations)
  whole = await describe('whole')
})

/** A database of the first release, with rows in every table. */
async function makeFirstRelease(dir: string): Promise<void> {
  mkdirSync(join(home, dir))
  await migrateSqlite(urlOf(dir), [first])
  await fillTables(dir)
}

async function fillTables(dir: string): Promise<void> {
  const sqlite = await openSqlite(join(home, dir))
  // No power cut is part of these tests: a process that is killed leaves what it wrote.
  await sqlite.execute('PRAGMA synchronous = OFF')
  await fillEmptyTables(sqlite)
  sqlite.close()
}

async function describe(dir: string) {
  const sqlite = await openSqlite(join(home, dir))
  const hasMarks = (await listTables(sqlite)).includes('payload_migrations')
  const { rows } = hasMarks
    ? await sqlite.execute('SELECT name FROM payload_migrations ORDER BY name')
    : { rows: [] }
  const state = {
    marks: rows.map(({ name }) => name),
    schema: await describeSchema(sqlite),
    contents: await readContents(sqlite),
    dangling: await findDanglingRows(sqlite),
  }
  sqlite.close()
  return state
}

/** What lies on the disk at this moment, which is what a process leaves that is killed now. */
function leaveAs(dir: string, cut: string): string {
  mkdirSync(join(home, cut))
  for (const name of [FILE, `${FILE}-wal`]) {
    if (existsSync(join(home, dir, name)))
      copyFileSync(join(home, dir, name), join(home, cut, name))
  }
  return cut
}

/** Three statements of each migration: its first one, one in its middle, and its last one. */
async function countStatements({ up }: Migration): Promise<number[]> {
  let count = 0
  const run = () => Promise.resolve(void (count += 1))
  await up({ db: { run } } as never)
  return [1, Math.ceil(count / 2), count]
}

/** Does one migration, and gives what processes leave that are killed within it. */
async function migrateWithCuts(dir: string, migration: Migration): Promise<string[]> {
  const chosen = await countStatements(migration)
  const cuts: string[] = []
  const up: Migration['up'] = ({ db }) => {
    let count = 0
    const run = async (...args: Parameters<typeof db.run>) => {
      await db.run(...args)
      count += 1
      if (chosen.includes(count)) cuts.push(leaveAs(dir, `${dir}-${migration.name}-${count}`))
    }
    return migration.up({ db: { run } } as never)
  }
  const done = migrations.slice(0, migrations.indexOf(migration))
  await migrateSqlite(urlOf(dir), [...done, { ...migration, up }])
  expect(cuts).toHaveLength(new Set(chosen).size)
  return cuts
}

test('each later migration keeps all rows of the first release, in tables that all hold some', async () => {
  await makeFirstRelease('kept')
  for (const [index, { name }] of migrations.entries()) {
    const before = await describe('kept')
    expect(Object.values(before.contents).every((rows) => rows.length > 0)).toBe(true)

    await migrateSqlite(urlOf('kept'), migrations.slice(0, index + 1))

    const after = await describe('kept')
    expect(after.marks.at(-1)).toBe(name)
    expect(after.dangling).toEqual([])
    expect(pickMatchingColumns(after.contents, before.contents), name).toEqual(before.contents)
    await fillTables('kept')
  }
  const { regards = [] } = (await describe('kept')).contents
  expect(regards).toHaveLength(2)
  expect(regards.map(({ surtitre }) => surtitre)).toEqual(regards.map(({ titre }) => titre))
})

test('an upgrade that is killed leaves each migration done or not begun, and goes on', async () => {
  await makeFirstRelease('cut')
  for (const migration of migrations.slice(1)) {
    const before = await describe('cut')
    const cuts = await migrateWithCuts('cut', migration)
    for (const cut of cuts) expect(await describe(cut), cut).toEqual(before)
    await migrateSqlite(urlOf(cuts[0] ?? 'missing'), migrations)
    expect(await describe(cuts[0] ?? 'missing')).toEqual(whole)
  }
  expect(await describe('cut')).toEqual(whole)
})

test('a first start that is killed leaves nothing done, and goes on', async () => {
  mkdirSync(join(home, 'empty'))
  const before = await describe('empty')
  const cuts = await migrateWithCuts('empty', first)
  for (const cut of cuts) {
    expect(await describe(cut), cut).toEqual(before)
    await migrateSqlite(urlOf(cut), [first])
    expect(await describe(cut), cut).toEqual(await describe('empty'))
  }
})

test('a first start runs each migration once', async () => {
  mkdirSync(join(home, 'once'))
  const run: string[] = []
  const counted = migrations.map(({ name, up }): Migration => ({
    name,
    up: (args) => {
      run.push(name)
      return up(args)
    },
  }))

  await migrateSqlite(urlOf('once'), counted)

  expect(run).toEqual(migrations.map(({ name }) => name))
})

test('copies a database before its upgrade', async () => {
  await makeFirstRelease('copied')
  const before = await describe('copied')

  await migrateSqlite(urlOf('copied'), migrations)

  const copies = readdirSync(join(home, 'copied')).filter((name) => name.includes('.avant-maj-'))
  expect(copies).toEqual([`${FILE}.avant-maj-${first.name}`])
  const copy = join(home, 'copied', copies[0] ?? '')
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  mkdirSync(join(home, 'copy'))
  copyFileSync(copy, join(home, 'copy', FILE))
  expect(await describe('copy')).toEqual(before)
})

test('an upgrade that fails changes nothing, and says so', async () => {
  await makeFirstRelease('failed')
  const before = await describe('failed')
  const [later] = laterMigrations
  const failing: Migration = {
    name: later.name,
    up: async (args) => {
      await later.up(args)
      throw new Error('of the test')
    },
  }

  await expect(migrateSqlite(urlOf('failed'), [first, failing])).rejects.toThrow('of the test')

  expect(await describe('failed')).toEqual(before)
})

test('refuses a database of a newer release, and leaves it unchanged', async () => {
  await makeFirstRelease('newer')
  await migrateSqlite(urlOf('newer'), migrations)
  const before = await describe('newer')

  await expect(migrateSqlite(urlOf('newer'), [first])).rejects.toThrow('version plus récente')

  expect(await describe('newer')).toEqual(before)
})

test('the issue before another is found by its number, not among all that are published', async () => {
  mkdirSync(join(home, 'planned'))
  await migrateSqlite(urlOf('planned'), migrations)
  const sqlite = await openSqlite(join(home, 'planned'))
  await sqlite.execute(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO regards (id, numero, date_parution, _status) SELECT i, i, '2026', 'published' FROM n`,
  )
  sqlite.close()
  await migrateSqlite(urlOf('planned'), migrations)

  const started = await openSqlite(join(home, 'planned'))
  const { rows } = await started.execute(
    `EXPLAIN QUERY PLAN SELECT id FROM regards WHERE numero < 1000 AND _status = 'published'
     AND deleted_at IS NULL ORDER BY numero DESC LIMIT 1`,
  )
  started.close()
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH regards USING INDEX regards_numero_idx (numero<?)',
  ])
})
