import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from '../../../../cms/src/infrastructure/database/schemaVersion'
import { loadMigrations } from '../../../support/migrations'
import { makeTempDir, repoRoot } from '../../../support/paths'

test('the schema version is the name of the newest migration', async () => {
  const names = (await loadMigrations()).map(({ name }) => name)

  expect(names.at(-1)).toBe(SCHEMA_VERSION)
  expect(names.toSorted()).toEqual(names)
})

test('migrate:create writes the name of the newest migration and keeps its snapshot only', () => {
  const cms = makeTempDir('migration')
  const database = join(cms, 'src/infrastructure/database')
  mkdirSync(join(database, 'migrations'), { recursive: true })
  const code = ['20270102_090000_autre.ts', '20270103_080000_nouveau.ts', 'index.ts']
  const snapshots = ['20270103_080000_nouveau.json', '20270102_090000_autre.json']
  for (const name of [...code, ...snapshots]) writeFileSync(join(database, 'migrations', name), '')
  const script = join(cms, 'build/keepNewestSnapshot.mjs')
  cpSync(join(repoRoot, 'cms/build/keepNewestSnapshot.js'), script)
  execFileSync(process.execPath, [script])

  expect(readFileSync(join(database, 'newestMigration.ts'), 'utf8')).toBe(
    "export const NEWEST_MIGRATION = '20270103_080000_nouveau'\n",
  )
  expect(readdirSync(join(database, 'migrations'))).toEqual([
    code[0],
    '20270103_080000_nouveau.json',
    code[1],
    code[2],
  ])
})
