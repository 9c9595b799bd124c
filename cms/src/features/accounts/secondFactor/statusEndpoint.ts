import type { Endpoint } from 'payload'

import { env } from '../../../lib/env'
import { describeFactors } from './describeFactors'
import { requireAccount } from '../requests/requireAccount'
import { noStoreJson } from '../../../lib/http/noStore'

/**
 * GET /api/users/second-factor: the second factors of one's own account, and whether it must have
 * one (`isRequired`).
 */
export const statusEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => {
    const { id, role } = requireAccount(req)
    const isRequired = env.isSecondFactorRequired && role === 'administrateur'
    return noStoreJson({ isRequired, ...(await describeFactors(req.payload, id)) })
  },
}
