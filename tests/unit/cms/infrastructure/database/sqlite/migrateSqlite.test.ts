import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { afterAll, beforeAll, describe as describeTests, expect, test, vi } from 'vitest'
import {
  runMigration,
  type Migration,
} from '../../../../../../cms/src/infrastructure/database/sqlite/Migration'
import { migrateSqlite } from '../../../../../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import {
  loadMigrations,
  listMigrationSteps,
  listTables,
} from '../../../../../support/migrationSteps'
import { makeTempDir } from '../../../../../support/paths'
import { openSqlite } from '../../../../../support/sqlite'
import { describeSchema, fillEmptyTables, readContents } from '../../../../../support/sqliteTables'

// Each migration waits for the disk, which others may keep busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const home = makeTempDir('cuts')
const FILE = 'regards.sqlite'
const urlOf = (dir: string) => `file:${join(home, dir, FILE)}`

type AnyMigration = Awaited<ReturnType<typeof loadMigrations>>[number]

let migrations: AnyMigration[]
type State = Awaited<ReturnType<typeof describe>>
/** What an upgrade that nobody cuts makes of the first release. */
let whole: State

beforeAll(async () => {
  migrations = await loadMigrations()
  await makeFirstRelease('whole')
  await migrateSqlite(urlOf('whole'), migrations)
  whole = await describe('whole')
})
afterAll(() => rmSync(home, { recursive: true }))

/** A database of the first release, with rows in every table. */
async function makeFirstRelease(dir: string): Promise<void> {
  mkdirSync(join(home, dir))
  await migrateSqlite(urlOf(dir), migrations.slice(0, 1))
  await change(dir, fillEmptyTables)
}

async function change(dir: string, work: (sqlite: Client) => Promise<unknown>): Promise<void> {
  const sqlite = await openSqlite(join(home, dir))
  // No power cut is part of these tests: a process that is killed leaves what it wrote.
  await sqlite.execute('PRAGMA synchronous = OFF')
  await work(sqlite)
  sqlite.close()
}

function first(): AnyMigration {
  const [migration] = migrations
  if (!migration) throw new Error('There are no migrations')
  return migration
}

async function describe(dir: string) {
  const sqlite = await openSqlite(join(home, dir))
  const state = {
    marks: await listMarks(sqlite),
    schema: await describeSchema(sqlite),
    contents: await readContents(sqlite),
  }
  sqlite.close()
  return state
}

async function listMarks(sqlite: Client): Promise<unknown[]> {
  if (!(await listTables(sqlite)).includes('payload_migrations')) return []
  const { rows } = await sqlite.execute('SELECT name FROM payload_migrations ORDER BY name')
  return rows.map(({ name }) => name)
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
async function countStatements(migration: Migration): Promise<number[]> {
  let count = 0
  const run = () => Promise.resolve(void (count += 1))
  await migration.up({ db: { run } } as never)
  return [1, Math.ceil(count / 2), count]
}

/** Does one migration, and gives what processes leave that are killed within it. */
async function migrateWithCuts(dir: string, migration: AnyMigration): Promise<string[]> {
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

/** The same as an earlier release did it: statement by statement, and its mark after that. */
async function migrateOldWithCuts(dir: string, migration: AnyMigration): Promise<string[]> {
  const chosen = await countStatements(migration)
  const cuts: string[] = []
  await change(dir, async (sqlite) => {
    await runMigration(sqlite, migration, {
      afterEach: (count) => {
        if (chosen.includes(count)) cuts.push(leaveAs(dir, `${dir}-${migration.name}-${count}`))
        return Promise.resolve()
      },
    })
    const step = (await listMigrationSteps(sqlite)).find(({ name }) => name === migration.name)
    await step?.markApplied()
  })
  expect(cuts).toHaveLength(new Set(chosen).size)
  return cuts
}

test('an upgrade that is killed leaves each migration done or not begun, and goes on', async () => {
  await makeFirstRelease('new')
  const [, ...later] = migrations
  for (const migration of later) {
    const before = await describe('new')
    const cuts = await migrateWithCuts('new', migration)
    for (const cut of cuts) expect(await describe(cut), cut).toEqual(before)
    // Each cut is what the loop itself goes on from.
    if (migration === later[0]) await expectHealed(cuts[0])
  }
  expect(await describe('new')).toEqual(whole)
})

test('one that an earlier release was killed in, which did statement by statement, goes on', async () => {
  await makeFirstRelease('old')
  const [, ...later] = migrations
  for (const migration of later) {
    const cuts = await migrateOldWithCuts('old', migration)
    // A migration of one statement has one cut.
    await expectHealed(cuts[1] ?? cuts[0], { until: migration, expected: await describe('old') })
  }
  await expectHealed(`old-${later[0]?.name}-1`)
})

describeTests('a first start that is killed', () => {
  test('leaves nothing done, and goes on', async () => {
    mkdirSync(join(home, 'empty'))
    const before = await describe('empty')
    for (const cut of await migrateWithCuts('empty', first())) {
      expect(await describe(cut), cut).toEqual(before)
      await expectHealed(cut, { until: first(), expected: await describe('empty') })
    }
  })

  test('by an earlier release goes on', async () => {
    mkdirSync(join(home, 'oldEmpty'))
    const cuts = await migrateOldWithCuts('oldEmpty', first())
    const expected = await describe('oldEmpty')
    for (const cut of cuts) await expectHealed(cut, { until: first(), expected })
  })
})

/** What the next start makes of what a killed one left, up to a migration. */
async function expectHealed(
  cut = 'missing',
  { until = migrations.at(-1), expected = whole }: { until?: AnyMigration; expected?: State } = {},
): Promise<void> {
  await migrateSqlite(
    urlOf(cut),
    migrations.slice(0, migrations.findIndex(({ name }) => name === until?.name) + 1),
  )
  expect(await describe(cut), cut).toEqual(expected)
}

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

test('a database that is upgraded is copied aside, as it was', async () => {
  await makeFirstRelease('copied')
  const before = await describe('copied')

  await migrateSqlite(urlOf('copied'), migrations)

  const copies = readdirSync(join(home, 'copied')).filter((name) => name.includes('.avant-maj-'))
  expect(copies).toEqual([`${FILE}.avant-maj-${migrations[0]?.name}`])
  const copy = join(home, 'copied', copies[0] ?? '')
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  mkdirSync(join(home, 'copy'))
  copyFileSync(copy, join(home, 'copy', FILE))
  expect(await describe('copy')).toEqual(before)
})

test('an upgrade that fails changes nothing, and says so', async () => {
  await makeFirstRelease('failed')
  const before = await describe('failed')
  const [first, second] = migrations
  const failing = {
    name: `${second?.name}`,
    up: async (args: Parameters<NonNullable<typeof second>['up']>[0]) => {
      await second?.up(args)
      throw new Error('of the test')
    },
  }

  await expect(migrateSqlite(urlOf('failed'), first ? [first, failing] : [])).rejects.toThrow(
    'of the test',
  )

  expect(await describe('failed')).toEqual(before)
})
