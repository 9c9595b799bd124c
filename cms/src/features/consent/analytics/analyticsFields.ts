import type { FieldHook, TextField } from 'payload'

import { isAdministrateur, PUBLISHER_ROLE } from '../../../access/roles'
import { env } from '../../../lib/env'
import { isAnalyticsEnabled, validateAdsId, validateAnalyticsId } from './analyticsIds'

/**
 * beforeChange hook: keeps the published id when an editeur publishes a draft in which an
 * administrateur changed it. Field access alone would keep the draft's.
 */
const keepPublishedId: FieldHook = async ({ context, data, field, global, req, value }) => {
  const role = req.user?.role ?? context[PUBLISHER_ROLE]
  if (!global || role !== 'editeur' || data?._status !== 'published') return value as unknown
  // MongoDB has no record of a page that was never published, whatever the type says.
  const published = (await req.payload.db.findGlobal({ slug: global.slug, req })) as Record<
    string,
    unknown
  > | null
  return published?.[field.name ?? ''] ?? null
}

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
  hooks: { beforeChange: [keepPublishedId] },
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
