import { log } from '../log'
import { stagedUploads } from './stagedUploads'

const ONE_HOUR_MS = 60 * 60 * 1000

/** Drops, every hour, uploads that were started more than a day ago and never finished. */
export function sweepUploads(): void {
  const sweep = async () => {
    const removed = await stagedUploads.deleteExpired()
    if (removed > 0) log.info({ removed }, 'Envois abandonnés supprimés')
  }
  const run = () =>
    void sweep().catch((error: unknown) => log.error({ err: error }, 'Ménage des envois en échec'))
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}
