import type { Payload } from 'payload'

import { allowSecondFactorSetup, getSessionUser, isSetupRequired } from '../../features/accounts'
import type { ErrorBody } from '../../lib/errors/toErrorResponse'
import { createErrorResponse } from '../../lib/http/createErrorResponse'

/** Requests allowed before the second factor: its set-up, account, session renewal, sign-out. */
const SETUP_PATH = /^\/api\/users\/(?:me|logout|refresh-token|second-factor(?:\/[\w/-]*)?)$/

/**
 * Reads the session of a request before Payload does, as Payload treats an unreadable session as a
 * missing one.
 * @returns the error of an account that must set up its second factor first: its request runs as a
 * visitor's
 * @throws the database error if the session cannot be read
 */
export async function readSession(payload: Payload, request: Request): Promise<unknown> {
  if (SETUP_PATH.test(new URL(request.url).pathname)) allowSecondFactorSetup(request.headers)
  try {
    await getSessionUser(payload, request.headers)
    return undefined
  } catch (error) {
    if (!isSetupRequired(error)) throw error
    return error
  }
}

/** Codes of responses to a visitor for requests that need a session. */
const SESSION_CODES = new Set(['forbidden', 'unauthenticated'])

/**
 * Replaces the rejection of a request that ran as a visitor's by its reason.
 * @param missingSetup result of `readSession`
 */
export async function explainRejection(
  response: Response,
  missingSetup: unknown,
): Promise<Response> {
  if (!missingSetup || (response.status !== 401 && response.status !== 403)) return response
  const { errors = [] } = (await response.clone().json()) as Partial<ErrorBody>
  return errors.some(({ code }) => SESSION_CODES.has(code))
    ? createErrorResponse(missingSetup)
    : response
}
