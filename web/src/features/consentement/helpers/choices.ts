import type { Mesure } from '../../../lib/mesure'

/** What the measuring may be for (the library's categories). */
export type Purpose = 'audience' | 'publicite'

/** To what a visitor agreed. */
export type Choices = Record<Purpose, boolean>

export const nothing: Choices = { audience: false, publicite: false }

/** The purposes that there are, in the order in which they are asked for. */
export const purposesOf = (mesure: Mesure): Purpose[] =>
  (['audience', 'publicite'] as const).filter((purpose) => mesure[purpose])
