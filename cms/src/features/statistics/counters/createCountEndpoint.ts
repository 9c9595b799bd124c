import type { Endpoint } from 'payload'

import { isHumanVisit } from '../isHumanVisit'
import { parseNumero } from '../../../lib/parseNumero'
import { env } from '../../../lib/env'
import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { incrementCounter } from './incrementCounter'
import type { Counter } from '../Counter'

/** How often one address may count, openings and downloads together. */
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
 * An endpoint of the issues that counts once for anyone: POST /api/regards/numero/{n}/{action}.
 * Answers 200 `{numero}`; 400, 404 and 429 in the house shape. The count itself is not told.
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
      // Specification, section 8.
      req.payload.logger.debug(`${LABELS[counter]} incrémenté pour le numéro ${numero}`)
      return Response.json({ numero }, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
