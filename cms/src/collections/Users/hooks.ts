import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import { lastAdministrateur } from '../../errors/houseErrors'
import { refuseWeakPassword } from '../../signin/passwordRule'

export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password = (data as { password?: unknown } | undefined)?.password
  if (password !== undefined && password !== null) refuseWeakPassword(password, req)
  return data
}

/** A link that was mailed for an account ends with the password, or the address, that it was for. */
export const dropResetLink: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc as { email: string } | undefined
  const isSame = !before || (!data.password && (!data.email || data.email === before.email))
  return isSame ? data : { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

/** There is always someone left who can let others in. */
export const keepOneAdministrateur: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = originalDoc as { id: string; role: string } | undefined
  if (operation === 'update' && before?.role === 'administrateur' && data.role === 'editeur') {
    await refuseIfLast(before.id, req)
  }
  return data
}

export const keepOneAdministrateurOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseIfLast(String(id), req)
}

async function refuseIfLast(id: string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrateur' } }, { id: { not_equals: id } }] },
    req,
  })
  if (totalDocs === 0) throw lastAdministrateur()
}
