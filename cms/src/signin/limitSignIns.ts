import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
} from 'payload'

import { operationOf } from '../collections/operationOf'
import { addressKey, createLimiter } from '../limits/createLimiter'

export const MAX_LOGIN_ATTEMPTS = 10
export const LOCK_SECONDS = 10 * 60

/**
 * Counted before the password is looked at, in one atomic step: Payload's own lock counts afterwards
 * and lets a burst of attempts through.
 */
const byAccount = createLimiter({
  name: 'connexion-compte',
  points: MAX_LOGIN_ATTEMPTS,
  durationSeconds: LOCK_SECONDS,
  isForgettable: true,
})
const byAddress = createLimiter({ name: 'connexion-adresse', points: 120, durationSeconds: 60 })

/** An account that is tried too often answers as it does to a wrong password. */
export const limitSignIns: CollectionBeforeOperationHook = async (incoming) => {
  const { args, req } = incoming
  if (operationOf(incoming) !== 'login') return args
  await byAddress.consume(req.payload, addressKey(req))
  const account = accountKey((args as { data?: unknown }).data)
  if (!(await byAccount.isWithin(req.payload, account))) throw new AuthenticationError(req.t)
  return args
}

export const forgetAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await byAccount.reset(req.payload, accountKey(user))
}

/** Lets the account of an address be tried again, however often it was. */
export const forgetAttemptsOf = (payload: Payload, email: string): Promise<void> =>
  byAccount.reset(payload, accountKey({ email }))

const accountKey = (holder: unknown): string =>
  String((holder as { email?: unknown } | undefined)?.email)
    .trim()
    .toLowerCase()
