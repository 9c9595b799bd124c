/** State of the online reading of an issue, as the server tells it. */
export type Reading = {
  etat: 'attente' | 'enCours' | 'prete' | 'indisponible'
  raison: string | null
  nombreDePages: number
  pagesTraitees: number
}

/** « Préparation de la lecture en ligne : 12 / 60 pages », or its result. */
export function describeReading({ etat, raison, nombreDePages, pagesTraitees }: Reading): string {
  if (etat === 'prete') return raison ? `Lisible en ligne. ${raison}` : 'Lisible en ligne'
  if (etat === 'indisponible') {
    return `Lecture en ligne indisponible\u00a0: ${raison ?? 'raison inconnue'}`
  }
  const preparation = 'Préparation de la lecture en ligne'
  return etat === 'attente' || nombreDePages === 0
    ? `${preparation}\u00a0: en attente`
    : `${preparation}\u00a0: ${pagesTraitees}\u00a0/\u00a0${nombreDePages}\u00a0pages`
}
