import type { Payload } from 'payload'

import { notInTrash } from '../../../access/published'
import { invalidToken, tokenExpired } from '../../../lib/errors/apiErrors'
import type { Abonne } from '../../../payload-types'
import { hashToken } from '../../../lib/tokens/secretToken'

/**
 * Confirms a subscription; idempotent for the same token. First removes the address from the
 * suppression list, so that a confirmed subscriber receives e-mails.
 * @param jeton token from the link in the e-mail
 * @throws ApiError 400 invalid-token, 410 token-expired
 */
export async function confirmSubscription(payload: Payload, jeton: string): Promise<void> {
  const abonne = await payload.db.findOne<Abonne>({
    collection: 'abonnes',
    where: { and: [{ empreinteJeton: { equals: hashToken(jeton) } }, notInTrash] },
  })
  if (!abonne) throw invalidToken()
  if (abonne.etat === 'confirme') return
  if (isExpired(abonne.expirationJeton)) throw tokenExpired()
  await payload.db.deleteMany({
    collection: 'refus',
    where: { empreinte: { equals: abonne.empreinte } },
  })
  await payload.db.updateOne({
    collection: 'abonnes',
    where: { id: { equals: abonne.id }, etat: { equals: 'en-attente' } },
    data: { etat: 'confirme', dateConfirmation: new Date().toISOString() },
    options: { atomic: true },
  })
}

const isExpired = (expiration: string | null | undefined): boolean =>
  !expiration || Date.parse(expiration) < Date.now()
