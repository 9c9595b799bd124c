import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { env } from '../../../lib/env'
import { lastSecondFactor, notFound } from '../../../lib/errors/apiErrors'
import { changeFactors } from './changeFactors'
import { concludeChange } from './concludeChange'
import { confirmPassword } from '../passwords/confirmPassword'
import { findFactors, isSecondFactor } from '../records/findFactors'
import { passkeyName } from './passkeyName'
import { readBody } from '../requests/readBody'
import { deleteRecoveryCodes } from './recoveryCodes'
import { requireAccount, type Account } from '../requests/requireAccount'
import { noStoreEmpty } from '../../../lib/http/noStore'

/**
 * DELETE /api/users/second-factor/{id} `{motDePasseActuel}`: removes the authenticator app or a
 * passkey; with the last one, the recovery codes too.
 * @throws ApiError 404; 409 last-second-factor if the account must keep one
 */
const removeEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/:factor',
  method: 'delete',
  handler: async (req) => {
    const account = requireAccount(req)
    await confirmPassword(req, account)
    const factor = await changeFactors(req.payload, account.id, () => remove(req, account))
    await concludeChange(req, account, factor.type === 'totp' ? 'totpRemoved' : 'passkeyRemoved')
    return noStoreEmpty()
  },
}

async function remove(req: PayloadRequest, account: Account) {
  const { factor, others } = await findOwnFactor(req, account)
  const isLast = others.length === 0
  if (isLast && env.isSecondFactorRequired && account.role === 'administrateur') {
    throw lastSecondFactor()
  }
  const where = { id: { equals: factor.id } }
  await req.payload.db.deleteOne({ collection: 'facteurs', where })
  if (isLast) await deleteRecoveryCodes(req.payload, account.id)
  return factor
}

/** PATCH /api/users/second-factor/{id} `{nom}`: renames a passkey. */
const renameEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/:factor',
  method: 'patch',
  handler: async (req) => {
    const account = requireAccount(req)
    const data = await readBody(req, z.object({ nom: passkeyName }))
    const { factor } = await findOwnFactor(req, account)
    await req.payload.db.updateOne({ collection: 'facteurs', id: factor.id, data })
    return noStoreEmpty()
  },
}

async function findOwnFactor({ payload, routeParams }: PayloadRequest, { id }: Account) {
  const factors = (await findFactors(payload, id)).filter(isSecondFactor)
  const factor = factors.find((each) => each.id === routeParams?.factor)
  if (!factor) throw notFound('Ce moyen de connexion')
  return { factor, others: factors.filter((each) => each !== factor) }
}

export const factorEndpoints = [removeEndpoint, renameEndpoint]
