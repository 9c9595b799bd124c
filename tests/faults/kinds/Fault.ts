import { setTimeout as sleep } from 'node:timers/promises'
import type { LogLine } from '../../support/logLines'
import type { Round } from '../../support/seededRounds'
import type { Setup } from '../../support/setups'
import type { FaultSite } from '../faultSite'

/** A fault that strikes a site at work, once. */
export type Fault = {
  name: string
  setups: readonly Setup[]
  /** Why it cannot be tried on this machine. */
  obstacle?: string | undefined
  /** Whether the process ends: pages cannot be answered then. */
  isDown?: boolean
  /** Statuses that it excuses, besides outages. */
  excused?: number[]
  /** Whether a line of the log says what has failed; left out where nothing has. */
  isLogged?: (line: LogLine) => boolean
  /**
   * Inflicts the fault and ends it.
   * @returns when it ended, by `performance.now()`
   */
  strike(site: FaultSite, random: Round['random']): Promise<number>
}

/** Begins a fault, lets it last, and ends it. */
export async function lasting(
  ms: number,
  begin: () => unknown,
  end: () => unknown,
): Promise<number> {
  await begin()
  try {
    await sleep(ms)
  } finally {
    await end()
  }
  return performance.now()
}

/** Whether a line names one of these error codes, or an error whose cause does. */
export const hasErrorCode =
  (codes: RegExp) =>
  ({ err, code }: LogLine): boolean =>
    codes.test(String(code)) || codes.test(JSON.stringify(err ?? ''))
