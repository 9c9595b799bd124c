type SearchParameters = {
  q: string
  annee?: number | undefined
  rubrique?: string | undefined
  page?: number | undefined
}

/** Paths that code links to, except pages of texts (packages/contract). */
export const paths = {
  accueil: '/',
  regards: '/regards',
  regard: (numero: number) => `/regards/${numero}`,
  /** The page of an issue with its draft, for administrators; a document of its own. */
  regardApercu: (numero: number) => `/regards/${numero}?apercu`,
  /** Server endpoint: counts a view of an issue and redirects to its PDF. */
  regardPdf: (numero: number) => `/regards/${numero}/pdf`,
  /** Server endpoint: counts a download of an issue and sends its PDF as an attachment. */
  regardTelechargement: (numero: number) => `/regards/${numero}/telechargement`,
  /** Server endpoint: an issue as an EPUB file. */
  regardEpub: (numero: number) => `/regards/${numero}/epub`,
  /** Server endpoint: an issue as a IIIF manifest, for the viewers of libraries. */
  regardManifeste: (numero: number) => `/api/regards/numero/${numero}/manifest`,
  regardTexte: (numero: number) => `/regards/${numero}/texte`,
  article: (numero: number, slug: string) => `/regards/${numero}/articles/${slug}`,
  /** An article, with the words of a search marked. */
  articleTrouve: (numero: number, slug: string, q: string) =>
    `/regards/${numero}/articles/${slug}?${new URLSearchParams({ q })}`,
  /** An issue in the reader; its first page has the shorter path. */
  regardLecture: (numero: number, page = 1) =>
    page === 1 ? `/regards/${numero}/lire` : `/regards/${numero}/lire/${page}`,
  /** Pictures for link previews. */
  carteDuNumero: (numero: number) => `/api/regards/numero/${numero}/carte.jpg`,
  carteDeLaPage: (numero: number, page: number) =>
    `/api/regards/numero/${numero}/pages/${page}/carte.jpg`,
  carteDeLArticle: (numero: number, slug: string) =>
    `/api/regards/numero/${numero}/articles/${slug}/carte.jpg`,
  annee: (annee: number) => `/regards?annee=${annee}`,
  /** Atom feed of the latest issues. */
  flux: '/regards.atom',
  recherche: '/recherche',
  resultats: ({ q, annee, rubrique, page }: SearchParameters) => {
    const search = new URLSearchParams({ q })
    if (annee !== undefined) search.set('annee', String(annee))
    if (rubrique !== undefined) search.set('rubrique', rubrique)
    if (page !== undefined && page > 1) search.set('page', String(page))
    return `/recherche?${search}`
  },
  /** A page of an issue in the reader, with the words of a search marked. */
  pageTrouvee: (numero: number, page: number, q: string) =>
    `/regards/${numero}/lire/${page}?${new URLSearchParams({ q })}`,
  ressources: '/ressources',
  concoursPhoto: '/concours-photo',
  /** Targets of newsletter e-mails, and of its forms when JavaScript is off. */
  lettreInscription: '/newsletter/inscription',
  lettreConfirmation: '/newsletter/confirmation',
  lettreDesinscription: '/newsletter/desinscription',
  login: '/login',
  /** The sign-in page, which leads back to a page that needs a session. */
  loginPour: (path: string) => `/login?${new URLSearchParams({ redirect: path })}`,
  motDePasseOublie: '/mot-de-passe-oublie',
  /** Target of the password reset e-mail; the token is in the fragment. */
  nouveauMotDePasse: '/nouveau-mot-de-passe',
  /** Target of the invitation e-mail; the token is in the fragment. */
  invitation: '/invitation',
  compte: '/compte',
  administration: '/adminregards',
  /** Where the articles of an issue are corrected. */
  articlesDuNumero: (numero: number) => `/adminregards/${numero}/articles`,
  /** The editors' guide, for all signed-in users. */
  aide: '/aide',
  aideAdministrateur: '/aide/administrateur',
  /** The two sheets of the person who publishes. */
  aidePublier: '/aide/publier',
  /** Payload's admin panel, a separate application on the same origin. */
  panneau: '/admin',
} as const

/** Whether a page redirects to the login page without a session. */
export const isGuarded = (pathname: string): boolean =>
  /^\/(?:adminregards|compte|aide)(?:\/|$)/.test(pathname)
