import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from '../../../../cms/src/infrastructure/database/schemaVersion'
import { loadMigrations } from '../../../support/migrations'

test('the schema version is the name of the newest migration', async () => {
  const names = (await loadMigrations()).map(({ name }) => name)

  expect(names.at(-1)).toBe(SCHEMA_VERSION)
  expect(names.toSorted()).toEqual(names)
})
