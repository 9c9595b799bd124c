import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes the name of the newest migration into a file of its own, which every set-up loads. npm runs it
 * after `npm run migrate:create`; migrations sort by name.
 */
const folder = path.resolve(import.meta.dirname, '../src/infrastructure/database')
const newest = readdirSync(path.join(folder, 'migrations'))
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .at(-1)
const name = path.basename(newest, '.json')
writeFileSync(
  path.join(folder, 'newestMigration.ts'),
  `export const NEWEST_MIGRATION = '${name}'\n`,
)
