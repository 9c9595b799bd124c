import type { Payload } from 'payload'

import { log } from '../../../lib/log'
import { seal, unseal } from '../../../lib/tokens/seal'
import type { Facteur } from '../../../payload-types'
import { advanceFactor } from '../records/advanceFactor'
import { matchTotpStep } from './totp'

const PURPOSE = 'auth/totp'

/** An account has one authenticator app: the unique index of `identifiant` sees to it. */
const toIdentifiant = (userId: string): string => `totp/${userId}`

/**
 * Stores an account's authenticator app, in place of the one before.
 * @param step time step of the code that confirmed it, which is thereby used
 */
export async function saveTotp(
  payload: Payload,
  userId: string,
  secret: string,
  step: number,
): Promise<void> {
  const data = {
    secret: seal(PURPOSE, userId, secret),
    dernierPas: step,
    derniereUtilisation: null,
    utilisateurOrigine: null,
    createdAt: new Date().toISOString(),
  }
  const identifiant = toIdentifiant(userId)
  const replaced: unknown = await payload.db.updateOne({
    collection: 'facteurs',
    where: { identifiant: { equals: identifiant } },
    data,
    options: { atomic: true },
  })
  if (replaced) return
  await payload.db.create({
    collection: 'facteurs',
    data: { ...data, utilisateur: userId, type: 'totp', identifiant },
  })
}

/**
 * Uses up a code of an account's authenticator app.
 * @returns false for a wrong code, and for one of a time step that was used
 */
export async function consumeTotpCode(
  payload: Payload,
  { id, utilisateur, utilisateurOrigine, secret }: Facteur,
  code: string,
): Promise<boolean> {
  const key = unseal(PURPOSE, utilisateurOrigine ?? utilisateur, secret ?? '')
  if (key === undefined) {
    log.error(
      { utilisateur },
      'Application d’authentification illisible\u00a0: PAYLOAD_SECRET a-t-il changé\u00a0?',
    )
    return false
  }
  const step = matchTotpStep(key, code)
  return step !== undefined && (await advanceFactor(payload, { id: { equals: id } }, step))
}
