import { randomInt } from 'node:crypto'
import type { Client } from '../support/client'
import type { Role } from '../support/setups'

/** Creates an account for one test, with a unique e-mail address. */
export async function makeAccount(administrator: Client, role: Role = 'editeur') {
  const account = {
    email: `compte-${randomInt(2 ** 40)}@regards.test`,
    password: 'farandole',
  }
  const { json } = await administrator.post<{ doc: { id: string } }>('/api/users', {
    ...account,
    role,
  })
  return { ...account, id: json.doc.id }
}
