import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { log } from '../../lib/log'

const EMBEDDED_EMAIL = 'admin@regards.local'

export interface FirstAccount {
  email: string
  /** Set when the password was generated; to be shown once. */
  generatedPassword?: string
}

/**
 * Creates the first administrator in an empty database: from ADMIN_EMAIL and ADMIN_PASSWORD, or in
 * the embedded set-up with a generated password.
 * @returns the account if this call created it
 */
export async function ensureFirstAdministrateur(
  payload: Payload,
): Promise<FirstAccount | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined
  const generatedPassword = randomBytes(12).toString('base64url')
  const account =
    env.admin ??
    (env.isEmbedded ? { email: EMBEDDED_EMAIL, password: generatedPassword } : undefined)
  if (!account) {
    log.warn(
      'Aucun compte : définissez ADMIN_EMAIL et ADMIN_PASSWORD, ou lancez npm run admin:create',
    )
    return undefined
  }
  try {
    await payload.create({ collection: 'users', data: { ...account, role: 'administrateur' } })
  } catch (error) {
    // Another process that started at the same time created it first.
    if ((await payload.count({ collection: 'users' })).totalDocs > 0) return undefined
    throw error
  }
  return env.admin ? { email: account.email } : { email: account.email, generatedPassword }
}
