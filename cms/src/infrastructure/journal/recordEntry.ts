import type { Payload } from 'payload'

import { log } from '../../lib/log'
import type { Action } from './actions'
import { SERVER, type Actor } from './actor'

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
