import {
  JWTAuthentication,
  type AuthStrategy,
  type BasePayload,
  type Payload,
  type TypedUser,
  type PayloadRequest,
} from 'payload'

import { apiError, isApiError } from '../../../lib/errors/apiErrors'
import { shareInProcess } from '../../../lib/process/shareInProcess'
import type { Session } from '../../../payload-types'
import { lacksSecondFactor } from '../records/factors'
import { findSessions, noteUse } from '../records/sessions'

/** The user of a request, to whom the session strategy adds the id of the session. */
type SessionUser = { id: string; _sid?: string }

/** Id of the session of a request; undefined without one. */
export const getSessionId = (user: SessionUser | null | undefined): string | undefined => user?._sid

/** Pending requests by their headers; shared, as Payload has the strategy of the first bundle. */
const pending = shareInProcess('sessions', () => ({
  /** Session users, so that each session is read once. */
  users: new WeakMap<Headers, Promise<TypedUser | null>>(),
  /** Requests that an account may send before it has its second factor. */
  setups: new WeakSet<Headers>(),
}))

/**
 * Returns the user of a request's session; null without an open session.
 * @throws the database error: an outage must not look like an anonymous request
 * @throws ApiError 403 second-factor-setup-required if a second factor must be set up first
 */
export function getSessionUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const known = pending.users.get(headers)
  if (known) return known
  const session = authenticate(payload, headers)
  pending.users.set(headers, session)
  return session
}

/** Lets a request pass without a needed second factor; called before the session is read. */
export function allowSecondFactorSetup(headers: Headers): void {
  pending.setups.add(headers)
}

/** Whether an error means that the account must set up a second factor first. */
export const isSetupRequired = (error: unknown): boolean =>
  isApiError(error) && error.code === 'second-factor-setup-required'

/**
 * The only auth strategy: Payload's own would accept the token of a session that was ended. Payload
 * only logs errors thrown here, so request handlers call `getSessionUser` first.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ payload, headers }) => {
    try {
      return { user: await getSessionUser(payload, headers) }
    } catch (error) {
      // Like a visitor: for pages of the panel, and for API requests that anybody may send.
      if (isSetupRequired(error)) return { user: null }
      throw error
    }
  },
}

async function authenticate(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const user = await readSession(payload, headers)
  if (user && !pending.setups.has(headers) && (await lacksSecondFactor(payload, user))) {
    throw apiError('second-factor-setup-required')
  }
  return user
}

/**
 * Runs Payload's JWT strategy with the collection Sessions, and rethrows database errors, which it
 * treats as a deleted account. Notes the use of the session.
 */
async function readSession(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  let failure: Error | undefined
  let rows: Session[] = []
  const findByID = async (asked: Parameters<BasePayload['findByID']>[0]) => {
    try {
      const [user, found] = await Promise.all([
        payload.findByID(asked),
        findSessions(payload, String(asked.id)),
      ])
      rows = found
      return { ...user, sessions: rows.map(({ sid }) => ({ id: sid })) }
    } catch (error) {
      failure = error as Error
      throw error
    }
  }
  const { config } = payload.collections.users
  const users = {
    config: { ...config, auth: { ...config.auth, useSessions: true } },
  }
  const withSessions = Object.create(payload, {
    collections: { value: { users } },
    findByID: { value: findByID },
  }) as Payload
  const { user } = await JWTAuthentication({ payload: withSessions, headers })
  if (failure && !isNotFound(failure)) throw failure
  const row = rows.find(({ sid }) => sid === getSessionId(user))
  if (!user || !row) return null
  await noteUse(payload, row, headers)
  const { sessions: _sessions, ...account } = user as TypedUser & {
    sessions?: unknown
  }
  return account
}

/** A 404 means that the account was deleted. */
const isNotFound = (error: unknown): boolean => (error as { status?: unknown }).status === 404

/** Reads the record of a request's session; undefined without a session, or once it was ended. */
export async function findCurrentSession({
  payload,
  user,
}: PayloadRequest): Promise<Session | undefined> {
  const sessions = user ? await findSessions(payload, user.id) : []
  return sessions.find(({ sid }) => sid === getSessionId(user))
}
