import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { invalidRequest } from '../../lib/errors/apiErrors'
import { isAnalyticsEnabled, type AnalyticsIds } from './analytics/analyticsIds'
import type { Consentement } from '../../payload-types'

/**
 * How a visitor chose: with one of the two buttons, purpose by purpose, or by closing the banner.
 */
const METHODS = ['tout-accepter', 'tout-refuser', 'choix', 'fermeture'] as const

/** Body of a consent request. */
export const consentChoice = z.strictObject({
  // That of the visitor's earlier choices; the first one gets a new one.
  identifiant: z.uuidv4().optional(),
  version: z.int().min(1).max(9999),
  moyen: z.enum(METHODS),
  choix: z.strictObject({ audience: z.boolean().optional(), publicite: z.boolean().optional() }),
})

type ConsentRecord = Pick<
  Consentement,
  'identifiant' | 'version' | 'moyen' | 'audience' | 'publicite'
>

/**
 * Parses the body of a consent request.
 * @throws ApiError 400 when the choice is malformed or concerns a disabled purpose
 */
export function parseConsentChoice(value: unknown, measurement: AnalyticsIds): ConsentRecord {
  const { success, data } = consentChoice.safeParse(value)
  if (!success) throw invalidRequest('Ce choix est mal formé.')
  const { choix, identifiant = randomUUID(), ...proof } = data
  const { audience, publicite } = choix
  const isUnknown =
    (audience !== undefined && !measurement.mesureAudience) ||
    (publicite !== undefined && !measurement.mesurePublicite)
  const isEmpty = audience === undefined && publicite === undefined
  if (isUnknown || isEmpty || !isAnalyticsEnabled(measurement)) {
    throw invalidRequest('Ce site ne demande pas de choix à ce sujet.')
  }
  return {
    ...proof,
    identifiant,
    audience: toChoiceValue(audience),
    publicite: toChoiceValue(publicite),
  }
}

const toChoiceValue = (isAgreed: boolean | undefined) =>
  isAgreed === undefined ? undefined : isAgreed ? 'accepte' : 'refuse'
