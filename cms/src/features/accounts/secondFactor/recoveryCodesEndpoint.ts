import type { Endpoint } from 'payload'

import { hasSecondFactor } from '../records/hasSecondFactor'
import { notFound } from '../../../lib/errors/apiErrors'
import { changeFactors } from './changeFactors'
import { concludeChange } from './concludeChange'
import { confirmPassword } from '../passwords/confirmPassword'
import { replaceRecoveryCodes } from './recoveryCodes'
import { requireAccount } from '../requests/requireAccount'
import { noStoreJson } from '../../../lib/http/noStore'

/**
 * POST /api/users/second-factor/recovery-codes `{motDePasseActuel}`: replaces the recovery codes:
 * `{recoveryCodes}`, shown once.
 * @throws ApiError 404 for an account without a second factor
 */
export const recoveryCodesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const account = requireAccount(req)
    await confirmPassword(req, account)
    const recoveryCodes = await changeFactors(req.payload, account.id, async () => {
      if (!(await hasSecondFactor(req.payload, account.id))) throw notFound('Le second facteur')
      return replaceRecoveryCodes(req.payload, account.id)
    })
    await concludeChange(req, account, 'codesReplaced')
    return noStoreJson({ recoveryCodes })
  },
}
