/** Every address of the site. */
export const paths = {
  accueil: '/',
  historique: '/a-propos/historique',
  quiSommesNous: '/a-propos/qui-sommes-nous',
  notreSiege: '/a-propos/notre-siege',
  regards: '/regards',
  /** One issue. */
  regard: (numero: number) => `/regards/${numero}`,
  /** Counts an opening of an issue, and leads to its PDF; answered by the server. */
  regardPdf: (numero: number) => `/regards/${numero}/pdf`,
  /** Counts a download of an issue, and has its PDF saved; answered by the server. */
  regardTelechargement: (numero: number) => `/regards/${numero}/telechargement`,
  /** The issues of one year. */
  annee: (annee: number) => `/regards?annee=${annee}`,
  /** The newest issues, for programs that follow them. */
  flux: '/regards.atom',
  ressources: '/ressources',
  concoursPhoto: '/concours-photo',
  mentionsLegales: '/mentions-legales',
  politiqueDeConfidentialite: '/politique-de-confidentialite',
  /** Where the newsletter's mails lead, and its forms where there is no script. */
  lettreInscription: '/newsletter/inscription',
  lettreConfirmation: '/newsletter/confirmation',
  lettreDesinscription: '/newsletter/desinscription',
  login: '/login',
  motDePasseOublie: '/mot-de-passe-oublie',
  /** Where a mail leads, with its token after the sign #. */
  nouveauMotDePasse: '/nouveau-mot-de-passe',
  administration: '/adminregards',
  /** Payload's panel: another application, under the same address. */
  panneau: '/admin',
} as const

/** Pages that lead a visitor without a session to the login page. */
export const guardedPaths: readonly string[] = [paths.administration]
