import type { Payload } from 'payload'

import { createEmail, emailTask, requireEmail } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../../lib/env'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { hashToken, generateToken } from '../../../lib/tokens/secretToken'
import { addDuration, durations, formatDuration } from '../../retention/durations'
import { repeatInvitation } from '../invitations/sendInvitation'
import { updateAccountAtomically } from '../records/accounts'
import { parseAccountEmail } from '../requests/accountRequest'
import { endpoint } from '../../../lib/payload/endpoint'
import { getNetwork, journalContext } from '../../../infrastructure/journal'
import { withRecordLock } from '../../../infrastructure/locks/rejectStaleChanges'
import type { User } from '../../../payload-types'
import { assertStrongPassword } from './passwordStrength'

/** High, since an office or a school may share one IP address. */
const perIpLimiter = createRateLimiter('oubli-adresse', 20, { hours: 1 })
/** Prevents third parties from flooding a mailbox. */
const perEmailLimiter = createRateLimiter('oubli-compte', 3, { hours: 1 })

/** Always the same: neither the text nor the response time reveals whether the account exists. */
const MESSAGE =
  'Si un compte a cette adresse, un message vient de lui être envoyé. Suivez le lien qu’il contient.'

/**
 * POST /api/users/forgot-password `{email}`: 202 `{message}`, whether or not the account exists. A
 * job looks the account up and sends the e-mail.
 */
export const requestResetEndpoint = endpoint('post', '/forgot-password', async (req) => {
  await perIpLimiter.consumeForClient(req)
  requireEmail()
  const email = parseAccountEmail(await req.json?.())
  if (!email) throw apiError('invalid-email')
  // Over the limit, the response stays the same and no e-mail is sent.
  if (await perEmailLimiter.tryConsume(req.payload, email)) {
    await req.payload.jobs.queue({ task: 'envoyerLienMotDePasse', input: { email } })
  }
  return noStoreJson({ message: MESSAGE }, 202)
})

/** Job that sends a password reset link, if the e-mail address has an account. */
export const sendResetLinkTask = emailTask<{ email: string }>({
  slug: 'envoyerLienMotDePasse',
  label: 'envoi d’un lien de mot de passe',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  send: (payload, { email }) => sendResetLink(payload, email),
})

/**
 * Sends a password reset link and invalidates the earlier ones; an invited account gets its valid
 * invitation again, an unknown address nothing.
 */
async function sendResetLink(payload: Payload, email: string): Promise<void> {
  const token = generateToken()
  const account = await updateAccountAtomically(
    payload,
    { and: [{ email: { equals: email } }, { invitation: { not_equals: true } }] },
    {
      resetPasswordToken: hashToken(token),
      resetPasswordExpiration: addDuration(new Date(), durations.lienMotDePasse).toISOString(),
    },
  )
  if (!account) {
    await repeatInvitation(payload, email)
    return
  }
  await payload.sendEmail(await createResetLinkEmail(payload, account.email, token))
}

/** Creates the e-mail with the password reset link. It contains no account data. */
function createResetLinkEmail(payload: Payload, to: string, token: string) {
  const lasts = formatDuration(durations.lienMotDePasse)
  return createEmail(payload, to, {
    subject: 'Choisir un nouveau mot de passe',
    preheader: `Le lien sert une fois, pendant ${lasts}.`,
    blocks: [
      'Quelqu’un, sans doute vous, a dit avoir oublié le mot de passe du compte qui a cette adresse.',
      {
        kind: 'button',
        label: 'Choisir un nouveau mot de passe',
        // In the fragment, which is sent neither to a server nor to its logs.
        url: `${env.siteUrl}/nouveau-mot-de-passe#jeton=${token}`,
      },
      {
        kind: 'note',
        text: `Ce lien sert une fois, pendant ${lasts}. Si ce n’est pas vous, laissez ce message\u00a0: votre mot de passe reste le même.`,
      },
    ],
    reason: `Vous recevez ce message parce que cette adresse a été saisie sur ${env.siteUrl}.`,
  })
}

const resetLimiter = createRateLimiter('nouveau-mot-de-passe', 30, { minutes: 10 })

/**
 * POST /api/users/reset-password `{token, password}`, of a reset link or an invitation: 200
 * `{message}`; 400 for a weak password, which leaves the token valid, and for an invalid token.
 * Opens no session and returns no account data.
 */
export const resetPasswordEndpoint = endpoint('post', '/reset-password', async (req) => {
  await resetLimiter.consumeForClient(req)
  const { token, password } = ((await req.json?.()) ?? {}) as Record<string, unknown>
  const newPassword = await assertStrongPassword(password, req)
  await resetPassword(req.payload, String(token), newPassword, getNetwork(req))
  return noStoreJson({ message: 'Votre mot de passe a été changé.' })
})

/**
 * Sets a password with the token of a reset link or an invitation, resets the account's sign-in
 * limits, and ends all its sessions.
 * @param adresse network of the request, for the journal
 * @throws ApiError 400 when the token is unknown, used or expired
 */
async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
  adresse?: string,
): Promise<void> {
  const account = await consumeResetToken(payload, token)
  if (!account) throw apiError('invalid-token')
  const context = journalContext({
    acteur: { id: account.id, email: account.email, adresse },
    details: 'Par le lien reçu par e-mail.',
  })
  // Without `req`: with it, Payload would keep the requesting user's session.
  await withRecordLock(payload, `users:${account.id}`, () =>
    payload.update({ collection: 'users', id: account.id, data: { password }, context }),
  )
}

/** Consumes a reset token atomically. @returns its account; undefined if unknown, used, expired */
const consumeResetToken = (
  payload: Payload,
  token: string,
): Promise<Pick<User, 'id' | 'email' | 'invitation'> | undefined> =>
  updateAccountAtomically(
    payload,
    {
      and: [
        { resetPasswordToken: { equals: hashToken(token) } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    { resetPasswordToken: null, resetPasswordExpiration: null },
  )
