import type { Payload } from 'payload'

import type { User } from '../../../payload-types'
import { hashToken } from '../../../lib/tokens/secretToken'
import { updateAccountAtomically } from './updateAccountAtomically'

/**
 * Takes a link's token out of use: of two who come with it at once, one gets it.
 * @returns the account that it was made for; undefined for a token that is unknown, used or too old
 */
export const consumeResetToken = (
  payload: Payload,
  token: string,
): Promise<Pick<User, 'id' | 'email'> | undefined> =>
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
