import type { CollectionConfig, Payload, Where } from 'payload'

import { changeRow, countRows, deleteRows, findAll } from '../../../infrastructure/database/rows'
import { internalCollection } from '../../../access/roles'
import { env } from '../../../lib/env'
import type { Facteur } from '../../../payload-types'

/** Second factors, one row each: authenticator app, passkeys, recovery codes. */
export const Facteurs: CollectionConfig = {
  slug: 'facteurs',
  labels: { singular: 'Second facteur', plural: 'Seconds facteurs' },
  ...internalCollection,
  fields: [
    // Id of the account as plain text, not a relation: no query reaches these rows through it.
    { name: 'utilisateur', type: 'text', required: true, index: true },
    // Id of the account when the factor was made, if a restore into MongoDB changed it: secrets,
    // recovery codes and passkeys are bound to it.
    { name: 'utilisateurOrigine', type: 'text' },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: ['totp', 'cleAcces', 'codeRecuperation'],
    },
    // The passkey's credential id, the hash of a recovery code, or `totp/` and the account's id: the
    // unique index decides a race.
    { name: 'identifiant', type: 'text', required: true, unique: true, index: true },
    // A passkey's name, chosen by its owner.
    { name: 'nom', type: 'text' },
    // The app's shared secret, encrypted, or the passkey's public key.
    { name: 'secret', type: 'text' },
    // The passkey's signature counter and transports.
    { name: 'compteur', type: 'number' },
    { name: 'transports', type: 'text' },
    // What the last use proved: the app's time step, the time of the passkey's challenge in
    // milliseconds, 1 for a recovery code. Only a higher one is accepted: nothing is used twice.
    { name: 'dernierPas', type: 'number', required: true, defaultValue: 0 },
    { name: 'derniereUtilisation', type: 'date' },
  ],
}

/** Finds all factors of an account, used recovery codes included, oldest first. */
export const findFactors = (payload: Payload, userId: string): Promise<Facteur[]> =>
  findAll<Facteur>(payload, {
    collection: 'facteurs',
    where: { utilisateur: { equals: userId } },
    sort: 'createdAt',
  })

/** Whether a factor is an authenticator app or a passkey. */
export const isSecondFactor = ({ type }: Pick<Facteur, 'type'>): boolean =>
  type !== 'codeRecuperation'

/** Whether a factor is a recovery code that was not used. */
export const isUnusedCode = ({ type, dernierPas }: Pick<Facteur, 'type' | 'dernierPas'>): boolean =>
  type === 'codeRecuperation' && dernierPas === 0

/** Whether an account has an authenticator app or a passkey; recovery codes alone do not count. */
export async function hasSecondFactor(payload: Payload, userId: string): Promise<boolean> {
  const isSecond: Where = {
    and: [{ utilisateur: { equals: userId } }, { type: { in: ['totp', 'cleAcces'] } }],
  }
  return (await countRows(payload, 'facteurs', isSecond)) > 0
}

/** Whether an administrateur must set up a second factor first (SECOND_FACTOR_REQUIRED). */
export async function lacksSecondFactor(
  payload: Payload,
  { id, role }: { id: number | string; role?: string | null },
): Promise<boolean> {
  const isRequired = env.isSecondFactorRequired && role === 'administrateur'
  return isRequired && !(await hasSecondFactor(payload, String(id)))
}

/**
 * Records a use of a factor in one atomic step, unless that use or a later one is recorded: of two
 * requests with the same code, only one succeeds.
 * @param where matches one factor at most
 * @param step what the use proves; see `dernierPas` of the collection
 * @returns whether the use is accepted
 */
export async function advanceFactor(
  payload: Payload,
  where: Where,
  step: number,
  data: Partial<Facteur> = {},
): Promise<boolean> {
  const isUnused = { and: [where, { dernierPas: { less_than: step } }] }
  const use = { dernierPas: step, derniereUtilisation: new Date().toISOString() }
  return Boolean(await changeRow(payload, 'facteurs', isUnused, { ...data, ...use }))
}

/** Deletes all factors of an account, recovery codes included. */
export async function removeSecondFactors(payload: Payload, userId: string): Promise<void> {
  await deleteRows(payload, 'facteurs', { utilisateur: { equals: userId } })
}
