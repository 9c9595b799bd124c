import type { Envois } from '../../../payload-types'

/** States of a campaign, in their order; `sans-effet`: it was planned and could not take place. */
export type CampaignState = 'brouillon' | 'prevue' | 'en-cours' | 'terminee' | 'sans-effet'

/** A row of the collection annonces, as returned by the database. */
export interface AnnonceRow {
  id: string
  /** The id of an issue, or the key of a letter of one's own (`LETTER_PREFIX`). */
  regard: string
  etat: CampaignState
  /** Subject; of an announcement, known once it starts. */
  objet?: string | null
  /** Rich text of a letter of one's own. */
  texte?: unknown
  /** Time of a plan; without it, a planned campaign starts at the publication of its issue. */
  datePrevue?: string | null
  /** Who planned it. */
  acteur?: { id?: string; email: string } | null
  /** Why it was not sent, or waits. */
  obstacle?: string | null
  total: number
  updatedAt: string
}

/** A row of the collection envois, as returned by the database. */
export type EnvoiRow = Omit<Envois, 'updatedAt'>

/** Begins the key of a letter of one's own, in place of an issue's id. */
export const LETTER_PREFIX = 'lettre:'

/** Whether a campaign sends a letter of one's own, without an issue. */
export const isOwnLetter = (regard: string): boolean => regard.startsWith(LETTER_PREFIX)
