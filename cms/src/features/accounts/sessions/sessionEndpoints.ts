import type { Endpoint, PayloadRequest } from 'payload'

import { getSessionId } from '../requests/getSessionId'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { requireEditeur } from '../../../access/requireEditeur'
import { endSession, endSessions, findSessions } from '../records/sessionRecords'
import { notFound } from '../../../lib/errors/apiErrors'
import { listSessions } from './listSessions'
import { noStoreJson } from '../../../lib/http/noStore'

type Handler = Omit<Endpoint, 'root'>

/** @throws ApiError 401 without a session */
function getOwnId(req: PayloadRequest): string {
  requireEditeur(req)
  return String(req.user?.id)
}

/** GET /api/users/sessions: `{sessions}`, one's own open sessions (see `OwnSession`). */
const listOwn: Handler = {
  path: '/sessions',
  method: 'get',
  handler: async (req) => {
    const sessions = await findSessions(req.payload, getOwnId(req))
    return noStoreJson({
      sessions: listSessions(sessions, getSessionId(req.user)),
    })
  },
}

/** DELETE /api/users/sessions/:id closes one of one's own sessions; 404 for any other id. */
const closeOne: Handler = {
  path: '/sessions/:id',
  method: 'delete',
  handler: async (req) => {
    const sessions = await findSessions(req.payload, getOwnId(req))
    const session = sessions.find(({ sid }) => sid === req.routeParams?.id)
    if (!session) throw notFound('Cette session')
    await endSession(req.payload, session.sid)
    return noStoreJson({ message: 'La session est fermée.' })
  },
}

/** DELETE /api/users/sessions closes all of one's own sessions but the current one. */
const closeOthers: Handler = {
  path: '/sessions',
  method: 'delete',
  handler: async (req) => {
    await endSessions(req.payload, getOwnId(req), getSessionId(req.user))
    return noStoreJson({ message: 'Vos autres sessions sont fermées.' })
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
    const where = { id: { equals: compte } }
    const { totalDocs } = await req.payload.db.count({
      collection: 'users',
      where,
    })
    if (totalDocs === 0) throw notFound('Ce compte')
    await endSessions(req.payload, compte, getSessionId(req.user))
    return noStoreJson({ message: 'Les sessions de ce compte sont fermées.' })
  },
}

export const sessionEndpoints = [listOwn, closeOne, closeOthers, closeAllOfAccount]
