import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import { lastAdministrateur } from '../../errors/houseErrors'

/** Specification, section 5. */
const MIN_PASSWORD_LENGTH = 6

export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password = (data as { password?: unknown } | undefined)?.password
  if (password === undefined || password === null) return data
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH) {
    const message = `Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères.`
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'password', message }] },
      req.t,
    )
  }
  return data
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
