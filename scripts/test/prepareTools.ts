import { runCommand } from '../../tests/support/commands'
import { findTool, type Tool } from '../../tests/support/findTool'
import { tools } from '../../tests/support/tools'
import { ensureBuilt } from '../build'
import type { Need } from './suites'

const VERSION_LIMIT_MS = 60_000

/**
 * Builds the product, and meanwhile finds or installs the tools: these one after the other, since
 * two may need the same package manager. Prints a line for each missing tool.
 * @param signal stops before the next tool
 * @returns the missing tools
 */
export async function prepareTools(needs: Set<Need>, signal: AbortSignal): Promise<Set<Need>> {
  const missing = new Set<Need>()
  const prepare = async (need: Need, toLine: () => Promise<string>) => {
    const start = Date.now()
    try {
      const line = await toLine()
      console.log(`${need}: ${line} (${Math.round((Date.now() - start) / 1000)} s)`)
    } catch (error) {
      missing.add(need)
      console.error(error instanceof Error ? error.message : String(error))
    }
  }
  const built = needs.has('build') ? prepare('build', build) : undefined
  for (const need of needs) {
    if (signal.aborted) break
    if (need !== 'build') await prepare(need, () => prepareTool(need))
  }
  await built
  return missing
}

async function build(): Promise<string> {
  await ensureBuilt()
  return 'up to date'
}

async function prepareTool(need: Exclude<Need, 'build'>): Promise<string> {
  const tool: Tool = tools[need]
  const path = await findTool(tool)
  // The test runners read the path from this variable.
  process.env[tool.variable] = path
  return `${await readVersion(path, tool)}, ${path}`
}

/** First line of a program's version; an error does not stop the tests. */
async function readVersion(path: string, { versionFlag }: Tool): Promise<string> {
  const { output } = await runCommand(path, [versionFlag], { timeoutMs: VERSION_LIMIT_MS })
  return (
    output
      .split('\n')
      .find((line) => /\d+\.\d+/.test(line))
      ?.trim() ?? 'unknown version'
  )
}
