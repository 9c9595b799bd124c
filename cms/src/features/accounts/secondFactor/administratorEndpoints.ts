import type { Endpoint, PayloadRequest } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { notFound, ownAccount } from '../../../lib/errors/apiErrors'
import type { User } from '../../../payload-types'
import { requireReauthentication } from '../sessions/requireReauthentication'
import { concludeChange } from './concludeChange'
import { describeFactors } from './describeFactors'
import { removeSecondFactors } from '../records/removeSecondFactors'
import { noStoreEmpty, noStoreJson } from '../../../lib/http/noStore'

/** GET /api/users/{id}/second-factor: the second factors of an account, for administrateurs. */
const readEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/second-factor',
  method: 'get',
  handler: async (req) => {
    const { id } = await findAccount(req)
    return noStoreJson(await describeFactors(req.payload, id))
  },
}

/**
 * DELETE /api/users/{id}/second-factor: removes all second factors of another account, whose owner
 * lost them, and ends its sessions.
 * @throws ApiError 403 reauthentication-required; 409 own-account
 */
const removeEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/second-factor',
  method: 'delete',
  handler: async (req) => {
    const account = await findAccount(req)
    if (account.id === req.user?.id) throw ownAccount()
    await requireReauthentication(req)
    await removeSecondFactors(req.payload, account.id)
    await concludeChange(req, account, 'removedByAdministrateur')
    return noStoreEmpty()
  },
}

/** @throws ApiError 401, 403; 404 for an account that does not exist */
async function findAccount(req: PayloadRequest): Promise<Pick<User, 'id' | 'email'>> {
  requireAdministrateur(req)
  const account = await req.payload.db.findOne<Pick<User, 'id' | 'email'>>({
    collection: 'users',
    where: { id: { equals: req.routeParams?.id } },
    select: { email: true },
  })
  if (!account) throw notFound('Ce compte')
  return { id: account.id, email: account.email }
}

export const administratorEndpoints = [readEndpoint, removeEndpoint]
