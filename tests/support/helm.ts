import { join } from 'node:path'
import { runCommand } from './commands'
import { findTool } from './findTool'
import { repoRoot } from './paths'
import { tools } from './tools'

const LIMIT_MS = 60_000

/**
 * Renders the chart of deploy/helm as Helm would install it.
 * @param args of `helm template`, such as `--values FILE`
 * @returns the manifests of all resources, or the reason of the refusal
 */
export async function renderChart(args: string[]): Promise<{ ok: boolean; output: string }> {
  const helm = await findTool(tools.helm)
  const chart = join(repoRoot, 'deploy', 'helm', 'regards')
  return runCommand(helm, ['template', 'regards', chart, ...args], { timeoutMs: LIMIT_MS })
}
