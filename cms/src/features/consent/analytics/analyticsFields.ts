import type { TextField } from 'payload'

import { isAdministrateur } from '../../../access/roles'
import { env } from '../../../lib/env'
import { isAnalyticsEnabled, validateAdsId, validateAnalyticsId } from './analyticsIds'

/** Field of an analytics id. Setting one enables the consent banner, so only administrators may. */
const identifierField = (
  name: string,
  label: string,
  description: string,
  validate: (value: unknown) => string | true,
): TextField => ({
  type: 'text',
  name,
  label,
  validate,
  access: { update: ({ req }) => isAdministrateur(req) },
  admin: { description },
})

/** Fields of the enabled analytics services; the consent banner asks for each one that is set. */
export const analyticsFields: TextField[] = [
  identifierField(
    'mesureAudience',
    'Mesure d’audience (Google Analytics)',
    'L’identifiant de mesure, de la forme G-XXXXXXXXXX. Vide\u00a0: le site ne demande rien et ne mesure rien. Réservé aux administrateurs.',
    validateAnalyticsId,
  ),
  identifierField(
    'mesurePublicite',
    'Publicité (Google Ads)',
    'L’identifiant de conversion, de la forme AW-123456789. Vide\u00a0: pas de publicité. Réservé aux administrateurs.',
    validateAdsId,
  ),
  {
    type: 'text',
    name: 'mesureServeur',
    virtual: true,
    access: { update: () => false },
    admin: { hidden: true },
    hooks: {
      // Sent to pages only when analytics is enabled.
      afterRead: [
        ({ siblingData }) => (isAnalyticsEnabled(siblingData) ? env.measurementUrl : undefined),
      ],
    },
  },
]
