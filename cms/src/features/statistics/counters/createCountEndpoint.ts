import type { Endpoint } from 'payload'

import { isHumanVisit } from '../../../lib/http/isHumanVisit'
import { parseNumero } from '../../../lib/parseNumero'
import { env } from '../../../lib/env'
import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { metrics } from '../../../lib/telemetry/metrics'
import { incrementCounter } from './incrementCounter'
import type { Counter } from './Counter'
import { noStoreJson } from '../../../lib/http/noStore'

/** Limit per IP address, views and downloads together. */
const perIpLimiter = createRateLimiter({
  name: 'compteurs',
  points: env.counterLimitPerMinute,
  durationSeconds: 60,
})

const LABELS: Record<Counter, string> = {
  nombreDeVue: 'Compteur de vues',
  nombreDeTelechargement: 'Compteur de téléchargements',
}

/**
 * Creates a public endpoint of the issues that increments a counter: POST
 * /api/regards/numero/{n}/{action}. Responds 200 `{numero}`, without the count.
 * @throws ApiError 400, 404, 429
 */
export function createCountEndpoint(
  action: 'vue' | 'telechargement',
  counter: Counter,
): Omit<Endpoint, 'root'> {
  return {
    path: `/numero/:numero/${action}`,
    method: 'post',
    handler: async (req) => {
      await perIpLimiter.consume(req.payload, getClientIpKey(req))
      const numero = parseNumero(req.routeParams?.numero)
      await incrementCounter(req.payload, numero, counter, isHumanVisit(req.headers))
      metrics.openings.inc({ action: action === 'vue' ? 'view' : 'download' })
      // Specification, section 8.
      req.payload.logger.info(`${LABELS[counter]} incrémenté pour le numéro ${numero}`)
      return noStoreJson({ numero })
    },
  }
}
