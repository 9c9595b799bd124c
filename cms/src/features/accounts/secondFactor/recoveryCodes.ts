import { randomBytes } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { deleteRows, findRow } from '../../../infrastructure/database/rows'
import { hmac } from '../../../lib/tokens/hmac'
import type { Facteur } from '../../../payload-types'
import { advanceFactor } from '../records/factors'

/** Crockford's base 32: no letter is taken for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 50 random bits, stored as a keyed hash. */
const LENGTH = 10

const COUNT = 10

/** Generates recovery codes, as shown to the account's owner: `abcde-fghjk`. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
      '',
    )
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

/** Corrects what may be typed: spaces, hyphens, capitals, letters that look like digits. */
export const normalizeRecoveryCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

const hashRecoveryCode = (userId: string, code: string): string =>
  hmac('auth/recuperation', `${userId}/${normalizeRecoveryCode(code)}`)

/** Replaces the recovery codes, storing hashes only. @returns the codes, to be shown once */
export async function replaceRecoveryCodes(payload: Payload, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(payload, userId)
  const codes = generateRecoveryCodes()
  for (const code of codes) {
    await payload.db.create({
      collection: 'facteurs',
      data: {
        utilisateur: userId,
        type: 'codeRecuperation',
        identifiant: hashRecoveryCode(userId, code),
        dernierPas: 0,
      },
    })
  }
  return codes
}

export async function deleteRecoveryCodes(payload: Payload, userId: string): Promise<void> {
  await deleteRows(payload, 'facteurs', {
    and: [{ utilisateur: { equals: userId } }, { type: { equals: 'codeRecuperation' } }],
  })
}

/** Uses up a recovery code. @returns false if the account has no such code, or it was used before */
export async function consumeRecoveryCode(
  payload: Payload,
  userId: string,
  code: string,
): Promise<boolean> {
  const own: Where[] = [
    { utilisateur: { equals: userId } },
    { type: { equals: 'codeRecuperation' } },
  ]
  // All codes of an account were made at once.
  const any = await findRow<Facteur>(payload, 'facteurs', { and: own })
  const identifiant = hashRecoveryCode(any?.utilisateurOrigine ?? userId, code)
  return advanceFactor(payload, { and: [{ identifiant: { equals: identifiant } }, ...own] }, 1)
}
