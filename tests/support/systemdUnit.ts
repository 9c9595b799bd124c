import { readFileSync } from 'node:fs'

/** A parsed systemd unit. */
export type SystemdUnit = {
  /** Last value of a directive; undefined if it is not set. */
  get: (directive: string) => string | undefined
  /** Values of a directive that may be repeated. */
  getAll: (directive: string) => string[]
  /** Variables of the lines Environment=. */
  environment: Record<string, string>
}

/** Parses a unit file, without quoted values and continued lines. */
export function readSystemdUnit(file: string): SystemdUnit {
  const lines = readFileSync(file, 'utf8').split('\n')
  const directives = lines
    .filter((line) => /^[A-Z]\w*=/.test(line))
    .map((line): [string, string] => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1),
    ])
  const getAll = (directive: string) =>
    directives.filter(([name]) => name === directive).map(([, value]) => value)
  return {
    get: (directive) => getAll(directive).at(-1),
    getAll,
    environment: Object.fromEntries(
      getAll('Environment')
        .flatMap((value) => value.split(' '))
        .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
    ),
  }
}
