import { confirmationForm } from '@regards/contract/schemas/newsletter'
import type { Payload } from 'payload'

import { byId, changeRow, deleteRows, findRow } from '../../../infrastructure/database/rows'
import { notInTrash } from '../../../access/roles'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { apiError } from '../../../lib/errors/apiErrors'
import { generateToken, hashToken } from '../../../lib/tokens/secretToken'
import type { Abonne } from '../../../payload-types'
import { addDuration, durations } from '../../retention/durations'
import { createFormEndpoint } from './formEndpoint'

const perIpLimiter = createRateLimiter('lettre-confirmation', 60, { minutes: 1 })

/** POST /api/newsletter/confirmation `{jeton}`. POST only, since e-mail scanners follow links. */
export const confirmEndpoint = createFormEndpoint({
  name: 'confirmation',
  schema: confirmationForm,
  fault: 'invalid-token',
  handle: async (req, { jeton }) => {
    await perIpLimiter.consumeForClient(req)
    await confirmSubscription(req.payload, jeton)
    return 'confirmee'
  },
})

/**
 * Confirms a subscription; idempotent for the same token. First removes the address from the
 * suppression list, so that a confirmed subscriber receives e-mails.
 * @param jeton token from the link in the e-mail
 */
async function confirmSubscription(payload: Payload, jeton: string): Promise<void> {
  const abonne = await findRow<Abonne>(payload, 'abonnes', {
    and: [{ empreinteJeton: { equals: hashToken(jeton) } }, notInTrash],
  })
  if (!abonne) throw apiError('invalid-token')
  if (abonne.etat === 'confirme') return
  if (isExpired(abonne.expirationJeton)) throw apiError('token-expired')
  await deleteRows(payload, 'refus', { empreinte: { equals: abonne.empreinte } })
  const isWaiting = { and: [byId(abonne.id), { etat: { equals: 'en-attente' } }] }
  const data = { etat: 'confirme', dateConfirmation: new Date().toISOString() }
  await changeRow(payload, 'abonnes', isWaiting, data)
}

const isExpired = (expiration: string | null | undefined): boolean =>
  !expiration || Date.parse(expiration) < Date.now()

/** Creates a confirmation token: `jeton` to send, and `kept`, its hash and expiry, to store. */
export function createConfirmationToken() {
  const jeton = generateToken()
  return {
    jeton,
    kept: {
      empreinteJeton: hashToken(jeton),
      expirationJeton: addDuration(new Date(), durations.lienInscription).toISOString(),
    },
  }
}
