import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import pTimeout from 'p-timeout'

import type { Env } from '../lib/env'
import { shutdown } from '../lib/process/shutdown'
import { log } from '../lib/log'

const POLL_MS = 50

/**
 * Shuts the process down. Readiness fails first while requests are still served; then the server
 * stops accepting connections and completes the requests and jobs in progress; the database closes
 * last.
 * @param responses the responses in progress; changes during the shutdown
 */
export async function shutDownGracefully(
  server: Server,
  responses: ReadonlySet<ServerResponse>,
  { shutdownMs, shutdownNoticeMs }: Pick<Env, 'shutdownMs' | 'shutdownNoticeMs'>,
): Promise<void> {
  const worksEnd = shutdown.begin()
  try {
    await wait(shutdownNoticeMs)
    server.close()
    await pTimeout(Promise.all([worksEnd, waitForResponses(responses)]), {
      milliseconds: shutdownMs,
    })
  } catch (error) {
    log.warn({ err: error, requests: responses.size }, 'Arrêt avant la fin de ce qui est en cours')
  }
  try {
    server.closeAllConnections()
    await shutdown.finalize()
  } catch (error) {
    log.error({ err: error }, 'Base de données non fermée')
  }
  process.exit(0)
}

async function waitForResponses(responses: ReadonlySet<ServerResponse>): Promise<void> {
  // Requests may still arrive on open keep-alive connections.
  while (responses.size > 0) await wait(POLL_MS)
}
