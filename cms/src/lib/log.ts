import pino from 'pino'

import { truncateForLog } from './truncateForLog'
import { env } from './env'

/** The operator's log: JSON lines, or readable lines on a terminal. */
export const log = pino({
  level: env.logLevel,
  formatters: {
    log: (entry) => ({ ...entry, ...('msg' in entry && { msg: truncateForLog(entry.msg) }) }),
  },
  serializers: { err: (error: Error) => truncateForLog(pino.stdSerializers.err(error)) },
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  ...(process.stdout.isTTY
    ? {
        transport: {
          target: 'pino-pretty',
          options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
        },
      }
    : {}),
})
