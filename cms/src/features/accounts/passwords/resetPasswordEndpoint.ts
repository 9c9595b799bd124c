import type { Endpoint } from 'payload'

import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { getNetwork } from '../../../infrastructure/journal'
import { assertStrongPassword } from './assertStrongPassword'
import { resetPassword } from './setForgottenPassword'
import { noStoreJson } from '../../../lib/http/noStore'

const perIpLimiter = createRateLimiter({
  name: 'nouveau-mot-de-passe',
  points: 30,
  durationSeconds: 600,
})

/**
 * POST /api/users/reset-password `{token, password}`, with the token of a reset link or an
 * invitation: 200 `{message}`; 400 for a weak password,
 * which leaves the token valid, and for an unknown, used or expired token. Opens no session and
 * returns no account data.
 */
export const resetPasswordEndpoint: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    const { token, password } = ((await req.json?.()) ?? {}) as Record<string, unknown>
    const newPassword = await assertStrongPassword(password, req)
    const { email, isInvitation } = await resetPassword(
      req.payload,
      String(token),
      newPassword,
      getNetwork(req),
    )
    if (!isInvitation) {
      await req.payload.jobs.queue({ task: 'direMotDePasseChange', input: { email } })
    }
    return noStoreJson({ message: 'Votre mot de passe a été changé.' })
  },
}
