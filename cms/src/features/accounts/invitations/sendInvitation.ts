import type { Payload, Where } from 'payload'

import { findRow } from '../../../infrastructure/database/rows'
import { createEmail, emailTask } from '../../../infrastructure/email'
import { env } from '../../../lib/env'
import { hmac } from '../../../lib/tokens/hmac'
import { hashToken } from '../../../lib/tokens/secretToken'
import type { User } from '../../../payload-types'
import { addDuration, durations, formatDuration } from '../../retention/durations'
import { updateAccountAtomically } from '../records/accounts'

/** Sends an account's invitation, always with the same link, unless a password was chosen. */
async function sendInvitation(payload: Payload, email: string): Promise<void> {
  const now = new Date()
  await send(payload, isInvited(email), {
    resetPasswordExpiration: addDuration(now, durations.invitation).toISOString(),
    invitationEnvoyeeLe: now.toISOString(),
  })
}

/**
 * Sends the invitation of an account once more to its owner, who lost it; its expiry stays. Only an
 * administrator renews an expired invitation, as it may have gone to a wrong address.
 */
export const repeatInvitation = (payload: Payload, email: string): Promise<void> =>
  send(payload, {
    and: [
      isInvited(email),
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  })

const isInvited = (email: string): Where => {
  const conditions: Where[] = [{ email: { equals: email } }, { invitation: { equals: true } }]
  return { and: conditions }
}

async function send(
  payload: Payload,
  where: Where,
  dates: { resetPasswordExpiration?: string; invitationEnvoyeeLe?: string } = {},
): Promise<void> {
  const found = await findRow<User>(payload, 'users', where)
  if (!found) return
  const token = createInvitationToken(found)
  const account = await updateAccountAtomically(payload, where, {
    resetPasswordToken: hashToken(token),
    ...dates,
  })
  if (account) await payload.sendEmail(await createInvitationEmail(payload, account.email, token))
}

/** Computed: the same until the account has another address, and useless once it is used. */
const createInvitationToken = ({ id, email }: User): string =>
  hmac('compte/invitation', `${id}/${email}`)

/** Job that sends the invitation of an account. */
export const sendInvitationTask = emailTask<{ email: string }>({
  slug: 'envoyerInvitation',
  label: 'envoi d’une invitation',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  send: (payload, { email }) => sendInvitation(payload, email),
})

/** Creates the e-mail that invites to choose a password; no role, as the address may be wrong. */
function createInvitationEmail(payload: Payload, to: string, token: string) {
  const lasts = formatDuration(durations.invitation)
  return createEmail(payload, to, {
    subject: 'Bienvenue\u00a0: votre compte vous attend',
    title: 'Bienvenue',
    preheader: `Choisissez votre mot de passe\u00a0: le lien sert une fois, pendant ${lasts}.`,
    blocks: [
      `Un administrateur du site ${env.siteUrl} vous y a ouvert un compte. Il porte cette adresse, et il ne lui manque que votre mot de passe.`,
      {
        kind: 'button',
        label: 'Choisir mon mot de passe',
        // In the fragment, which is sent neither to a server nor to its logs.
        url: `${env.siteUrl}/invitation#jeton=${token}`,
      },
      {
        kind: 'note',
        text: `Ce lien sert une fois, pendant ${lasts}. Si vous n’attendiez pas ce message, laissez-le\u00a0: sans vous, ce compte ne peut pas servir.`,
      },
    ],
    reason: `Vous recevez ce message parce qu’un administrateur de ${env.siteUrl} vous a invité.`,
  })
}
