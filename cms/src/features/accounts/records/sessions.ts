import type { CollectionConfig, Payload } from 'payload'

import {
  byId,
  changeRow,
  deleteRows,
  findAll,
  findRow,
} from '../../../infrastructure/database/rows'
import { internalCollection } from '../../../access/roles'
import { describeClient, UNKNOWN_DEVICE } from '../../../lib/http/describeDevice'
import { log } from '../../../lib/log'
import { hmac } from '../../../lib/tokens/hmac'
import type { Session } from '../../../payload-types'

/**
 * The open sessions of all accounts: a token is accepted while its session has a record. Payload
 * would write its own list back with the whole account, and undo a change made meanwhile.
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  ...internalCollection,
  timestamps: false,
  fields: [
    // Ids as plain text, not relations: they must not block deletion of an account.
    { name: 'sid', type: 'text', required: true, unique: true, index: true },
    { name: 'compte', type: 'text', required: true, index: true },
    // Of the password that the account had at the sign-in: a new password ends the session at once.
    { name: 'empreinteMotDePasse', type: 'text' },
    { name: 'dateConnexion', type: 'date', required: true, index: true },
    // When the password was last given again: see sessions/reauthentication.
    { name: 'dateConfirmation', type: 'date' },
    // Expiry of the last token.
    { name: 'expiration', type: 'date' },
    { name: 'derniereActivite', type: 'date', required: true },
    { name: 'appareil', type: 'text' },
    { name: 'adresse', type: 'text' },
  ],
}

/** The last use of a session is written at most this often. */
const WRITE_INTERVAL_MS = 5 * 60_000

/** Fingerprint of a password, by its salt: each new password has another one. */
const fingerprintPassword = (salt: string): string => hmac('sessions/mot-de-passe', salt)

/** Stores a session of an account, which is valid while the account has the password of that salt. */
export async function createSession(
  payload: Payload,
  salt: string,
  session: Omit<Session, 'id' | 'empreinteMotDePasse'>,
): Promise<void> {
  const empreinteMotDePasse = fingerprintPassword(salt)
  await payload.db.create({
    collection: 'sessions',
    data: { ...session, empreinteMotDePasse },
  })
}

/** Lists the sessions of an account that were opened with the password that it has. */
export async function findSessions(payload: Payload, compte: string): Promise<Session[]> {
  const [sessions, account] = await Promise.all([
    findAll<Session>(payload, { collection: 'sessions', where: { compte: { equals: compte } } }),
    findRow<{ id: string; salt?: string }>(payload, 'users', byId(compte)),
  ])
  const current = fingerprintPassword(account?.salt ?? '')
  return sessions.filter(({ empreinteMotDePasse }) => empreinteMotDePasse === current)
}

/** Updates an open session in one atomic step. @returns whether it is open */
export async function updateSession(
  payload: Payload,
  sid: string,
  data: Partial<Session>,
): Promise<boolean> {
  return Boolean(await changeRow(payload, 'sessions', { sid: { equals: sid } }, data))
}

/** Keeps a session open after its account got the new password with this salt. */
export const keepSession = (payload: Payload, sid: string, salt: string): Promise<boolean> =>
  updateSession(payload, sid, {
    empreinteMotDePasse: fingerprintPassword(salt),
  })

/** Notes when and by which client a session is used; never prevents the request. */
export async function noteUse(payload: Payload, row: Session, headers: Headers): Promise<void> {
  const now = new Date()
  if (now.getTime() - Date.parse(row.derniereActivite) < WRITE_INTERVAL_MS) return
  const { appareil, adresse } = describeClient(headers)
  // A request that does not name its device must not remove the known device.
  const client = {
    ...(appareil !== UNKNOWN_DEVICE && { appareil }),
    ...(adresse && { adresse }),
  }
  try {
    await updateSession(payload, row.sid, {
      derniereActivite: now.toISOString(),
      ...client,
    })
  } catch (error) {
    log.warn({ err: error }, 'Usage d’une session non noté')
  }
}

/** Ends a session: no process accepts it from the next request on. */
export const endSession = (payload: Payload, sid: string): Promise<void> =>
  deleteRows(payload, 'sessions', { sid: { equals: sid } })

/** Ends the sessions of an account. @param keptSid id of a session that stays open */
export const endSessions = (payload: Payload, compte: string, keptSid = ''): Promise<void> =>
  deleteRows(payload, 'sessions', {
    and: [{ compte: { equals: compte } }, { sid: { not_equals: keptSid } }],
  })
