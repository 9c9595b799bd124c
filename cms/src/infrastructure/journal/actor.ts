import type { PayloadRequest } from 'payload'
import { CLIENT_IP_HEADER, anonymizeIp } from '../../lib/http/getClientIp'
import type { Action } from './actions'

/** Facts about a change through Payload's Local API that the journal's hooks cannot see. */
interface JournalContext {
  /** On whose behalf the change is made. */
  acteur?: Actor | undefined
  /** Recorded in place of the account of the request. */
  action?: Action
  details?: string
}

/** Returns the `context` that passes it to an operation of the Local API. */
export const journalContext = (journal: JournalContext) => ({ journal })

export const getJournalContext = ({
  context,
}: Partial<Pick<PayloadRequest, 'context'>>): JournalContext =>
  (context as { journal?: JournalContext } | undefined)?.journal ?? {}

/** Who did something, as the journal keeps it: also after their account was deleted. */
export interface Actor {
  /** Id of the account; undefined for the server and for visitors. */
  id?: string | undefined
  /** E-mail address of the account at that time. */
  email: string
  /** Network from which it was done, as `getNetwork` returns it. */
  adresse?: string | undefined
}

/** The server itself: a job, or a command of its operator. */
export const SERVER: Actor = { email: 'serveur' }

type Sender = Pick<PayloadRequest, 'headers'> & Partial<Pick<PayloadRequest, 'context' | 'user'>>

/**
 * Returns on whose behalf a request runs: whom its context names (`journalContext`), or else the
 * signed-in account; undefined for the server and for visitors.
 */
export function getActor(req: Sender): Actor | undefined {
  const { acteur } = getJournalContext(req)
  if (acteur) return acteur
  const { user } = req
  return user ? { id: user.id, email: user.email, adresse: getNetwork(req) } : undefined
}

/** Returns the network of a request's client, shortened as in logs; undefined within the server. */
export function getNetwork({ headers }: Pick<Sender, 'headers'>): string | undefined {
  const address = headers.get(CLIENT_IP_HEADER)
  return address ? anonymizeIp(address) : undefined
}
