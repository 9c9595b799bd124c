import { fromEnv, isExecutable, runCommand } from './commands'

/** One way to install a missing tool. */
export type Source = {
  /** What is installed and where; printed before the installation. */
  action: string
  /** Why this source is unusable on this machine, if so. Has no side effects. */
  obstacle?: () => string | undefined
  /**
   * Installs the tool where one of its candidates finds it.
   * @throws a one-line error with the reason
   */
  install: () => Promise<unknown>
}

export type Tool = {
  name: string
  /** Environment variable with the path of the program. */
  variable: string
  /** Argument that makes the program print its version and exit. */
  versionFlag: string
  /** Possible paths, best first; those without a program are skipped. */
  candidates: () => (string | undefined)[] | Promise<(string | undefined)[]>
  /** Tried in order when no candidate runs. */
  sources: Source[]
  /** Instruction for the developer, as the start of a sentence. */
  remedy: string
}

const VERSION_LIMIT_MS = 60_000

/**
 * Returns the path of a tool that runs on this machine: the one that its variable names, else the
 * first candidate that runs, also after an installation. Prints what it installs first.
 * @throws a one-line error that says what is missing, why, and how to get it
 */
export async function findTool(tool: Tool): Promise<string> {
  const given = fromEnv(tool.variable)
  if (given) return given

  const reasons = new Set<string>()
  const locate = async () => {
    for (const path of await tool.candidates()) {
      if (!path || !isExecutable(path)) continue
      const { ok } = await runCommand(path, [tool.versionFlag], { timeoutMs: VERSION_LIMIT_MS })
      if (ok) return path
      reasons.add(`${path} does not run here`)
    }
    return undefined
  }
  const found = await locate()
  if (found) return found
  for (const source of tool.sources) {
    const obstacle = source.obstacle?.()
    if (obstacle) {
      reasons.add(obstacle)
      continue
    }
    process.stdout.write(`${tool.name} is missing: ${source.action}\n`)
    try {
      await source.install()
    } catch (error) {
      reasons.add(error instanceof Error ? error.message : String(error))
    }
    const path = await locate()
    if (path) return path
  }
  throw new Error(
    `${tool.name} is missing (${[...reasons].join('; ') || 'not found'}): ${tool.remedy}, ` +
      `or set ${tool.variable} to the path of one.`,
  )
}
