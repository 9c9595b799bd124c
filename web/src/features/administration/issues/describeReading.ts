import type { ReadingState } from '@regards/contract/schemas/lecture'

/** Whether the text of scanned pages is still to come. */
export const isRecognizing = ({ etat, pagesNumerisees, pagesReconnues }: ReadingState): boolean =>
  etat === 'prete' && pagesReconnues < pagesNumerisees

/** Whether the pages are made at the moment, or will be. */
export const isPreparing = ({ etat, enPreparation }: ReadingState): boolean =>
  enPreparation || etat === 'attente' || etat === 'enCours'

export const hasFailed = (reading: ReadingState): boolean =>
  reading.etat === 'indisponible' && !isPreparing(reading)

/** Percentage of finished pages; undefined before the first one. */
export function getPreparedPart(reading: ReadingState): number | undefined {
  const { nombreDePages, pagesTraitees, etat } = reading
  const isBegun = etat === 'enCours' || pagesTraitees > 0
  if (!isPreparing(reading) || !isBegun || nombreDePages === 0) return undefined
  return Math.min((pagesTraitees / nombreDePages) * 100, 100)
}

/** « Préparation de la lecture en ligne : 12 / 60 pages », or its result. */
export function describeReading(reading: ReadingState): string {
  const { etat, raison, nombreDePages, pagesTraitees } = reading
  if (isPreparing(reading)) {
    const preparation =
      etat === 'prete'
        ? 'Lisible en ligne. Nouvelle préparation'
        : 'Préparation de la lecture en ligne'
    return getPreparedPart(reading) === undefined
      ? `${preparation}\u00a0: en attente`
      : `${preparation}\u00a0: ${pagesTraitees}\u00a0/\u00a0${nombreDePages}\u00a0pages`
  }
  if (etat === 'prete') {
    const readable = raison ? `Lisible en ligne. ${raison}` : 'Lisible en ligne'
    return isRecognizing(reading)
      ? `${readable.replace(/\.$/, '')}. ${describeTexts(reading)}`
      : readable
  }
  return `Lecture en ligne indisponible\u00a0: ${raison ?? 'raison inconnue'}`
}

const describeTexts = ({ pagesNumerisees, pagesReconnues }: ReadingState): string =>
  `Texte reconnu\u00a0: ${pagesReconnues}\u00a0${pagesReconnues >= 2 ? 'pages' : 'page'} sur ${pagesNumerisees}`
