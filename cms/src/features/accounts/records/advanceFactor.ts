import type { Payload, Where } from 'payload'

import type { Facteur } from '../../../payload-types'

/**
 * Records a use of a factor in one atomic step, if nothing as late was used before: of two requests
 * with the same code, only one succeeds, also in two processes.
 * @param where matches one factor at most
 * @param step what the use proves; see `dernierPas` of the collection
 * @param data other fields to set
 * @returns whether the use is accepted
 */
export async function advanceFactor(
  payload: Payload,
  where: Where,
  step: number,
  data: Partial<Facteur> = {},
): Promise<boolean> {
  const factor: unknown = await payload.db.updateOne({
    collection: 'facteurs',
    where: { and: [where, { dernierPas: { less_than: step } }] },
    data: { ...data, dernierPas: step, derniereUtilisation: new Date().toISOString() },
    options: { atomic: true },
  })
  return factor !== null && factor !== undefined
}
