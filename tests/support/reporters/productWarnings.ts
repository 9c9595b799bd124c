import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseLogLines } from '../logLines'
import { RESULTS_FILE_VARIABLE } from './resultLines'

/** Pino's level of warnings; errors and fatal errors are above. */
const WARNING = 40
const MAX_LINES = 40
const MAX_CHARACTERS = 700

/** Returns the path of the warnings of the run, beside its results; undefined outside of `npm test`. */
function getWarningsFile(): string | undefined {
  const resultsFile = process.env[RESULTS_FILE_VARIABLE]
  return resultsFile && `${resultsFile}.warnings`
}

/**
 * Returns a function that gets each part of a product's output and appends its log lines of level
 * warning or worse to the run's file, for {@link readWarnings} in the process of the reporter.
 */
export function createWarningRecorder(): (output: string) => void {
  const file = getWarningsFile()
  if (!file) return () => {}
  let rest = ''
  return (output) => {
    const lines = (rest + output).split('\n')
    rest = lines.pop() ?? ''
    const warnings = lines.filter((line) =>
      parseLogLines(line).some(({ level }) => level >= WARNING),
    )
    if (warnings.length > 0) appendFileSync(file, `${warnings.join('\n')}\n`)
  }
}

/**
 * Returns the last warnings and errors that the products of this run logged in a period, shortened:
 * what the response 500 of a failed test does not say.
 * @param from in milliseconds since the epoch, as `to`
 */
export function readWarnings(from: number, to: number): string[] {
  const file = getWarningsFile()
  if (!file || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) =>
      parseLogLines(line).some(({ time }) => Number(time) >= from && Number(time) <= to),
    )
    .slice(-MAX_LINES)
    .map((line) => line.slice(0, MAX_CHARACTERS))
}
