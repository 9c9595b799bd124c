import pino from 'pino'

import { env } from './env'

/** The operator's log: JSON lines, or readable lines on a terminal. */
export const log = pino({
  level: env.logLevel,
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
