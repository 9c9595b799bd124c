import { MongoClient } from 'mongodb'
import { openSqlite } from './sqlite'
import { readContents, type Contents } from './sqliteTables'

/**
 * Reads all rows of a product's database without the product: of SQLite's tables, except migration
 * records and the search's index, or of MongoDB's collections; in the order of their ids.
 */
export const readDatabase = (place: {
  dataDir: string
  databaseUrl?: string | null | undefined
}): Promise<Contents> =>
  place.databaseUrl ? readMongo(place.databaseUrl) : readSqlite(place.dataDir)

async function readSqlite(dataDir: string): Promise<Contents> {
  const sqlite = await openSqlite(dataDir)
  try {
    return await readContents(sqlite)
  } finally {
    sqlite.close()
  }
}

async function readMongo(databaseUrl: string): Promise<Contents> {
  const mongo = await MongoClient.connect(databaseUrl)
  try {
    const collections = await mongo.db().collections()
    const entries = await Promise.all(
      collections.map(async (each) => {
        const rows = await each.find().sort({ _id: 1 }).toArray()
        return [each.collectionName, rows] as const
      }),
    )
    return Object.fromEntries(entries)
  } finally {
    await mongo.close()
  }
}
