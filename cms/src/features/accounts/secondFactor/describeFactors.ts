import type { Payload } from 'payload'

import type { Facteur } from '../../../payload-types'
import { findFactors, isUnusedCode } from '../records/findFactors'

/** A factor as its owner sees it: nothing with which one could sign in. */
interface FactorSummary {
  id: string
  createdAt: string
  lastUsedAt: string | null
}

/** The second factors of an account. */
export interface FactorsSummary {
  totp: FactorSummary | null
  passkeys: (FactorSummary & { nom: string })[]
  recoveryCodesLeft: number
}

/** Lists the second factors of an account, for its owner and for administrateurs. */
export async function describeFactors(payload: Payload, userId: string): Promise<FactorsSummary> {
  const factors = await findFactors(payload, userId)
  const totp = factors.find(({ type }) => type === 'totp')
  return {
    totp: totp ? summarize(totp) : null,
    passkeys: factors
      .filter(({ type }) => type === 'cleAcces')
      .map((factor) => ({ ...summarize(factor), nom: factor.nom ?? '' })),
    recoveryCodesLeft: factors.filter(isUnusedCode).length,
  }
}

const summarize = ({ id, createdAt, derniereUtilisation }: Facteur): FactorSummary => ({
  id,
  createdAt,
  lastUsedAt: derniereUtilisation ?? null,
})
