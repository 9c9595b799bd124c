import type { Payload } from 'payload'

import type { Session } from '../../../payload-types'

/** A session as Payload keeps it inside the account. */
interface AccountSession {
  id: string
  createdAt?: string | null
  expiresAt: string
}

/** A session as its owner sees it. */
export interface OwnSession {
  id: string
  /** Browser and system, in French; null for a session opened before they were noted. */
  appareil: string | null
  /** Network of the last use, without the part of the address that names a household. */
  adresse: string | null
  dateConnexion: string | null
  /** To within five minutes. */
  derniereActivite: string | null
  /** Whether it is the session that asks. */
  estActuelle: boolean
}

/**
 * Lists the open sessions of an account, the current one first, then the last used.
 * @param sessions of the account
 * @param current id of the session that asks
 */
export async function listSessions(
  payload: Payload,
  sessions: AccountSession[],
  current: string | undefined,
): Promise<OwnSession[]> {
  const now = Date.now()
  const valid = sessions.filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  const { docs } = await payload.db.find<Session>({
    collection: 'sessions',
    where: { sid: { in: valid.map(({ id }) => id) } },
    pagination: false,
  })
  const rows = new Map(docs.map((row) => [row.sid, row]))
  return valid
    .filter(({ id }) => !rows.get(id)?.estFermee)
    .map((session) => toOwnSession(session, rows.get(session.id), current))
    .toSorted(
      (one, other) =>
        Number(other.estActuelle) - Number(one.estActuelle) ||
        (other.derniereActivite ?? '').localeCompare(one.derniereActivite ?? ''),
    )
}

const toOwnSession = (
  { id, createdAt }: AccountSession,
  row: Session | undefined,
  current: string | undefined,
): OwnSession => ({
  id,
  appareil: row?.appareil ?? null,
  adresse: row?.adresse ?? null,
  dateConnexion: createdAt ?? row?.dateConnexion ?? null,
  derniereActivite: row?.derniereActivite ?? createdAt ?? null,
  estActuelle: id === current,
})
