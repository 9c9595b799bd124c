import type { PayloadRequest } from 'payload'

import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { logFailedSignIn } from '../requests/logSignIn'

/** High, since an office or a school may share one IP address. */
const perIpLimiter = createRateLimiter({
  name: 'connexion-adresse',
  points: 120,
  durationSeconds: 60,
})

/**
 * Limits the sign-ins from one IP address, by any method.
 * @param account for the log
 * @throws ApiError 429 too-many-requests
 */
export async function limitSignInsByIp(req: PayloadRequest, account: string): Promise<void> {
  try {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
  } catch (error) {
    await logFailedSignIn(req, account, 'trop de demandes de cette adresse')
    throw error
  }
}
