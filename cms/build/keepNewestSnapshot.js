import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Run by npm after `npm run migrate:create`: writes the name of the newest migration, the last by name,
 * and removes the snapshots (JSON) of the others. Payload compares the schema with the newest snapshot only.
 */
const folder = path.resolve(import.meta.dirname, '../src/infrastructure/database')
const migrations = path.join(folder, 'migrations')
const snapshots = readdirSync(migrations)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
const newest = path.basename(snapshots.pop(), '.json')
writeFileSync(
  path.join(folder, 'newestMigration.ts'),
  `export const NEWEST_MIGRATION = '${newest}'\n`,
)
for (const name of snapshots) rmSync(path.join(migrations, name))
