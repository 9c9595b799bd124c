import { failureLine, findOnPath, runCommand } from '../support/commands'
import { installFolder } from '../support/installFolder'

const INSTALL_LIMIT_MS = 10 * 60_000

/**
 * Installs npm packages into a separate folder, unless they are installed: tools too large for the
 * project's dependencies.
 * @param packages with their exact versions, as `lighthouse@12.8.2`
 * @returns the folder that contains node_modules
 */
export function installNpmTool(packages: string[]): Promise<string> {
  const name = packages.join('+')
  return installFolder(`npm-tools/${name.replaceAll('/', '-')}`, async (dir) => {
    const npm = findOnPath('npm')
    if (!npm) throw new Error(`${name} is missing, and npm is not on PATH.`)
    const { ok, output } = await runCommand(
      npm,
      ['install', '--prefix', dir, '--no-audit', '--no-fund', '--no-save', ...packages],
      { timeoutMs: INSTALL_LIMIT_MS, cwd: dir },
    )
    if (!ok) throw new Error(`${name} could not be installed: ${failureLine(output)}`)
  })
}
