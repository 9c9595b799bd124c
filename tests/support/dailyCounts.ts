import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'

export type DailyCount = { regard: string; jour: string; vues: number; telechargements: number }

/** A browser, as far as the product can tell. */
export const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/**
 * Writes daily counts into a product's database, behind its back: what the days before today brought.
 * What the product knows already of past days it may tell until the next change of content.
 */
export async function writeDailyCounts(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  counts: DailyCount[],
): Promise<void> {
  if (databaseUrl) {
    const mongo = await MongoClient.connect(databaseUrl)
    try {
      await mongo.db().collection('frequentations').insertMany(counts)
    } finally {
      await mongo.close()
    }
    return
  }
  const sqlite = createClient({ url: `file:${join(dataDir, 'regards.sqlite')}` })
  try {
    await sqlite.batch(
      counts.map(({ regard, jour, vues, telechargements }) => ({
        sql: 'INSERT INTO frequentation (id, regard, jour, vues, telechargements) VALUES (?, ?, ?, ?, ?)',
        args: [crypto.randomUUID(), regard, jour, vues, telechargements],
      })),
      'write',
    )
  } finally {
    sqlite.close()
  }
}

/** The day in France, so many days ago. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(
    Date.now() - days * 24 * 60 * 60_000,
  )
