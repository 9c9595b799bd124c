import type { Endpoint, PayloadRequest } from 'payload'

import { getSessionId } from '../../../access/getSessionId'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { requireEditeur } from '../../../access/requireEditeur'
import { closeSessions } from '../../../infrastructure/sessions/closeSessions'
import { notFound } from '../../../lib/errors/apiErrors'
import { findSessionIds } from './findSessionIds'
import { listSessions } from './listSessions'

type Handler = Omit<Endpoint, 'root'>

const toResponse = (body: object): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** @throws ApiError 401 without a session */
function getOwnSessions(req: PayloadRequest) {
  requireEditeur(req)
  return { compte: String(req.user?.id), sessions: req.user?.sessions ?? [] }
}

/** GET /api/users/sessions: `{sessions}`, one's own open sessions (see `OwnSession`). */
const listOwn: Handler = {
  path: '/sessions',
  method: 'get',
  handler: async (req) => {
    const { sessions } = getOwnSessions(req)
    return toResponse({
      sessions: await listSessions(req.payload, sessions, getSessionId(req.user)),
    })
  },
}

/** DELETE /api/users/sessions/:id closes one of one's own sessions; 404 for any other id. */
const closeOne: Handler = {
  path: '/sessions/:id',
  method: 'delete',
  handler: async (req) => {
    const { compte, sessions } = getOwnSessions(req)
    const sid = String(req.routeParams?.id)
    if (!sessions.some(({ id }) => id === sid)) throw notFound('Cette session')
    await closeSessions(req.payload, compte, [sid])
    return toResponse({ message: 'La session est fermée.' })
  },
}

/** DELETE /api/users/sessions closes all of one's own sessions but the current one. */
const closeOthers: Handler = {
  path: '/sessions',
  method: 'delete',
  handler: async (req) => {
    const { compte, sessions } = getOwnSessions(req)
    const sids = sessions.map(({ id }) => id)
    await closeSessions(req.payload, compte, withoutCurrent(sids, req))
    return toResponse({ message: 'Vos autres sessions sont fermées.' })
  },
}

/**
 * DELETE /api/users/:id/sessions, for administrators: closes all sessions of an account; of one's
 * own account, all but the current one. 404 for an account that does not exist.
 */
const closeAllOfAccount: Handler = {
  path: '/:id/sessions',
  method: 'delete',
  handler: async (req) => {
    requireAdministrateur(req)
    const compte = String(req.routeParams?.id)
    const sids = await findSessionIds(req.payload, compte)
    if (!sids) throw notFound('Ce compte')
    await closeSessions(req.payload, compte, withoutCurrent(sids, req))
    return toResponse({ message: 'Les sessions de ce compte sont fermées.' })
  },
}

const withoutCurrent = (sids: string[], { user }: PayloadRequest): string[] =>
  sids.filter((sid) => sid !== getSessionId(user))

export const sessionEndpoints = [listOwn, closeOne, closeOthers, closeAllOfAccount]
