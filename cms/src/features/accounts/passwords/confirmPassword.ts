import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { requireCurrentPassword } from './requireCurrentPassword'
import { readBody } from '../requests/readBody'
import type { Account } from '../requests/requireAccount'

/** Body of a request that wants the current password. */
export const passwordConfirmation = z.object({ motDePasseActuel: z.unknown().optional() })

/**
 * Checks the current password in the body of a request that changes the second factors.
 * @throws ValidationError if it is missing or wrong
 */
export async function confirmPassword(req: PayloadRequest, { email }: Account): Promise<void> {
  const { motDePasseActuel } = await readBody(req, passwordConfirmation)
  await requireCurrentPassword(req, email, motDePasseActuel)
}
