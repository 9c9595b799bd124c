import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Run by npm after `npm run migrate:create`: writes the name of the newest migration, the last by name. */
const folder = path.resolve(import.meta.dirname, '../src/infrastructure/database')
const names = readdirSync(path.join(folder, 'migrations')).filter((name) => name.endsWith('.json'))
const newest = path.basename(names.toSorted().at(-1), '.json')
writeFileSync(
  path.join(folder, 'newestMigration.ts'),
  `export const NEWEST_MIGRATION = '${newest}'\n`,
)
