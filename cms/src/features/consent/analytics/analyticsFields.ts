import type { TextField } from 'payload'

import { isAdministrateur } from '../../../access/roles'
import { env } from '../../../lib/env'
import { isAnalyticsEnabled, validateAdsId, validateAnalyticsId } from './analyticsIds'

/** An identifier of measuring: whoever sets it has every visitor asked. */
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

/** Which measuring there is; each that is set is asked for in the site's banner. */
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
      // Told to the pages where there is something to ask for.
      afterRead: [
        ({ siblingData }) => (isAnalyticsEnabled(siblingData) ? env.measurementUrl : undefined),
      ],
    },
  },
]
