import pino from 'pino'

import { getLogFields } from './telemetry/requestContext'
import { truncateForLog } from './truncateForLog'
import { env } from './env'

/** The operator's log: JSON lines, or pretty-printed on a terminal. */
export const log = pino({
  level: env.logLevel,
  mixin: getLogFields,
  serializers: {
    err: (error: Error) => truncateForLog(pino.stdSerializers.err(error)),
    // Pino uses the error's message for entries without one.
    msg: truncateForLog,
  },
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
