import type { Endpoint } from 'payload'

import { invalidEmail } from '../../errors/houseErrors'
import { addressKey, createLimiter } from '../../limits/createLimiter'
import { requireMails } from '../../mails'
import { toAccountEmail } from './toAccountEmail'

/** An office or a school may share one address. */
const byAddress = createLimiter({
  name: 'oubli-adresse',
  points: 20,
  durationSeconds: 60 * 60,
})
/** Nobody's mailbox is filled by others. */
const byEmail = createLimiter({ name: 'oubli-compte', points: 3, durationSeconds: 60 * 60 })

/** The same for everybody: neither the words nor the time tell whether there is an account. */
const ANSWER =
  'Si un compte a cette adresse, un message vient de lui être envoyé. Suivez le lien qu’il contient.'

/**
 * POST /api/users/forgot-password `{email}`: 202 `{message}`, whether there is an account or not. The
 * account is looked for, and the mail written, in a job.
 */
export const askResetEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await byAddress.consume(req.payload, addressKey(req))
    requireMails()
    const email = toAccountEmail(await req.json?.())
    if (!email) throw invalidEmail()
    // One that was asked for too often is answered as any other.
    if (await byEmail.isWithin(req.payload, email)) {
      await req.payload.jobs.queue({ task: 'envoyerLienMotDePasse', input: { email } })
    }
    return Response.json(
      { message: ANSWER },
      { status: 202, headers: { 'Cache-Control': 'no-store' } },
    )
  },
}
