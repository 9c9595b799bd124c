import type { Endpoint } from 'payload'

import { confirmEndpoint } from './confirmEndpoint'
import { unsubscribeEndpoint, unsubscribePageEndpoint } from './unsubscribeEndpoint'
import { exportAbonnesEndpoint } from './exportAbonnesEndpoint'
import { subscribeEndpoint } from './subscribeEndpoint'

/** All endpoints below /api/newsletter. */
export const newsletterEndpoints: Endpoint[] = [
  subscribeEndpoint,
  confirmEndpoint,
  unsubscribeEndpoint,
  unsubscribePageEndpoint,
  exportAbonnesEndpoint,
]
