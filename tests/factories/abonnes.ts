import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'

type Place = { dataDir: string; mongo?: { url: string } | undefined }

const BATCH = 500

/**
 * Puts confirmed subscribers into a product's database, behind its back: who confirms one by one
 * takes as many mails and minutes.
 * @returns their addresses
 */
export async function addAbonnes(place: Place, emails: string[]): Promise<void> {
  const now = new Date().toISOString()
  const rows = emails.map((email) => ({ email, cle: email, empreinte: randomUUID() }))
  if (place.mongo) {
    const mongo = await MongoClient.connect(place.mongo.url)
    try {
      const documents = rows.map((row) => ({
        ...row,
        etat: 'confirme',
        createdAt: new Date(now),
        updatedAt: new Date(now),
      }))
      await mongo.db().collection('abonnes').insertMany(documents)
    } finally {
      await mongo.close()
    }
    return
  }
  const sqlite = createClient({ url: `file:${join(place.dataDir, 'regards.sqlite')}` })
  try {
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH)
      await sqlite.execute({
        sql: `INSERT INTO abonnes (id, email, etat, cle, empreinte) VALUES ${batch.map(() => "(?, ?, 'confirme', ?, ?)").join()}`,
        args: batch.flatMap(({ email, cle, empreinte }) => [randomUUID(), email, cle, empreinte]),
      })
    }
  } finally {
    sqlite.close()
  }
}

/** Addresses that nobody has: `{name}-0001@abonnes.test` and so on. */
export const addresses = (name: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${name}-${String(index + 1).padStart(4, '0')}@abonnes.test`,
  )
