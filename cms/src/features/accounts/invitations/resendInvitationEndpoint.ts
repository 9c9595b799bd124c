import type { Endpoint } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { requireEmail } from '../../../infrastructure/email'
import { invitationAccepted, notFound } from '../../../lib/errors/apiErrors'
import type { User } from '../../../payload-types'
import { limitInvitations } from './limitInvitations'
import { noStoreJson } from '../../../lib/http/noStore'

/**
 * POST /api/users/:id/invitation, for administrators: 202 `{message}`; a job sends the
 * invitation again, with the same link.
 * @throws ApiError 401, 403, 404, 409 invitation-accepted when the account has a password, 429
 * too-many-requests, 503 mail-unavailable
 */
export const resendInvitationEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/invitation',
  method: 'post',
  handler: async (req) => {
    requireAdministrateur(req)
    requireEmail()
    const account = await req.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: String(req.routeParams?.id) } },
    })
    if (!account) throw notFound('Ce compte')
    if (!account.invitation) throw invitationAccepted()
    await limitInvitations(req, account.email)
    await req.payload.jobs.queue({ task: 'envoyerInvitation', input: { email: account.email } })
    return noStoreJson({ message: 'L’invitation part de nouveau à l’adresse de ce compte.' }, 202)
  },
}
