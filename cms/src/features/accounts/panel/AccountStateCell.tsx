import type { Payload } from 'payload'

import { findFirst } from '../../../infrastructure/database/rows'
import type { RowCellProps } from '../../../fields/TextCell'
import { findFactors, isSecondFactor } from '../records/factors'
import { formatFrenchDay } from '../../../lib/frenchDates'
import { durations, subtractDuration } from '../../retention/durations'
import type { User } from '../../../payload-types'

/** In the list of accounts: whether an invitation waits, the last use, and the second factor. */
export async function AccountStateCell({ payload, rowData }: RowCellProps) {
  if (!rowData) return null
  const { id, invitation, createdAt } = rowData as User
  if (invitation) return <>Invitation en attente</>
  const [signedInAt, factors] = await Promise.all([
    findLastSignIn(payload, id),
    findFactors(payload, id),
  ])
  // The journal keeps sign-ins for a year.
  const isOlder = new Date(createdAt) < subtractDuration(new Date(), durations.journal)
  const never = isOlder ? 'Pas connecté depuis un an' : 'Jamais connecté'
  const use = signedInAt ? `Connecté le ${formatFrenchDay(new Date(signedInAt))}` : never
  return (
    <>
      {use}, {factors.some(isSecondFactor) ? 'avec' : 'sans'} double authentification
    </>
  )
}

async function findLastSignIn(payload: Payload, account: string): Promise<string | undefined> {
  const signIn = await findFirst<{ dateAction: string }>(payload, {
    collection: 'journal',
    where: { and: [{ action: { equals: 'connexion' } }, { auteurId: { equals: account } }] },
    select: { dateAction: true },
    sort: '-dateAction',
  })
  return signIn?.dateAction
}
