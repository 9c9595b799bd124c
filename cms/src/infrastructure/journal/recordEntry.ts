import type { Payload, PayloadRequest } from 'payload'
import { log } from '../../lib/log'
import type { Action } from './actions'
import { CLIENT_IP_HEADER, anonymizeIp } from '../../lib/http/getClientIp'

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

export interface Target {
  /** Slug of a collection or a global, or another stable word. */
  type: string
  id?: string | undefined
  /** Its name at that time, in French: « Regards n° 52 ». */
  titre: string
}

/** Both sides of a changed field, as text; an empty side means that there was, or is, nothing. */
export interface Change {
  /** Label of the field. */
  champ: string
  avant: string
  apres: string
}

export interface Entry {
  action: Action
  /** Undefined for the server itself. */
  actor?: Actor | undefined
  cible: Target
  /** A sentence in French. */
  details?: string | undefined
  changements?: Change[]
}

/** Longer titles and sentences are cut. */
const MAX_TEXT = 500

/**
 * Records an action that has been done. Never throws: without transactions, the action can neither
 * be undone nor wait; an entry that could not be written is in the operator's log instead.
 */
export async function recordEntry(payload: Payload, entry: Entry): Promise<void> {
  const { action, actor = SERVER, cible, details, changements = [] } = entry
  const row = {
    dateAction: new Date().toISOString(),
    action,
    auteur: actor.email,
    auteurId: actor.id ?? null,
    cible: cible.titre.slice(0, MAX_TEXT),
    cibleType: cible.type,
    cibleId: cible.id ?? null,
    details: details?.slice(0, MAX_TEXT) ?? null,
    adresse: actor.adresse ?? null,
  }
  try {
    // The database itself: nobody may create entries through the collection.
    await payload.db.create({
      collection: 'journal',
      data: { ...row, changements },
      returning: false,
    })
  } catch (error) {
    log.error(
      { err: error, ...row, champs: changements.map(({ champ }) => champ) },
      'Journal en échec',
    )
  }
}
