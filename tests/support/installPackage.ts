import { failureLine, findOnPath, runCommand } from './commands'
import { thisMachine, type Machine, type Source } from './findTool'

const INSTALL_LIMIT_MS = 10 * 60_000

/** How long apt-get waits while another one installs something. */
const LOCK_LIMIT_S = 300

/**
 * Installs a package of the system, where that is possible: with apt, as root.
 * @returns why it failed, or undefined when it worked
 */
export async function installPackage(name: string): Promise<string | undefined> {
  const aptGet = findOnPath('apt-get')
  const obstacle = aptObstacle(thisMachine)
  if (!aptGet || obstacle) return obstacle
  const env = { DEBIAN_FRONTEND: 'noninteractive', ...lowerCaseProxies() }
  const apt = (...args: string[]) =>
    runCommand(aptGet, ['-qq', '-o', `DPkg::Lock::Timeout=${LOCK_LIMIT_S}`, ...args], {
      timeoutMs: INSTALL_LIMIT_MS,
      env,
    })
  // A list that is old, or one repository that does not answer, need not hinder the install.
  const update = await apt('update')
  const install = await apt('install', '-y', '--no-install-recommends', name)
  if (install.ok) return undefined
  return update.ok
    ? `apt-get install ${name}: ${failureLine(install.output)}`
    : `apt-get update: ${failureLine(update.output)}`
}

/** Gets a tool with apt-get; `locate` finds the program that the package brings. */
export function aptSource(
  name: string,
  locate: () => string | undefined,
  machine: Machine = thisMachine,
): Source {
  return {
    action: `installing the package ${name} with apt-get`,
    obstacle: () => aptObstacle(machine),
    async install() {
      const reason = await installPackage(name)
      if (reason) throw new Error(reason)
      const path = locate()
      if (!path) throw new Error(`apt-get installed ${name}, which has no such program`)
      return path
    },
  }
}

/** How a person installs it by hand: with Homebrew on macOS, else as root with the system's tool. */
export function packageRemedy(
  { apt, brew }: { apt: string; brew: string },
  machine: Machine = thisMachine,
): string {
  if (machine.platform === 'darwin') return `run \`brew install ${brew}\``
  return `run \`apt-get install ${apt}\` as root (or your system's own command)`
}

function aptObstacle({ platform, isRoot }: Machine): string | undefined {
  if (platform !== 'linux' || !findOnPath('apt-get')) return 'no apt-get here'
  return isRoot ? undefined : 'apt-get needs root'
}

/** Proxies in the spelling that apt reads; it ignores HTTP_PROXY and HTTPS_PROXY. */
function lowerCaseProxies() {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env
  return {
    http_proxy: http_proxy ?? HTTP_PROXY,
    https_proxy: https_proxy ?? HTTPS_PROXY,
    no_proxy: no_proxy ?? NO_PROXY,
  }
}
