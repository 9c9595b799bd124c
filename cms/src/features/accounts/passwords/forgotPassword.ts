import type { Payload } from 'payload'

import { createEmail, emailTask, requireEmail } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../../lib/env'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { hashToken, generateToken } from '../../../lib/tokens/secretToken'
import { addDuration } from '../../retention/durationMath'
import { durations, formatDuration } from '../../retention/durations'
import { repeatInvitation } from '../invitations/sendInvitation'
import { updateAccountAtomically } from '../records/accounts'
import { parseAccountEmail } from '../requests/accountRequest'
import { endpoint } from '../../../lib/payload/endpoint'

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
