import { openRecords } from './records'

/** Key of the list of files without a record, in the product's key-value store. */
const KEY = 'fichiers-sans-fiche'

/**
 * Notes stored files as having been without a record for a long time, so that the next clean-up may
 * delete them.
 * @param paths of files; `regards/{folder}/pages/` for the pages of a PDF
 */
export async function noteOldOrphans(
  place: { dataDir: string; databaseUrl: string | null | undefined },
  paths: string[],
): Promise<void> {
  const records = await openRecords(place)
  try {
    await records.remove('payload-kv', { key: KEY })
    const data = paths.map((path) => [path, '2020-01-01T00:00:00.000Z'])
    await records.insert('payload-kv', { key: KEY, data })
  } finally {
    await records.close()
  }
}
