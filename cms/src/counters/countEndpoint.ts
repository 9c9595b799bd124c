import type { Endpoint } from 'payload'

import { isVisit } from '../audience/isVisit'
import { toNumero } from '../collections/Regards/toNumero'
import { env } from '../env'
import { addressKey, createLimiter } from '../limits/createLimiter'
import { incrementCounter } from './incrementCounter'
import type { Counter } from './types'

/** How often one address may count, openings and downloads together. */
const limiter = createLimiter({
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
export function countEndpoint(
  action: 'vue' | 'telechargement',
  counter: Counter,
): Omit<Endpoint, 'root'> {
  return {
    path: `/numero/:numero/${action}`,
    method: 'post',
    handler: async (req) => {
      await limiter.consume(req.payload, addressKey(req))
      const numero = toNumero(req.routeParams?.numero)
      await incrementCounter(req.payload, numero, counter, isVisit(req.headers))
      // Specification, section 8.
      req.payload.logger.debug(`${LABELS[counter]} incrémenté pour le numéro ${numero}`)
      return Response.json({ numero }, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
