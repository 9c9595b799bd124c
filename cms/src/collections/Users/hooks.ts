import {
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
} from 'payload'

import { forgetAttemptsOf } from '../../signin/attempts'
import { refuseWeakPassword } from '../../signin/passwordRule'

export const checkPassword: CollectionBeforeValidateHook = async ({ data, req }) => {
  const password = (data as { password?: unknown } | undefined)?.password
  if (password !== undefined && password !== null) await refuseWeakPassword(password, req)
  return data
}

/** A link that was mailed for an account ends with the password, or the address, that it was for. */
export const dropResetLink: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc as { email: string } | undefined
  const isSame = !before || (!data.password && (!data.email || data.email === before.email))
  return isSame ? data : { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

/** « Forcer le déverrouillage » in the panel. */
export const forgetAttemptsOnUnlock: CollectionAfterOperationHook = async (done) => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the union's member 'read' is
  if (done.operation === 'unlock') {
    await forgetAttemptsOf(done.args.req.payload, done.args.data.email)
  }
  return done.result
}
