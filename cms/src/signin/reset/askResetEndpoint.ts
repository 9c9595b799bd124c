import type { Endpoint } from 'payload'

import { env } from '../../env'
import { invalidEmail, isHouseError, mailUnavailable } from '../../errors/houseErrors'
import { addressKey, createLimiter } from '../../limits/createLimiter'
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
    if (!env.isEmbedded && !env.smtpUrl) throw mailUnavailable()
    const email = toAccountEmail(await req.json?.())
    if (!email) throw invalidEmail()
    if (await isWithinLimit()) {
      await req.payload.jobs.queue({ task: 'envoyerLienMotDePasse', input: { email } })
    }
    return Response.json(
      { message: ANSWER },
      { status: 202, headers: { 'Cache-Control': 'no-store' } },
    )

    /** An address that was asked for too often is answered as any other. */
    async function isWithinLimit(): Promise<boolean> {
      try {
        await byEmail.consume(req.payload, String(email))
        return true
      } catch (error) {
        if (isHouseError(error)) return false
        throw error
      }
    }
  },
}
