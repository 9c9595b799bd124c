import type { ChildProcess } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'

import { env } from '../env'

/** Lowest priority: visitors come first. */
const NICENESS = 19

/**
 * Node's arguments that run another program of the product: built, or in development its source.
 * @param name of the program in cms/dist
 * @param source its path in cms/src
 */
export const toProgramArgs = (name: string, source: string): string[] =>
  env.isDevelopment
    ? ['--import', 'tsx', path.join(env.cmsDir, 'src', source)]
    : [path.join(env.cmsDir, 'dist', `${name}.js`)]

/** Gives a child process the lowest priority, where the system has priorities. */
export function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) os.setPriority(pid, NICENESS)
  } catch {
    // It has ended already, or the system has no priorities.
  }
}
