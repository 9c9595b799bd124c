/** A network where the federation is, and its page there. */
export type Reseau = { reseau: 'facebook' | 'instagram' | 'twitter'; url: string }

/** Where the federation is found, resolved for the pages that draw it. */
export type Coordonnees = {
  nom: string
  /** Its lines, parted by `\n`. */
  adresse: string
  email: string | undefined
  telephone: string | undefined
  reseaux: Reseau[]
}
