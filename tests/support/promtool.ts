import { readdirSync } from 'node:fs'
import { failureLine, findOnPath, isExecutable, runCommand } from './commands'
import { findTool, thisMachine, type Machine, type Tool } from './findTool'
import { packageRemedy } from './installPackage'
import { toolDir, toolPath } from './paths'

const LIMIT_MS = 5 * 60_000

const folder = 'prometheus'
const unpacked = toolPath(folder, 'usr', 'bin', 'promtool')

/**
 * Locates promtool: PROMTOOL_BINARY, PATH, an earlier download; otherwise takes it out of Debian's package
 * of Prometheus, which would start a server if it were installed.
 */
export function promtoolTool({ platform }: Machine = thisMachine): Tool {
  return {
    name: 'promtool',
    variable: 'PROMTOOL_BINARY',
    versionFlag: '--version',
    candidates: () => [findOnPath('promtool'), [unpacked].find(isExecutable)],
    sources: [
      {
        action: `fetching the package prometheus (19 MB) with apt-get into ${toolPath(folder)}`,
        obstacle: () =>
          platform === 'linux' && findOnPath('apt-get') && findOnPath('dpkg')
            ? undefined
            : 'no apt-get here',
        install: fetchPromtool,
      },
    ],
    remedy: packageRemedy({ apt: 'prometheus', brew: 'prometheus' }),
  }
}

async function fetchPromtool(): Promise<string> {
  const cwd = toolDir(folder)
  const run = (command: string, ...args: string[]) =>
    runCommand(command, args, { timeoutMs: LIMIT_MS, cwd })
  // Outdated package lists need not prevent the download, and only root renews them.
  await run('apt-get', '-qq', 'update')
  const { ok, output } = await run('apt-get', '-qq', 'download', 'prometheus')
  if (!ok) throw new Error(`apt-get download prometheus: ${failureLine(output)}`)
  const archive = readdirSync(cwd).find((name) => name.endsWith('.deb')) ?? ''
  const extracted = await run('dpkg', '-x', archive, '.')
  if (!extracted.ok) throw new Error(`dpkg -x ${archive}: ${failureLine(extracted.output)}`)
  return unpacked
}

/** Runs promtool; its output says what does not hold. */
export async function runPromtool(args: string[]): Promise<{ ok: boolean; output: string }> {
  return runCommand(await findTool(promtoolTool()), args, { timeoutMs: LIMIT_MS })
}
