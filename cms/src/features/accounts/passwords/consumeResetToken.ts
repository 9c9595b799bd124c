import type { Payload } from 'payload'

import type { User } from '../../../payload-types'
import { hashToken } from '../../../lib/tokens/secretToken'
import { updateAccountAtomically } from '../records/updateAccountAtomically'

/**
 * Consumes a reset token atomically: of two concurrent requests, only one succeeds.
 * @returns the token's account; undefined for an unknown, used or expired token
 */
export const consumeResetToken = (
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
