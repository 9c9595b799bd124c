/** A row of the collection annonces, as returned by the database. */
export interface AnnonceRow {
  id: string
  regard: string
  etat: 'en-cours' | 'terminee'
  total: number
}

/** A row of the collection envois, as returned by the database. */
export interface EnvoiRow {
  id: string
  annonce: string
  abonne: string
  etat: 'engage' | 'envoye' | 'attente' | 'echec'
  essais: number
  prochainEssai?: string | null
  raison?: string | null
}
