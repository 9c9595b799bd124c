/** State of the online reading of an issue, as the server tells it. */
export type Reading = {
  etat: 'attente' | 'enCours' | 'prete' | 'indisponible'
  /** Whether its pages are made, or wait for it; also again, behind a readable one. */
  enPreparation: boolean
  /** Whether the corrections of the PDF before it are still to come. */
  correctionsEnCours: boolean
  /** Whether visitors have the articles of the PDF before it. */
  anciensArticles: boolean
  raison: string | null
  /** What to do about it. */
  conseil: string | null
  nombreDePages: number
  pagesTraitees: number
  /** Scanned pages whose text is recognized, and those of them that are done. */
  pagesNumerisees: number
  pagesReconnues: number
}

/** Whether the text of scanned pages is still to come. */
export const isRecognizing = ({ etat, pagesNumerisees, pagesReconnues }: Reading): boolean =>
  etat === 'prete' && pagesReconnues < pagesNumerisees

/** Whether the pages are made at the moment, or will be. */
export const isPreparing = ({ etat, enPreparation }: Reading): boolean =>
  enPreparation || etat === 'attente' || etat === 'enCours'

/** Part of the pages that are made, from 0 to 100; undefined while none is begun. */
export function getPreparedPart(reading: Reading): number | undefined {
  const { nombreDePages, pagesTraitees, etat } = reading
  const isBegun = etat === 'enCours' || pagesTraitees > 0
  if (!isPreparing(reading) || !isBegun || nombreDePages === 0) return undefined
  return Math.min((pagesTraitees / nombreDePages) * 100, 100)
}

/** « Préparation de la lecture en ligne : 12 / 60 pages », or its result. */
export function describeReading(reading: Reading): string {
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

const describeTexts = ({ pagesNumerisees, pagesReconnues }: Reading): string =>
  `Texte reconnu\u00a0: ${pagesReconnues}\u00a0${pagesReconnues >= 2 ? 'pages' : 'page'} sur ${pagesNumerisees}`
