import type { FieldHook, Payload, TextField } from 'payload'

import { isAdministrateur, PUBLISHER_ROLE } from '../../access/roles'
import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { env } from '../../lib/env'

/** The two ids that an administrator may set: Google Analytics and Google Ads. */
export interface AnalyticsIds {
  mesureAudience?: string | null | undefined
  mesurePublicite?: string | null | undefined
}

/** Whether any analytics service is enabled, and consent is required. */
export const isAnalyticsEnabled = ({ mesureAudience, mesurePublicite }: AnalyticsIds): boolean =>
  Boolean(mesureAudience) || Boolean(mesurePublicite)

const cache = memoizeUntilContentChange<AnalyticsIds>(1)

/** Reads the current analytics ids; memoized until the content changes. */
export async function readAnalyticsIds(payload: Payload): Promise<AnalyticsIds> {
  const measurement = await cache('parametres', async () => {
    const { mesureAudience, mesurePublicite } = await payload.findGlobal({
      slug: 'parametres',
      depth: 0,
    })
    return { mesureAudience, mesurePublicite }
  })
  return measurement ?? {}
}

/** @returns true, or the error message for the administrator */
const validateAnalyticsId = matchPattern(
  /^G-[A-Z0-9]{4,16}$/,
  'Indiquez un identifiant de mesure de la forme G-XXXXXXXXXX.',
)

/** @returns true, or the error message for the administrator */
const validateAdsId = matchPattern(
  /^AW-\d{6,16}$/,
  'Indiquez un identifiant de conversion de la forme AW-123456789.',
)

function matchPattern(form: RegExp, refusal: string) {
  return (value: unknown): string | true => {
    if (value === undefined || value === null || value === '') return true
    return typeof value === 'string' && form.test(value) ? true : refusal
  }
}

/**
 * beforeChange hook: keeps the published id when an editor publishes a draft in which an
 * administrateur changed it. Field access alone would keep the draft's id.
 */
const keepPublishedId: FieldHook = async ({ context, data, field, global, req, value }) => {
  const role = req.user?.role ?? context[PUBLISHER_ROLE]
  const mayChange = role === undefined || role === 'administrateur'
  if (!global || mayChange || data?._status !== 'published') return value as unknown
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
