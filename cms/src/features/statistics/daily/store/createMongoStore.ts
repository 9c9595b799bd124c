import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import type { Counts } from '../counts'
import type { StatisticsStore } from './types'

/**
 * Daily counts in MongoDB. When processes create the same row concurrently, the unique index
 * accepts one, and MongoDB retries the other upserts as updates.
 */
export function createMongoStore(payload: Payload): StatisticsStore {
  const rows = getRowCollection(payload)
  return {
    async add(regard, jour, { vues, telechargements }) {
      await rows.updateOne({ jour, regard }, { $inc: { vues, telechargements } }, { upsert: true })
    },
    async sumBy(by, { du, au }) {
      const sums = await rows
        .aggregate<Counts & { _id: string }>([
          { $match: { jour: { $gte: du, $lte: au } } },
          {
            $group: {
              _id: `$${by}`,
              vues: { $sum: '$vues' },
              telechargements: { $sum: '$telechargements' },
            },
          },
        ])
        .toArray()
      return new Map(sums.map(({ _id, ...counts }) => [_id, counts]))
    },
  }
}

/** The MongoDB driver's collection, whatever name Mongoose gives it. */
function getRowCollection({ db }: Payload) {
  const model = (db as unknown as MongooseAdapter).collections.frequentation
  if (!model) throw new Error('The daily counts have no collection')
  return model.collection
}
