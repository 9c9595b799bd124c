import { countResults, readResults } from './totals'

/** Number of failures after which a run is stopped immediately. */
const MAX_FAILURES = 10
/** Duration after which a run with any failure is stopped. */
const FAILING_RUN_LIMIT_MS = 7 * 60_000
const CHECK_INTERVAL_MS = 2_000

/**
 * Stops a run that can no longer pass: at once after many failures, after seven minutes if few.
 * @param resultsFiles files that the reporters append to
 */
export function stopOnFailures(resultsFiles: string[], stop: (reason: string) => void): () => void {
  const start = Date.now()
  const timer = setInterval(() => {
    const failed = resultsFiles
      .map((file) => countResults(readResults(file)).failed)
      .reduce((sum, count) => sum + count, 0)
    const isOver =
      failed >= MAX_FAILURES || (failed > 0 && Date.now() - start > FAILING_RUN_LIMIT_MS)
    if (!isOver) return
    clearInterval(timer)
    stop(`Stopped, as ${failed} tests have failed; the others did not run.`)
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
