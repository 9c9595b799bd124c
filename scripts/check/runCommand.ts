import { spawn } from 'node:child_process'
import { repoRoot } from '../../tests/support/paths'

/** Result of a step: whether it passed, and its output. */
export type StepResult = { ok: boolean; output: string }

/** Runs a command in the repository's folder, to its end. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<StepResult> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: repoRoot,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => settle({ ok: false, output: error.message }))
    child.once('close', (code) => settle({ ok: code === 0, output }))
  })
}
