import type { Payload } from 'payload'

import { byId, findFields } from '../infrastructure/database/rows'
import type { User } from '../payload-types'

/** Who planned something: an account, or the server itself, which has no id. */
interface Planner {
  id?: string | undefined
  email: string
}

/**
 * Tells why a due plan must not take place: its account was deleted or lost the role.
 * @param role that the plan asks for; an éditeur's plan needs only the account
 * @returns a reason in French; undefined if it may take place
 */
export async function describeLostRight(
  payload: Payload,
  { id, email }: Planner,
  role: User['role'],
): Promise<string | undefined> {
  if (!id) return undefined
  const account = await findFields(payload, 'users', byId(id), 'role')
  if (!account) {
    return `Le compte qui l’avait prévue (${email}) est supprimé\u00a0: relisez et programmez de nouveau.`
  }
  if (role === 'editeur' || account.role === 'administrateur') return undefined
  return `Le compte qui l’avait prévue (${email}) n’est plus administrateur\u00a0: relisez et programmez de nouveau.`
}
