import type { Mesure } from '../../../domain/parametres/Mesure'

export type Purpose = 'audience' | 'publicite'

export type ConsentChoices = Record<Purpose, boolean>

/** How the visitor made the choice; same values as on the server. */
export type ChoiceMethod = 'tout-accepter' | 'tout-refuser' | 'choix' | 'fermeture'

export const noConsent: ConsentChoices = { audience: false, publicite: false }
export const fullConsent: ConsentChoices = { audience: true, publicite: true }

/** How long a choice is valid, rejections too (CNIL: six months). */
export const consentLifetimeDays = 182

/** The configured purposes, in the order of the banner. */
export const getPurposes = (mesure: Mesure): Purpose[] =>
  (['audience', 'publicite'] as const).filter((purpose) => mesure[purpose])
