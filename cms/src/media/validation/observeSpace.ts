import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { metrics, UNKNOWN } from '../../lib/telemetry/metrics'
import { readAtScrape } from '../../lib/telemetry/scrapeReadings'
import { getFreeBytes, sumStoredBytes } from './assertDiskSpace'

const DISK_EVERY_MS = 10_000
/** Reads the sizes of all files. */
const QUOTA_EVERY_MS = 5 * 60_000

const folders = { data: env.dataDir, ...(env.s3 ? {} : { media: env.mediaDir }) }

/** Lets scrapes read the free space of the disk and what the files take of the quota. */
export function observeSpace(payload: Payload): void {
  metrics.diskReserve.set(env.diskReserveBytes)
  metrics.quotaBytes.set(env.storageQuotaBytes ?? Infinity)
  readAtScrape('disk', {
    everyMs: DISK_EVERY_MS,
    async read() {
      for (const [folder, path] of Object.entries(folders)) {
        metrics.diskFree.set({ folder }, await getFreeBytes(path))
      }
    },
    onFailure() {
      for (const folder of Object.keys(folders)) metrics.diskFree.set({ folder }, UNKNOWN)
    },
  })
  metrics.storedBytes.set(UNKNOWN)
  if (env.storageQuotaBytes === undefined) return
  readAtScrape('quota', {
    everyMs: QUOTA_EVERY_MS,
    read: async () => metrics.storedBytes.set(await sumStoredBytes(payload)),
    onFailure: () => metrics.storedBytes.set(UNKNOWN),
  })
}
