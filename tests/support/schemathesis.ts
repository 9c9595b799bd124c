import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, findOnPath, runCommand } from './commands'
import { toolPath } from './paths'

const VERSION = '4.32.5'
const INSTALL_LIMIT_MS = 10 * 60_000

/**
 * Finds schemathesis (MIT, https://schemathesis.io) in a virtual environment of the tests' tools, or
 * installs it there from PyPI; pip honours HTTPS_PROXY and its own settings.
 * @returns the path of `st`
 * @throws a one-line error with the reason
 */
export async function findSchemathesis(): Promise<string> {
  const target = toolPath(`schemathesis-${VERSION}`)
  // pip writes the programs last: an interrupted installation has none.
  const program = join(target, 'bin', 'st')
  if (existsSync(program)) return program
  const python = findOnPath('python3', 'python')
  if (!python) throw new Error('schemathesis: no python3 on PATH')
  for (const [command, args] of [
    [python, ['-m', 'venv', target]],
    [
      join(target, 'bin', 'pip'),
      ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`],
    ],
  ] as const) {
    const { ok, output } = await runCommand(command, [...args], { timeoutMs: INSTALL_LIMIT_MS })
    if (!ok) throw new Error(`schemathesis ${VERSION}: ${failureLine(output)}`)
  }
  return program
}
