import type { Endpoint } from 'payload'

import { confirmation } from './confirmation'
import { desinscription, desinscriptionPage } from './desinscription'
import { exportAbonnes } from './exportAbonnes'
import { inscription } from './inscription'

/** Everything below /api/newsletter. */
export const newsletterEndpoints: Endpoint[] = [
  inscription,
  confirmation,
  desinscription,
  desinscriptionPage,
  exportAbonnes,
]
