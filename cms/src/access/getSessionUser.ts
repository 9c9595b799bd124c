import {
  JWTAuthentication,
  type AuthStrategy,
  type BasePayload,
  type Payload,
  type TypedUser,
} from 'payload'

import { touchSession } from '../infrastructure/sessions/touchSession'
import { getSessionId } from './getSessionId'

/** Session users of pending requests, keyed by their headers, so that each session is read once. */
const usersByHeaders = new WeakMap<Headers, Promise<TypedUser | null>>()

/**
 * Returns the user of a request's session; null without a session, or with one that
 * expired or was closed.
 * @throws the database error if the account cannot be read: an outage must not look like an
 * anonymous request
 */
export function getSessionUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const known = usersByHeaders.get(headers)
  if (known) return known
  const session = authenticate(payload, headers)
  usersByHeaders.set(headers, session)
  return session
}

/**
 * The only auth strategy: Payload's own is removed (payload.config.ts), as it would be tried next and
 * accept a closed session that a concurrent refresh has written back into the account. Payload only
 * logs errors thrown here, so request handlers call `getSessionUser` themselves first.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ payload, headers }) => ({ user: await getSessionUser(payload, headers) }),
}

/** Rethrows database errors that Payload's JWT strategy treats as a deleted account. */
async function authenticate(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  let failure: Error | undefined
  const findByID = async (...args: Parameters<BasePayload['findByID']>) => {
    try {
      return await payload.findByID(...args)
    } catch (error) {
      failure = error as Error
      throw error
    }
  }
  const watched = Object.create(payload, { findByID: { value: findByID } }) as Payload
  const { user } = await JWTAuthentication({ payload: watched, headers })
  if (failure && !isNotFound(failure)) throw failure
  return user && (await isOpen(payload, user, headers)) ? user : null
}

/** Whether a session of an account was not closed; notes its use. */
async function isOpen(payload: Payload, user: TypedUser, headers: Headers): Promise<boolean> {
  const sid = getSessionId(user)
  if (!sid) return true
  const begin = user.sessions?.find(({ id }) => id === sid)?.createdAt
  const dateConnexion = begin ?? new Date().toISOString()
  return touchSession(payload, { sid, compte: user.id, dateConnexion }, headers)
}

/** A 404 means that the account was deleted. */
const isNotFound = (error: unknown): boolean => (error as { status?: unknown }).status === 404
