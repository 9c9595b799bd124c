import { readdirSync, readFileSync } from 'node:fs'
import { poll } from './ports'

const readCommand = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Waits for a child process of the product and ends it, as a fault of its own would.
 * @param words that its command line has, each
 * @param ended id of a former child
 * @returns its id
 */
export async function endChild(words: string[], ended?: number): Promise<number> {
  let child: number | undefined
  await poll(
    () => {
      child = readdirSync('/proc')
        .map(Number)
        .find((pid) => {
          if (!(pid > 0) || pid === ended) return false
          const command = readCommand(pid)
          return words.every((word) => command.includes(word))
        })
      return child !== undefined
    },
    { what: 'the child process', intervalMs: 5 },
  )
  process.kill(child ?? 0, 'SIGSEGV')
  return child ?? 0
}
