import type { Payload } from 'payload'

import { log } from '../../lib/log'
import { SERVER } from './actor'
import type { Entry } from './entry'

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
