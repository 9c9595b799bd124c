import { readdirSync } from 'node:fs'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  migrateSqlite,
  type Migration,
} from '../../../../../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import { laterMigrations, listTables, loadMigrations } from '../../../../../support/migrations'
import { canMount, mountSmallDisk } from '../../../../../support/smallDisk'
import { openSqlite } from '../../../../../support/sqlite'
import { describeSchema } from '../../../../../support/sqliteTables'
import { makeTempDir } from '../../../../../support/paths'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const KB = 1024
const MB = 1024 * KB

/** The product's migrations, and later ones. */
let migrations: Migration[]
/** The schema after none of the migrations, after the first, and so on. */
const schemas: unknown[] = []

beforeAll(async () => {
  migrations = [...(await loadMigrations()), ...laterMigrations]
  const dir = makeTempDir('schemas')
  const sqlite = await openSqlite(dir)
  schemas.push(await describeSchema(sqlite))
  for (const [index] of migrations.entries()) {
    await migrateSqlite(`file:${dir}/regards.sqlite`, migrations.slice(0, index + 1))
    schemas.push(await describeSchema(sqlite))
  }
  sqlite.close()
})

/** @returns how many migrations are done, after a look whether the tables are those of that many */
async function expectWhole(dir: string): Promise<number> {
  const sqlite = await openSqlite(dir)
  const hasMarks = (await listTables(sqlite)).includes('payload_migrations')
  const { rows } = hasMarks
    ? await sqlite.execute('SELECT name FROM payload_migrations ORDER BY name')
    : { rows: [] }
  expect(rows.map(({ name }) => name)).toEqual(
    migrations.slice(0, rows.length).map(({ name }) => name),
  )
  expect(await describeSchema(sqlite)).toEqual(schemas[rows.length])
  sqlite.close()
  return rows.length
}

/** Drizzle gives the error of a statement as the cause of its own. */
const isDiskFull = (error: Error) =>
  `${error.message} ${String(error.cause)}`.includes('database or disk is full')

/** A disk of its own needs Linux and root, as in an image or in CI. */
test.skipIf(!canMount)(
  'a disk that becomes full leaves each migration done or not begun, and no half of a copy',
  async () => {
    const disk = await mountSmallDisk(32)
    const migrateWith = async (room: number) => {
      disk.fill(room)
      await expect(migrateSqlite(`file:${disk.dir}/regards.sqlite`, migrations)).rejects.toSatisfy(
        isDiskFull,
      )
      expect(readdirSync(disk.dir).filter((name) => name.includes('.partiel'))).toEqual([])
      disk.free()
      return expectWhole(disk.dir)
    }
    onTestFinished(() => disk.remove())
    // At the beginning, and within the first migration.
    for (const room of [0, 200, 400]) expect(await migrateWith(room * KB)).toBe(0)
    const released = migrations.length - laterMigrations.length
    await migrateSqlite(`file:${disk.dir}/regards.sqlite`, migrations.slice(0, released))
    const sqlite = await openSqlite(disk.dir)
    await sqlite.execute({
      sql: "INSERT INTO regards (id, titre) VALUES ('grand', ?)",
      args: ['x'.repeat(3 * MB)],
    })
    sqlite.close()
    const listCopies = () => readdirSync(disk.dir).filter((name) => name.includes('avant-maj'))
    // There is no room for the copy.
    expect(await migrateWith(100 * KB)).toBe(released)
    expect(listCopies()).toHaveLength(0)
    // There is, and none for the migration, which copies the title twice.
    expect(await migrateWith(8 * MB)).toBe(released)
    expect(listCopies()).toHaveLength(1)

    await migrateSqlite(`file:${disk.dir}/regards.sqlite`, migrations)
    expect(await expectWhole(disk.dir)).toBe(migrations.length)
  },
)
