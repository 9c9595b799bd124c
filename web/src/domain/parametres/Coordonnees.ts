/** A social network and the URL of the federation's page there. */
export type Reseau = { reseau: 'facebook' | 'instagram' | 'twitter'; url: string }

/** Until an editor changes it (specification, section 9). */
export const specifiedCopyrightYear = '2025'

/** Contact details of the federation, parsed for display. */
export type Coordonnees = {
  nom: string
  /** Lines are separated by `\n`. */
  adresse: string
  email: string | undefined
  telephone: string | undefined
  reseaux: Reseau[]
  /** Follows © in the footer. */
  anneeDuCopyright: string
  /** ISSN of the magazine. */
  issn: string | undefined
}
