import { countResults, readResults } from './totals'

/** A run in which this many tests have failed is stopped at once. */
const MAX_FAILURES = 10
/** A run in which any test has failed is stopped after this time. */
const FAILING_RUN_LIMIT_MS = 7 * 60_000
const CHECK_INTERVAL_MS = 2_000

/**
 * Stops a run that cannot become green any more, so that whoever waits for it hears soon: at once
 * when the fault is a broad one, after seven minutes when it is a single test.
 * @param resultsFiles what the runners append their results to
 * @returns what ends the watch
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
