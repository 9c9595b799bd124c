import type { OwnSession } from '@regards/contract/schemas/accounts'

import { byId, findFields } from '../../../infrastructure/database/rows'
import { apiError } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { accountsEndpoint, administratorsEndpoint } from '../../../access/roles'
import type { Session } from '../../../payload-types'
import { endSession, endSessions, findSessions } from '../records/sessions'
import { getSessionId } from '../requests/getSessionUser'
import { requireReauthentication } from './reauthentication'

/** One's own open sessions (the contract's `OwnSession`). */
const listOwn = accountsEndpoint('get', '/sessions', async (req, { id }) => {
  const sessions = await findSessions(req.payload, id)
  return noStoreJson({ sessions: listSessions(sessions, getSessionId(req.user)) })
})

/** Closes one of one's own sessions; 404 for any other id. */
const closeOne = accountsEndpoint('delete', '/sessions/:id', async (req, { id }) => {
  const sessions = await findSessions(req.payload, id)
  const session = sessions.find(({ sid }) => sid === req.routeParams?.id)
  if (!session) throw apiError('not-found', 'Cette session n’existe pas.')
  await endSession(req.payload, session.sid)
  return noStoreJson({ message: 'La session est fermée.' })
})

/** Closes all of one's own sessions but the current one. */
const closeOthers = accountsEndpoint('delete', '/sessions', async (req, { id }) => {
  await endSessions(req.payload, id, getSessionId(req.user))
  return noStoreJson({ message: 'Vos autres sessions sont fermées.' })
})

/** Closes all sessions of an account, of one's own all but the current one; 404 if unknown. */
const closeAllOfAccount = administratorsEndpoint('delete', '/:id/sessions', async (req) => {
  const where = byId(req.routeParams?.id)
  const account = await findFields(req.payload, 'users', where, 'email')
  if (account?.id !== req.user?.id) await requireReauthentication(req)
  if (!account) throw apiError('not-found', 'Ce compte n’existe pas.')
  // The id as stored: sessions have it as a text, and MongoDB finds an account by it in capitals too.
  await endSessions(req.payload, account.id, getSessionId(req.user))
  return noStoreJson({ message: 'Les sessions de ce compte sont fermées.' })
})

export const sessionEndpoints = [listOwn, closeOne, closeOthers, closeAllOfAccount]

/** Lists the valid sessions, the current one first, then the last used. */
function listSessions(sessions: Session[], current: string | undefined): OwnSession[] {
  const now = Date.now()
  return sessions
    .filter(({ expiration }) => expiration && Date.parse(expiration) > now)
    .map(({ sid, appareil, adresse, dateConnexion, derniereActivite }) => ({
      id: sid,
      appareil: appareil ?? null,
      adresse: adresse ?? null,
      dateConnexion,
      derniereActivite,
      estActuelle: sid === current,
    }))
    .toSorted(
      (one, other) =>
        Number(other.estActuelle) - Number(one.estActuelle) ||
        other.derniereActivite.localeCompare(one.derniereActivite),
    )
}
