import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import pTimeout from 'p-timeout'

import type { Env } from '../lib/env'
import { shutdown } from '../lib/process/shutdown'
import { log } from '../lib/log'
import type { InFlight } from './trackInFlight'

const POLL_MS = 50

/**
 * Shuts the process down. Readiness fails first while requests are still served; then the server
 * stops accepting connections and completes the requests and jobs in progress; the database closes
 * last.
 */
export async function shutDownGracefully(
  server: Server,
  inFlight: InFlight,
  { shutdownMs, shutdownNoticeMs }: Pick<Env, 'shutdownMs' | 'shutdownNoticeMs'>,
): Promise<void> {
  const worksEnd = shutdown.begin()
  try {
    await wait(shutdownNoticeMs)
    server.close()
    await pTimeout(Promise.all([worksEnd, waitForResponses(inFlight)]), {
      milliseconds: shutdownMs,
    })
  } catch (error) {
    log.warn(
      { err: error, requests: inFlight.count() },
      'Arrêt avant la fin de ce qui est en cours',
    )
  }
  try {
    server.closeAllConnections()
    await shutdown.finalize()
  } catch (error) {
    log.error({ err: error }, 'Base de données non fermée')
  }
  process.exit(0)
}

async function waitForResponses(inFlight: InFlight): Promise<void> {
  // Requests may still arrive on open keep-alive connections.
  while (inFlight.isBusy()) await wait(POLL_MS)
}
