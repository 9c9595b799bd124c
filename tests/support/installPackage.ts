import { failureLine, findOnPath, runCommand } from './commands'

const INSTALL_LIMIT_MS = 10 * 60_000

/**
 * Installs a package of the system, where that is possible: with apt, as root.
 * @returns why it failed, or undefined when it worked
 */
export async function installPackage(name: string): Promise<string | undefined> {
  const aptGet = findOnPath('apt-get')
  if (!aptGet) return 'there is no apt-get'
  if (process.getuid?.() !== 0) return 'apt-get wants root'
  const limits = { timeoutMs: INSTALL_LIMIT_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await runCommand(aptGet, ['update', '-qq'], limits)
  if (!update.ok) return `apt-get update: ${failureLine(update.output)}`
  const args = ['install', '-y', '-qq', '--no-install-recommends', name]
  const install = await runCommand(aptGet, args, limits)
  return install.ok ? undefined : `apt-get install ${name}: ${failureLine(install.output)}`
}
