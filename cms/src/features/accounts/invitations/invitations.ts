import type {
  Field,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'

import { byId, findRow } from '../../../infrastructure/database/rows'
import { setByServer, administratorsEndpoint } from '../../../access/roles'
import { canSendEmail, requireEmail } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { generateToken } from '../../../lib/tokens/secretToken'
import type { User } from '../../../payload-types'

/**
 * Invitation of an account. `invitation` is sent as true to create an account without a password,
 * and stays so until its owner has chosen one; `invitationEnvoyeeLe` is when it was last sent.
 */
export const invitationFields: Field[] = [
  {
    name: 'invitation',
    type: 'checkbox',
    label: 'Envoyer une invitation',
    defaultValue: false,
    access: { update: setByServer.update },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: {
        Field: {
          path: '/features/accounts/panel/Invitation#Invitation',
          clientProps: { canSend: canSendEmail() },
        },
      },
    },
  },
  {
    name: 'invitationEnvoyeeLe',
    type: 'date',
    label: 'Invitation envoyée le',
    access: setByServer,
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
  },
]

/**
 * Creates an account by invitation: a random password, known to nobody, replaces one that is sent
 * along, so that the account cannot sign in until its owner has chosen one. Counts an invitation
 * that goes to another address.
 * @throws ApiError 503 mail-unavailable, 429 too-many-requests
 */
export const preparePendingAccount: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const account = data as Partial<User> | undefined
  if (operation === 'update') {
    if (isInvitedAgain(originalDoc as User, account)) await limitInvitations(req, account?.email)
    return data
  }
  if (account?.invitation !== true) return data
  requireEmail()
  await limitInvitations(req, account.email)
  return { ...data, password: generateToken() }
}

/** Whether an invited account gets another address, and no password, which ends the invitation. */
const isInvitedAgain = (before: User, after: Partial<User> | undefined): boolean =>
  canSendEmail() &&
  before.invitation === true &&
  !after?.password &&
  typeof after?.email === 'string' &&
  normalizeEmail(after.email) !== before.email

/** Queues the invitation of an account that was created by invitation, or has another address since. */
export const sendInvitation: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (doc.invitation && (operation === 'create' || isInvitedAgain(previousDoc, doc))) {
    await req.payload.jobs.queue({ task: 'envoyerInvitation', input: { email: doc.email } })
  }
}

/** Any new password ends the invitation. */
export const endInvitation: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password
    ? { ...data, invitation: false, invitationEnvoyeeLe: null }
    : data

/** Prevents a mailbox from being flooded, also by accounts that are deleted and made again. */
const perEmailLimiter = createRateLimiter('invitation-compte', 5, { hours: 1 })

/** An administrator's stolen session must not become a source of unsolicited e-mails. */
const perAdministrateurLimiter = createRateLimiter('invitation-administrateur', 60, { hours: 1 })

/** Counts an invitation to an address. @throws ApiError 429 too-many-requests */
async function limitInvitations(req: PayloadRequest, email: unknown): Promise<void> {
  await perEmailLimiter.consume(req.payload, normalizeEmail(String(email)))
  if (req.user) await perAdministrateurLimiter.consume(req.payload, req.user.id)
}

/** POST /api/users/:id/invitation: a job sends it again, with the same link; 202 `{message}`. */
export const resendInvitationEndpoint = administratorsEndpoint(
  'post',
  '/:id/invitation',
  async (req) => {
    requireEmail()
    const account = await findRow<User>(req.payload, 'users', byId(String(req.routeParams?.id)))
    if (!account) throw apiError('not-found', 'Ce compte n’existe pas.')
    if (!account.invitation) throw apiError('invitation-accepted')
    await limitInvitations(req, account.email)
    await req.payload.jobs.queue({ task: 'envoyerInvitation', input: { email: account.email } })
    return noStoreJson({ message: 'L’invitation part de nouveau à l’adresse de ce compte.' }, 202)
  },
)
