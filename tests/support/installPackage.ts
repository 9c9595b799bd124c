import { failureLine, findOnPath, runCommand } from './commands'
import { thisMachine, type Machine, type Source } from './findTool'

const INSTALL_LIMIT_MS = 10 * 60_000

/** How long apt-get waits for the lock of another installation, in seconds. */
const LOCK_LIMIT_S = 300

/**
 * Installs a system package with apt as root, if possible.
 * @returns the reason of a failure; undefined on success
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
  // Outdated package lists or an unreachable repository need not prevent the installation.
  const update = await apt('update')
  const install = await apt('install', '-y', '--no-install-recommends', name)
  if (install.ok) return undefined
  return update.ok
    ? `apt-get install ${name}: ${failureLine(install.output)}`
    : `apt-get update: ${failureLine(update.output)}`
}

/** A source that installs a tool with apt-get; `locate` finds the package's program. */
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

/**
 * Manual installation command: Homebrew on macOS, otherwise the system's package manager as root.
 */
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

/** Proxy variables in lower case, since apt ignores HTTP_PROXY and HTTPS_PROXY. */
function lowerCaseProxies() {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env
  return {
    http_proxy: http_proxy ?? HTTP_PROXY,
    https_proxy: https_proxy ?? HTTPS_PROXY,
    no_proxy: no_proxy ?? NO_PROXY,
  }
}
