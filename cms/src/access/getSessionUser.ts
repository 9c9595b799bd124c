import {
  JWTAuthentication,
  type AuthStrategy,
  type BasePayload,
  type Payload,
  type TypedUser,
} from 'payload'

/** The accounts of the requests that are being answered, by their headers. */
const usersByHeaders = new WeakMap<Headers, Promise<TypedUser | null>>()

/**
 * Whose session a request names; null for a visitor's, and for a session that has ended.
 * @throws what kept the account from being read: nobody is taken for a visitor by an outage
 */
export function getSessionUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const known = usersByHeaders.get(headers)
  if (known) return known
  const session = authenticate(payload, headers)
  usersByHeaders.set(headers, session)
  return session
}

/**
 * For Payload, which tries this strategy before its own. What it throws Payload only logs: what answers
 * requests reads the session itself, before it hands them on.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ payload, headers }) => ({ user: await getSessionUser(payload, headers) }),
}

/** Payload's own strategy takes a database that is away for an account that is gone, and says nothing. */
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
  return user
}

/** The account was deleted. */
const isNotFound = (error: unknown): boolean => (error as { status?: unknown }).status === 404
