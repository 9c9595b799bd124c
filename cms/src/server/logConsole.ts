import { format } from 'node:util'

import { log } from '../lib/log'
import { truncateForLog } from '../lib/truncateForLog'

const LEVELS = {
  error: 'error',
  warn: 'warn',
  log: 'info',
  info: 'info',
  debug: 'debug',
} as const

/**
 * Writes what libraries print on the console as entries of the log. Next prints errors, whose texts
 * may come from a client, as plain text of several lines, which could pass for entries of the log.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...values: unknown[]) => {
      log[level]({ console: truncateForLog(format(...values)) }, 'Message d’une bibliothèque')
    }
  }
}
