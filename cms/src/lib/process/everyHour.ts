import { log } from '../log'

export const ONE_HOUR_MS = 60 * 60 * 1000

/**
 * Runs work in the background, now and every hour.
 * @param failure logged when an hour's work throws
 */
export function everyHour(work: () => Promise<void>, failure: string): void {
  const run = () => {
    work().catch((error: unknown) => log.error({ err: error }, failure))
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}
