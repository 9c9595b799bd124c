import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { RESULTS_FILE_VARIABLE } from './resultLines'

/** Log lines of level error or worse (pino). */
const ERROR_LINE = /"level":[56]0/
const MAX_LINES = 40
const MAX_CHARACTERS = 700

const getErrorsFile = (resultsFile: string) => `${resultsFile}.errors`

/** Keeps a stopped product's errors beside the results of the run, for `readErrors`. */
export function keepErrors(log: string): void {
  const resultsFile = process.env[RESULTS_FILE_VARIABLE]
  const lines = log.split('\n').filter((line) => ERROR_LINE.test(line))
  if (!resultsFile || lines.length === 0) return
  appendFileSync(getErrorsFile(resultsFile), lines.map((line) => `${line}\n`).join(''))
}

/**
 * Reads the last errors that products of a run logged, shortened: what the response 500 of a failed
 * test does not say. Most come from tests of outages.
 */
export function readErrors(resultsFile: string): string[] {
  const file = getErrorsFile(resultsFile)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.slice(-MAX_LINES).map((line) => line.slice(0, MAX_CHARACTERS))
}
