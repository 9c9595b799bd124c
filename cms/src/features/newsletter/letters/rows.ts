import type { Annonce, Envois } from '../../../payload-types'

/** State of a campaign; `sans-effet`: it was planned and could not take place. */
export type CampaignState = NonNullable<Annonce['etat']>

/** A row of the collection annonces, as returned by the database. */
export interface AnnonceRow extends Omit<Annonce, 'acteur' | 'createdAt'> {
  etat: CampaignState
  /** Who planned it. */
  acteur?: { id?: string; email: string } | null
  total: number
}

/** A row of the collection envois, as returned by the database. */
export type EnvoiRow = Omit<Envois, 'updatedAt'>

/** Begins the key of a letter of one's own, in place of an issue's id. */
export const LETTER_PREFIX = 'lettre:'

/** Whether a campaign sends a letter of one's own, without an issue. */
export const isOwnLetter = (regard: string): boolean => regard.startsWith(LETTER_PREFIX)
