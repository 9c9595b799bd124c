import { runCommand } from './commands'
import { findTool } from './findTool'
import { tools } from './tools'

const LIMIT_MS = 5 * 60_000

/** Runs promtool; its output says what does not hold. */
export async function runPromtool(args: string[]): Promise<{ ok: boolean; output: string }> {
  return runCommand(await findTool(tools.promtool), args, { timeoutMs: LIMIT_MS })
}
