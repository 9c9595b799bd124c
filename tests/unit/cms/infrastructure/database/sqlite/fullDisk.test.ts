import { readdirSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { migrateSqlite } from '../../../../../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import {
  loadMigrations,
  listMigrationSteps,
  listTables,
} from '../../../../../support/migrationSteps'
import { canMount, mountSmallDisk } from '../../../../../support/smallDisk'
import { openSqlite } from '../../../../../support/sqlite'
import { describeSchema } from '../../../../../support/sqliteTables'
import { makeTempDir } from '../../../../../support/paths'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const KB = 1024

let migrations: Awaited<ReturnType<typeof loadMigrations>>
/** The schema after none of the migrations, after the first, and so on. */
const schemas: unknown[] = []

beforeAll(async () => {
  migrations = await loadMigrations()
  const sqlite = await openSqlite(makeTempDir('schemas'))
  schemas.push(await describeSchema(sqlite))
  for (const step of await listMigrationSteps(sqlite)) {
    await step.up()
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

/** A disk of its own needs Linux and root, as in an image or in CI. */
test.skipIf(!canMount)(
  'a disk that becomes full leaves each migration done or not begun, and no half of a copy',
  async () => {
    const disk = await mountSmallDisk(16)
    const migrateWith = async (room: number) => {
      disk.fill(room)
      await expect(migrateSqlite(`file:${disk.dir}/regards.sqlite`, migrations)).rejects.toThrow(
        'database or disk is full',
      )
      expect(readdirSync(disk.dir).filter((name) => name.includes('.partiel'))).toEqual([])
      disk.free()
      return expectWhole(disk.dir)
    }
    try {
      const counts: number[] = []
      for (const room of [0, 200, 400, 600, 900]) counts.push(await migrateWith(room * KB))
      // At the beginning, in the first migration, and in later ones.
      expect(counts.slice(0, 2)).toEqual([0, 0])
      expect(new Set(counts).size).toBeGreaterThan(2)
      // There is no room for the copy.
      expect(await migrateWith(100 * KB)).toBe(counts.at(-1))

      await migrateSqlite(`file:${disk.dir}/regards.sqlite`, migrations)
      expect(await expectWhole(disk.dir)).toBe(migrations.length)
    } finally {
      await disk.remove()
    }
  },
)
