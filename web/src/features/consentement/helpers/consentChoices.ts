import type { Mesure } from '../../../domain/parametres/Mesure'

/** Purposes of consent (the library's categories). */
export type Purpose = 'audience' | 'publicite'

/** The visitor's choice by purpose. */
export type ConsentChoices = Record<Purpose, boolean>

export const noConsent: ConsentChoices = { audience: false, publicite: false }

/** The configured purposes, in the order of the banner. */
export const getPurposes = (mesure: Mesure): Purpose[] =>
  (['audience', 'publicite'] as const).filter((purpose) => mesure[purpose])
