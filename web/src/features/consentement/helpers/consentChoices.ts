import type { Mesure } from '../../../domain/parametres/Mesure'

/** What the measuring may be for (the library's categories). */
export type Purpose = 'audience' | 'publicite'

/** To what a visitor agreed. */
export type ConsentChoices = Record<Purpose, boolean>

export const noConsent: ConsentChoices = { audience: false, publicite: false }

/** The purposes that there are, in the order in which they are asked for. */
export const getPurposes = (mesure: Mesure): Purpose[] =>
  (['audience', 'publicite'] as const).filter((purpose) => mesure[purpose])
