/** State of the online reading of an issue, as the server tells it. */
export type Reading = {
  etat: 'attente' | 'enCours' | 'prete' | 'indisponible'
  raison: string | null
  nombreDePages: number
  pagesTraitees: number
  /** Scanned pages whose text is recognized, and those of them that are done. */
  pagesNumerisees: number
  pagesReconnues: number
}

/** Whether the text of scanned pages is still to come. */
export const isRecognizing = ({ etat, pagesNumerisees, pagesReconnues }: Reading): boolean =>
  etat === 'prete' && pagesReconnues < pagesNumerisees

/** « Préparation de la lecture en ligne : 12 / 60 pages », or its result. */
export function describeReading(reading: Reading): string {
  const { etat, raison, nombreDePages, pagesTraitees } = reading
  if (etat === 'prete') {
    const readable = raison ? `Lisible en ligne. ${raison}` : 'Lisible en ligne'
    return isRecognizing(reading)
      ? `${readable.replace(/\.$/, '')}. ${describeTexts(reading)}`
      : readable
  }
  if (etat === 'indisponible') {
    return `Lecture en ligne indisponible\u00a0: ${raison ?? 'raison inconnue'}`
  }
  const preparation = 'Préparation de la lecture en ligne'
  return etat === 'attente' || nombreDePages === 0
    ? `${preparation}\u00a0: en attente`
    : `${preparation}\u00a0: ${pagesTraitees}\u00a0/\u00a0${nombreDePages}\u00a0pages`
}

const describeTexts = ({ pagesNumerisees, pagesReconnues }: Reading): string =>
  `Texte reconnu\u00a0: ${pagesReconnues}\u00a0${pagesReconnues >= 2 ? 'pages' : 'page'} sur ${pagesNumerisees}`
