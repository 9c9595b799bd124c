import type { Action } from './actions'
import type { Actor } from './actor'

/** What something was done to. */
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

/** What the journal records of an action. */
export interface Entry {
  action: Action
  /** Undefined for the server itself. */
  actor?: Actor | undefined
  cible: Target
  /** A sentence in French. */
  details?: string | undefined
  changements?: Change[]
}
