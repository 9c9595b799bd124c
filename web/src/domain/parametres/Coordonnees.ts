/** A social network and the URL of the federation's page there. */
export type Reseau = { reseau: 'facebook' | 'instagram' | 'twitter'; url: string }

/** Contact details of the federation, parsed for display. */
export type Coordonnees = {
  nom: string
  /** Lines are separated by `\n`. */
  adresse: string
  email: string | undefined
  telephone: string | undefined
  reseaux: Reseau[]
  /** ISSN of the magazine. */
  issn: string | undefined
}
