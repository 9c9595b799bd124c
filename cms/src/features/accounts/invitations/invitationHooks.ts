import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload'

import { requireEmail } from '../../../infrastructure/email'
import { generateToken } from '../../../lib/tokens/secretToken'
import type { User } from '../../../payload-types'
import { limitInvitations } from './limitInvitations'

/**
 * Creates an account by invitation: its password is random and known to nobody, so that it cannot
 * sign in until its owner has chosen one. Replaces a password that is sent along.
 * @throws ApiError 503 mail-unavailable, 429 too-many-requests
 */
export const preparePendingAccount: CollectionBeforeValidateHook = async ({
  data,
  operation,
  req,
}) => {
  const account = data as Partial<User> | undefined
  if (operation !== 'create' || account?.invitation !== true) return data
  requireEmail()
  await limitInvitations(req, account.email)
  return { ...data, password: generateToken() }
}

/** Queues the invitation of an account that was created by invitation. */
export const sendInvitationOnCreate: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create' && doc.invitation) {
    await req.payload.jobs.queue({ task: 'envoyerInvitation', input: { email: doc.email } })
  }
}

/** A password, whoever chose it, ends the invitation. */
export const endInvitation: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password
    ? { ...data, invitation: false, invitationEnvoyeeLe: null }
    : data
