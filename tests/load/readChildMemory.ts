import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../support/paths'

const PROGRAM = 'takePdfApart'

/**
 * Resident memory of the child process that takes a PDF apart, in bytes; 0 while there is none, or
 * where /proc is not.
 */
export function readChildMemory(): number {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return Math.max(0, ...pids.map((pid) => readMemoryOf(join('/proc', pid))))
  } catch {
    return 0
  }
}

function readMemoryOf(folder: string): number {
  try {
    const command = readFileSync(join(folder, 'cmdline'), 'utf8')
    if (!command.includes(PROGRAM) || !command.includes(repoRoot)) return 0
    const status = readFileSync(join(folder, 'status'), 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    // It has ended.
    return 0
  }
}
