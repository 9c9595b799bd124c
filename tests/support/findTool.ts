import { fromEnv, runCommand } from './commands'

/** Properties of the machine that decide how a tool can be installed. */
export type Machine = { platform: NodeJS.Platform; arch: string; isRoot: boolean }

export const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
}

/** One way to install a missing tool. */
export type Source = {
  /** What is installed and where; printed before the installation. */
  action: string
  /** Why this source is unusable on this machine, if so. Has no side effects. */
  obstacle?: () => string | undefined
  /**
   * @returns the path of the program
   * @throws a one-line error with the reason
   */
  install: () => Promise<string>
}

export type Tool = {
  name: string
  /** Environment variable with the path of the program. */
  variable: string
  /** Argument that makes the program print its version and exit. */
  versionFlag: string
  /** Possible locations, best first. */
  candidates: () => (string | undefined)[] | Promise<(string | undefined)[]>
  /** Tried in order when no candidate runs. */
  sources: Source[]
  /** Instruction for the developer, as the start of a sentence. */
  remedy: string
}

const VERSION_LIMIT_MS = 60_000

const inProgress = new Map<string, Promise<string>>()

/**
 * Returns the path of a tool that runs on this machine: the one that its variable names, else the
 * first candidate that runs, else the first source that succeeds. Prints what it installs first.
 * Concurrent calls share one search.
 * @throws a one-line error that says what is missing, why, and how to get it
 */
export function findTool(tool: Tool): Promise<string> {
  const running = inProgress.get(tool.name)
  if (running) return running
  const search = searchTool(tool).finally(() => inProgress.delete(tool.name))
  inProgress.set(tool.name, search)
  return search
}

async function searchTool(tool: Tool): Promise<string> {
  const given = fromEnv(tool.variable)
  if (given) return given

  const reasons: string[] = []
  const runs = async (path: string) => {
    const { ok } = await runCommand(path, [tool.versionFlag], { timeoutMs: VERSION_LIMIT_MS })
    if (!ok) reasons.push(`${path} does not run here`)
    return ok
  }
  for (const path of await tool.candidates()) {
    if (path && (await runs(path))) return path
  }
  for (const source of tool.sources) {
    const obstacle = source.obstacle?.()
    if (obstacle) {
      reasons.push(obstacle)
      continue
    }
    process.stdout.write(`${tool.name} is missing: ${source.action}\n`)
    try {
      const path = await source.install()
      if (await runs(path)) return path
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new Error(
    `${tool.name} is missing (${reasons.join('; ') || 'not found'}): ${tool.remedy}, ` +
      `or set ${tool.variable} to the path of one.`,
  )
}
