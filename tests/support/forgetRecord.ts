import { MongoClient } from 'mongodb'
import { openSqlite } from './sqlite'

/**
 * Takes the record of a PDF out of a product's database, behind its back: what a process leaves that
 * ends after it stored the file, and before it wrote the record.
 * @param prefix the file's folder
 */
export async function forgetDocument(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  prefix: string,
): Promise<void> {
  if (databaseUrl) {
    const mongo = await MongoClient.connect(databaseUrl)
    try {
      await mongo.db().collection('documents').deleteOne({ prefix })
    } finally {
      await mongo.close()
    }
    return
  }
  const sqlite = await openSqlite(dataDir)
  try {
    await sqlite.execute({ sql: 'DELETE FROM documents WHERE prefix = ?', args: [prefix] })
  } finally {
    sqlite.close()
  }
}
