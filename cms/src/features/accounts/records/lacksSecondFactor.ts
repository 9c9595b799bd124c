import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { hasSecondFactor } from './hasSecondFactor'

/**
 * Whether an account must set up a second factor before it may do anything else: an administrateur
 * without one, where SECOND_FACTOR_REQUIRED says so.
 */
export async function lacksSecondFactor(
  payload: Payload,
  { id, role }: { id: number | string; role?: string | null },
): Promise<boolean> {
  const isRequired = env.isSecondFactorRequired && role === 'administrateur'
  return isRequired && !(await hasSecondFactor(payload, String(id)))
}
