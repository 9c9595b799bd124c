import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SCHEMA_VERSION } from '../../../../cms/src/infrastructure/database/schemaVersion'
import { loadMigrations } from '../../../support/migrations'
import { repoRoot } from '../../../support/paths'

test('the schema version is the name of the newest migration', async () => {
  const names = (await loadMigrations()).map(({ name }) => name)

  expect(names.at(-1)).toBe(SCHEMA_VERSION)
  expect(names.toSorted()).toEqual(names)
})

test('a new migration is named as the newest one', () => {
  const cms = mkdtempSync(join(tmpdir(), 'regards-migration-'))
  onTestFinished(() => rmSync(cms, { recursive: true }))
  const database = join(cms, 'src/infrastructure/database')
  mkdirSync(join(database, 'migrations'), { recursive: true })
  for (const name of ['20270102_090000_autre.json', '20270103_080000_nouveau.json', 'index.ts'])
    writeFileSync(join(database, 'migrations', name), '')
  const script = join(cms, 'build/nameNewestMigration.mjs')
  cpSync(join(repoRoot, 'cms/build/nameNewestMigration.js'), script)
  execFileSync(process.execPath, [script])

  expect(readFileSync(join(database, 'newestMigration.ts'), 'utf8')).toBe(
    "export const NEWEST_MIGRATION = '20270103_080000_nouveau'\n",
  )
})
