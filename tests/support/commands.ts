import { execFile } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Environment } from './processes'

/** Whether a path is an executable file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Returns the full path of the first of these commands on PATH, if any. */
export function findOnPath(...names: string[]): string | undefined {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of names) {
    for (const dir of dirs) {
      const path = join(dir, name)
      if (isExecutable(path)) return path
    }
  }
  return undefined
}

export type CommandResult = { ok: boolean; output: string }

/**
 * Runs a command without a shell and returns its output (stdout, then stderr). A command that fails
 * to start or exceeds `timeoutMs`, where it is given, has `ok: false`.
 */
export function runCommand(
  command: string,
  args: string[],
  options: { timeoutMs?: number; env?: Environment; cwd?: string },
): Promise<CommandResult> {
  const { timeoutMs: timeout, env, cwd } = options
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      { cwd, env: { ...process.env, ...env }, timeout, maxBuffer: Infinity },
      (error, stdout, stderr) => {
        const output = stdout + stderr
        if (!error) resolve({ ok: true, output })
        else if (error.killed)
          resolve({ ok: false, output: `${output}\nended after ${timeout} ms` })
        else resolve({ ok: false, output: output.trim() ? output : error.message })
      },
    )
    child.stdin?.end()
  })
}

/** Limit of {@link runOrThrow}, which installs tools. */
const INSTALL_LIMIT_MS = 20 * 60_000

/** Runs a command that installs a tool. @returns its output @throws a one-line error with the reason */
export async function runOrThrow(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Environment } = {},
): Promise<string> {
  const { ok, output } = await runCommand(command, args, {
    timeoutMs: INSTALL_LIMIT_MS,
    ...options,
  })
  if (!ok) throw new Error(`${command} ${args[0]}: ${failureLine(output)}`)
  return output
}

/** Extracts the most informative line of a failed command's output, for a one-line message. */
export function failureLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
  return lines.findLast((line) => /error|fail|refused|cannot/i.test(line)) ?? lines.at(-1) ?? ''
}

/**
 * Returns the program that an environment variable names.
 * @throws when the variable is set but names no program
 */
export function fromEnv(variable: string): string | undefined {
  const path = process.env[variable]
  if (!path) return undefined
  if (isExecutable(path)) return path
  throw new Error(`${variable} is set to ${path}, which is not a program that can be run.`)
}
