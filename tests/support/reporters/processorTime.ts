import { readFolder, readText } from '../readOrEmpty'

/** Length of a tick of /proc in milliseconds: 100 a second on every platform that Node supports. */
const TICK_MS = 10

type ProcessTimes = { parent: number; ticks: number }

/**
 * Returns the processor time of a process, of the processes that it started and of those that these
 * started, ended ones included, in milliseconds; undefined without /proc.
 */
export function readTreeProcessorMs(root = process.pid): number | undefined {
  const all = readProcesses()
  if (!all.has(root)) return undefined
  const isWithin = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return pid === root || (parent !== undefined && isWithin(parent))
  }
  return [...all]
    .filter(([pid]) => isWithin(pid))
    .reduce((sum, [, { ticks }]) => sum + ticks * TICK_MS, 0)
}

function readProcesses(): Map<number, ProcessTimes> {
  const pids = readFolder('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(
    pids.flatMap((pid) => {
      const times = parseStat(readText(`/proc/${pid}/stat`))
      return times ? [[Number(pid), times] as const] : []
    }),
  )
}

/** Parses /proc/…/stat: the name of the program, in parentheses, may contain anything. */
function parseStat(text: string): ProcessTimes | undefined {
  const end = text.lastIndexOf(')')
  if (end < 0) return undefined
  // Fields 3 (state), 4 (parent), … 14 to 17: own time, and the time of ended children.
  const fields = text.slice(end + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), ticks }
}

/**
 * Divides the processor time of a run among its test files: what was used since the last event
 * belongs in equal parts to the files that ran, or to the next file when none ran.
 */
export class ProcessorMeter {
  readonly #read: () => number | undefined
  readonly #running = new Map<string, number>()
  #last: number | undefined
  #rest = 0

  /** @param read returns the processor time of the run so far, in milliseconds */
  constructor(read: () => number | undefined = readTreeProcessorMs) {
    this.#read = read
    this.#last = read()
  }

  start(file: string): void {
    this.#divide()
    this.#running.set(file, (this.#running.get(file) ?? 0) + this.#rest)
    this.#rest = 0
  }

  /** @returns the processor time of a file since its start, in milliseconds; undefined when unknown */
  end(file: string): number | undefined {
    this.#divide()
    const ms = this.#running.get(file)
    this.#running.delete(file)
    return this.#last === undefined ? undefined : ms
  }

  #divide(): void {
    const now = this.#read()
    // A process whose parent ended leaves the tree with its time.
    const used = Math.max(0, (now ?? 0) - (this.#last ?? 0))
    this.#last = now
    if (this.#running.size === 0) this.#rest += used
    const share = used / this.#running.size
    for (const [file, ms] of this.#running) this.#running.set(file, ms + share)
  }
}
