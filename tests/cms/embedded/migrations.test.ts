// The tests build on each other: with `-t`, a later one needs the ones before it.
import { createClient, type Client } from '@libsql/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMigrationSteps, listTables, type MigrationStep } from '../../support/migrationSteps'
import {
  findDanglingRows,
  describeSchema,
  fillEmptyTables,
  pickMatchingColumns,
  listMissingColumns,
  readContents,
  type Contents,
} from '../../support/sqliteTables'

/**
 * On purpose: pictures of 640 pixels gave way to those of 720, wrong passwords are counted elsewhere,
 * only pages are locked, and sessions are records of their own, which an upgrade ends.
 */
const givenUp =
  /^images\.sizes_w640_|^users\.(login_attempts|lock_until)$|^payload_locked_documents_rels\.(regards|documents|images)_id$|^users_sessions\.|^sessions\.est_fermee$/

/** Rows of all tables but the search index, which the next start makes from the others. */
async function readLastingContents(): Promise<Contents> {
  const contents = await readContents(sqlite)
  return Object.fromEntries(
    Object.entries(contents).filter(([table]) => !table.startsWith('recherche_')),
  )
}

let sqlite: Client
let steps: MigrationStep[]
/** The schema before each step, by the step's name. */
const schemaBefore = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  sqlite = createClient({ url: 'file::memory:' })
  steps = await listMigrationSteps(sqlite)
})
afterAll(() => sqlite.close())

test('each migration leaves every row as it was, in tables that all hold some', async () => {
  expect(steps.length).toBeGreaterThan(0)
  const lost: string[] = []
  for (const step of steps) {
    schemaBefore.set(step.name, await describeSchema(sqlite))
    const before = await readLastingContents()
    await step.up()
    const after = await readLastingContents()

    expect(pickMatchingColumns(after, before), step.name).toEqual(
      pickMatchingColumns(before, after),
    )
    lost.push(...listMissingColumns(before, after))
    expect(await findDanglingRows(sqlite), step.name).toEqual([])
    await fillEmptyTables(sqlite)
    expect(await findDanglingRows(sqlite), step.name).toEqual([])
  }
  expect(lost.filter((column) => !givenUp.test(column))).toEqual([])
  const contents = await readContents(sqlite)
  expect(Object.values(contents).every((rows) => rows.length > 0)).toBe(true)
})

test('taken down one by one, each leaves the earlier schema, with all the rows that it can hold', async () => {
  for (const step of steps.toReversed()) {
    const before = await readLastingContents()
    await step.down()
    const after = await readLastingContents()

    expect(await describeSchema(sqlite), step.name).toEqual(schemaBefore.get(step.name))
    expect(pickMatchingColumns(after, before), step.name).toEqual(
      pickMatchingColumns(before, after),
    )
    expect(await findDanglingRows(sqlite), step.name).toEqual([])
  }
  expect(await listTables(sqlite)).toEqual([])
})

test('they can all be brought up again', async () => {
  for (const step of steps) {
    await step.up()
    await fillEmptyTables(sqlite)
  }
  const { rows } = await sqlite.execute('SELECT name FROM payload_migrations ORDER BY name')
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(steps.map(({ name }) => name)),
  )
})
