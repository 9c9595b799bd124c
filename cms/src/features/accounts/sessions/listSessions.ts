import type { Session } from '../../../payload-types'

/** A session as its owner sees it. */
export interface OwnSession {
  id: string
  /** Browser and system, in French. */
  appareil: string | null
  /** Network of the last use, without the part of the address that names a household. */
  adresse: string | null
  dateConnexion: string
  /** To within five minutes. */
  derniereActivite: string
  /** Whether it is the session that asks. */
  estActuelle: boolean
}

/**
 * Lists sessions whose last token is valid, the current one first, then the last used.
 * @param current id of the session that asks
 */
export function listSessions(sessions: Session[], current: string | undefined): OwnSession[] {
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
