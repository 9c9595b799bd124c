import { failureLine, findOnPath, runCommand } from './commands'
import type { Source } from './findTool'

const INSTALL_LIMIT_MS = 10 * 60_000

/** How long apt-get waits for the lock of another installation, in seconds. */
const LOCK_LIMIT_S = 300

/**
 * Installs a system package with apt as root.
 * @throws a one-line error with the reason
 */
export async function installPackage(name: string): Promise<void> {
  const obstacle = aptObstacle()
  if (obstacle) throw new Error(obstacle)
  // apt ignores HTTP_PROXY and HTTPS_PROXY.
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = process.env
  const env = {
    DEBIAN_FRONTEND: 'noninteractive',
    http_proxy: http_proxy ?? HTTP_PROXY,
    https_proxy: https_proxy ?? HTTPS_PROXY,
  }
  const apt = (...args: string[]) =>
    runCommand('apt-get', ['-qq', '-o', `DPkg::Lock::Timeout=${LOCK_LIMIT_S}`, ...args], {
      timeoutMs: INSTALL_LIMIT_MS,
      env,
    })
  // Outdated package lists or an unreachable repository need not prevent the installation.
  const update = await apt('update')
  const install = await apt('install', '-y', '--no-install-recommends', name)
  if (install.ok) return
  const { output } = update.ok ? install : update
  throw new Error(`apt-get ${update.ok ? `install ${name}` : 'update'}: ${failureLine(output)}`)
}

/** A system package with the program, installed with apt-get. */
export function fromApt(name: string): Source {
  return {
    action: `installing the package ${name} with apt-get`,
    obstacle: aptObstacle,
    install: () => installPackage(name),
  }
}

function aptObstacle(): string | undefined {
  if (!findOnPath('apt-get')) return 'no apt-get here'
  return process.getuid?.() === 0 ? undefined : 'apt-get needs root'
}
