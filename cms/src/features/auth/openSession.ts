import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser } from 'payload/shared'

import type { User } from '../../payload-types'
import type { SignIn } from './createSignInResponse'

/**
 * Signs in an account whose identity was proved without its password: the steps of Payload's sign-in
 * that follow the password check, which Payload does not export.
 * @param account as stored
 */
export async function openSession(req: PayloadRequest, account: User): Promise<SignIn> {
  const { payload, context } = req
  const { config } = payload.collections.users
  const identity = { collection: 'users', _strategy: 'local-jwt' } as const
  const { sid } = await addSessionToUser({
    collectionConfig: config,
    payload,
    req,
    // Only the sessions are written: a whole account would overwrite a change made meanwhile.
    user: { id: account.id, sessions: account.sessions } as User,
  })
  const read = { collection: 'users', id: account.id, depth: 0, req } as const
  const user = { ...(await payload.findByID(read)), ...identity }
  for (const hook of config.hooks.beforeLogin) {
    await hook({ collection: config, context, req, user })
  }
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  req.user = user
  for (const hook of config.hooks.afterLogin) {
    await hook({ collection: config, context, req, token, user })
  }
  const shown = await payload.findByID({ ...read, overrideAccess: false })
  return { exp, token, user: { ...shown, ...identity } }
}
