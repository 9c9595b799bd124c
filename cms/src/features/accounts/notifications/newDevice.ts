import type { Payload, PayloadRequest } from 'payload'

import { byId, changeRow } from '../../../infrastructure/database/rows'
import { canSendEmail, createEmail, emailTask } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { env } from '../../../lib/env'
import { formatParisMoment } from '../../../lib/frenchDates'
import { formatNetwork } from '../../../lib/http/getClientIp'
import type { ClientDescription } from '../../../lib/http/describeDevice'
import { log } from '../../../lib/log'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { readDeviceCookie } from '../requests/deviceCookie'

/** Somebody whose browser forgets its cookies would otherwise get an e-mail at each sign-in. */
const perAccountLimiter = createRateLimiter('nouvel-appareil', 3, { hours: 24 })

/**
 * E-mails the owner of an account about a sign-in from a device that is not known to the account
 * (see `deviceCookie`), but for the first one. Never prevents the sign-in.
 */
export async function notifyNewDevice(
  req: PayloadRequest,
  { id, email }: { id: string; email: string },
  { appareil, adresse = '' }: ClientDescription,
): Promise<void> {
  const account = normalizeEmail(email)
  try {
    if (await isFirstSignIn(req.payload, id)) return
    if (!canSendEmail() || readDeviceCookie(req.headers, account)) return
    if (!(await perAccountLimiter.tryConsume(req.payload, account))) return
    await req.payload.jobs.queue({
      task: 'direNouvelAppareil',
      input: { email, appareil, adresse, moment: new Date().toISOString() },
    })
  } catch (error) {
    log.warn({ err: error }, 'Connexion sur un nouvel appareil non annoncée')
  }
}

/** Atomically: of two concurrent sign-ins, one is the first. */
async function isFirstSignIn(payload: Payload, id: string): Promise<boolean> {
  const isFirst = { and: [byId(id), { jamaisConnecte: { equals: true } }] }
  const data = { jamaisConnecte: false, updatedAt: null }
  return Boolean(await changeRow(payload, 'users', isFirst, data))
}

/** A sign-in, as its e-mail describes it. */
interface NewDevice {
  email: string
  /** Browser and system, in French. */
  appareil: string
  /** Network of the client's address; missing or empty when it is not known. */
  adresse?: string | null
  /** ISO date-time. */
  moment: string
}

/** Job that tells the owner of an account of a sign-in on a new device. */
export const notifyNewDeviceTask = emailTask<NewDevice>({
  slug: 'direNouvelAppareil',
  label: 'message d’une connexion sur un nouvel appareil',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'appareil', type: 'text', required: true },
    { name: 'adresse', type: 'text' },
    { name: 'moment', type: 'text', required: true },
  ],
  send: async (payload, { email, appareil, adresse, moment }) => {
    const lines = [
      `Appareil\u00a0: ${appareil}`,
      `Date\u00a0: ${formatParisMoment(new Date(moment))} (heure de Paris)`,
      ...(adresse ? [`Adresse, sans sa fin\u00a0: ${formatNetwork(adresse)}`] : []),
    ]
    const message = await createEmail(payload, email, {
      subject: 'Connexion sur un nouvel appareil',
      preheader: `${appareil}. Si c’est vous, il n’y a rien à faire.`,
      blocks: [
        'Votre compte vient d’être ouvert sur un appareil où il ne l’avait pas encore été.',
        lines.join('\n'),
        'Si c’est vous, il n’y a rien à faire. Un navigateur privé, ou dont les cookies ont été effacés, compte comme un nouvel appareil.',
        'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe\u00a0: toutes les sessions ouvertes se ferment alors. Puis prévenez un administrateur du site.',
        {
          kind: 'button',
          label: 'Choisir un autre mot de passe',
          url: `${env.siteUrl}/mot-de-passe-oublie`,
        },
      ],
      reason: `Vous recevez ce message parce que vous avez un compte sur ${env.siteUrl}.`,
      links: [{ label: 'Voir vos appareils connectés', url: `${env.siteUrl}/compte` }],
    })
    await payload.sendEmail(message)
  },
})
