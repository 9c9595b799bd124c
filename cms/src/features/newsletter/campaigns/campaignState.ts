import type { Payload } from 'payload'

import { byId, deleteRows, findRow, updateRow } from '../../../infrastructure/database/rows'
import { isAdministrateur } from '../../../access/roles'
import { createLockedChange } from '../../../infrastructure/locks/lockedChange'
import { withLock } from '../../../infrastructure/locks/withLock'
import type { AnnonceRow, CampaignState } from '../letters/rows'

const toStateLock = (id: string): string => `etat-annonce:${id}`

export const findAnnonce = (payload: Payload, id: unknown): Promise<AnnonceRow | null> =>
  findRow<AnnonceRow>(payload, 'annonces', byId(id))

export const findAnnonceOfRegard = (payload: Payload, regard: string): Promise<AnnonceRow | null> =>
  findRow<AnnonceRow>(payload, 'annonces', { regard: { equals: regard } })

type Change = Partial<AnnonceRow> & Record<string, unknown>

/**
 * Changes a campaign under its lock, which a save of its text takes too.
 * @param from states in which it may be changed
 * @param decide returns the change; undefined changes nothing
 * @returns the changed row; undefined if it was not changed
 */
export function changeState(
  payload: Payload,
  id: string,
  from: CampaignState[],
  decide: (row: AnnonceRow) => Promise<Change | undefined> | Change | undefined,
): Promise<AnnonceRow | undefined> {
  return withLock(payload, toStateLock(id), async () => {
    const row = await findAnnonce(payload, id)
    const change = row && from.includes(row.etat) ? await decide(row) : undefined
    if (!change) return undefined
    await updateRow(payload, 'annonces', byId(id), change)
    return (await findAnnonce(payload, id)) ?? undefined
  })
}

/** Deletes a campaign under its lock. @returns whether it was in one of these states */
export function removeInState(
  payload: Payload,
  id: string,
  from: CampaignState[],
): Promise<boolean> {
  return withLock(payload, toStateLock(id), async () => {
    const row = await findAnnonce(payload, id)
    if (!row || !from.includes(row.etat)) return false
    await deleteRows(payload, 'annonces', byId(id))
    return true
  })
}

/**
 * Changes a letter under the lock of its state: Payload writes the whole record back, which would
 * turn a letter that just started into a draft again.
 */
export const changeLetterEndpoints = createLockedChange<{ id: string }>({
  slug: 'annonces',
  isAllowed: isAdministrateur,
  select: { etat: true },
  toLock: ({ id }) => toStateLock(id),
  refusal: 'Les lettres se changent une par une.',
})
