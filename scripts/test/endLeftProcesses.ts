import { readFolder, readText } from '../../tests/support/readOrEmpty'

/**
 * Ends what a runner started and did not end itself: Next's child process, for one, outlives a product from its
 * sources (`--dev`) that is killed at the end of a suite.
 * @param group process group of the runner, which has ended
 * @returns the command line and home folder of each process, where the system tells them (Linux)
 */
export function endLeftProcesses(group: number): string[] {
  const left = readFolder('/proc').filter((name) => /^\d+$/.test(name) && readGroup(name) === group)
  const descriptions = left.map((pid) => {
    const command = readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    const [, home = ''] = /(?:^|\0)HOME=([^\0]*)/.exec(readText(`/proc/${pid}/environ`)) ?? []
    return `${command} (HOME=${home})`
  })
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // None is left.
  }
  return descriptions
}

/** The group of a process that has not ended; its name, in parentheses, may contain anything. */
function readGroup(pid: string): number | undefined {
  const [state, , group] = readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return state === 'Z' ? undefined : Number(group)
}
