import type { PageSlug } from '../factories/page'

/** A page that every visitor can open. */
export type SitePage = {
  path: string
  /** The page's part of the document title. */
  name: string
  /** Default heading of the page. */
  heading: string
  /** Whether the page has only a link to the home page instead of navigation and footer. */
  isStandalone?: boolean
  /** HTTP status of its response; 200 if absent. */
  status?: number
}

/** A page whose texts are edited in the panel. */
export type EditablePage = SitePage & { slug: PageSlug }

const siteName = 'Fédération des arts et traditions populaires'

export const getDocumentTitle = ({ name }: Pick<SitePage, 'name'>): string =>
  `${name} – ${siteName}`

export const accueil: EditablePage = {
  path: '/',
  name: 'Accueil',
  heading: 'Donner aux traditions de grandes ambitions',
  slug: 'accueil',
}

export const notreSiege: EditablePage = {
  path: '/a-propos/notre-siege',
  name: 'Notre siège',
  heading: 'Notre siège',
  slug: 'notreSiege',
}

export const historique: EditablePage = {
  path: '/a-propos/historique',
  name: 'Historique',
  heading: 'Notre histoire',
  slug: 'historique',
}

export const quiSommesNous: EditablePage = {
  path: '/a-propos/qui-sommes-nous',
  name: 'Qui sommes-nous ?',
  heading: 'Qui sommes-nous ?',
  slug: 'quiSommesNous',
}

export const mentionsLegales: EditablePage = {
  path: '/mentions-legales',
  name: 'Mentions légales',
  heading: 'Mentions légales',
  slug: 'mentionsLegales',
}

export const politiqueDeConfidentialite: EditablePage = {
  path: '/politique-de-confidentialite',
  name: 'Politique de confidentialité',
  heading: 'Politique de confidentialité',
  slug: 'politiqueDeConfidentialite',
}

export const regards: SitePage = { path: '/regards', name: 'Regards', heading: 'Regards' }

/** The page of an issue that does not exist; without issues, there is no other. */
const unknownRegard: SitePage = {
  path: '/regards/999',
  name: 'Ce numéro n’existe pas',
  heading: 'Ce numéro n’existe pas',
  status: 404,
}

/** The page of an article that does not exist. */
const unknownArticle: SitePage = {
  path: '/regards/999/articles/inconnu',
  name: 'Cet article n’existe pas',
  heading: 'Cet article n’existe pas',
  status: 404,
}

export const login: SitePage = {
  path: '/login',
  name: 'Connexion',
  heading: 'Connexion',
  isStandalone: true,
}

const motDePasseOublie: SitePage = {
  path: '/mot-de-passe-oublie',
  name: 'Mot de passe oublié',
  heading: 'Mot de passe oublié',
  isStandalone: true,
}

export const ressources: SitePage = {
  path: '/ressources',
  name: 'Ressources',
  heading: 'Ressources',
}

export const concoursPhoto: SitePage = {
  path: '/concours-photo',
  name: 'Concours photo',
  heading: 'Concours photo',
}

/** The newsletter’s own pages, as they are without a token. */
const lettre: readonly SitePage[] = [
  {
    path: '/newsletter/inscription',
    name: 'La lettre d’information',
    heading: 'La lettre d’information',
  },
  {
    path: '/newsletter/confirmation',
    name: 'Ce lien n’est pas valable',
    heading: 'Ce lien n’est pas valable',
  },
  {
    path: '/newsletter/desinscription?jeton=essai',
    name: 'Se désinscrire',
    heading: 'Se désinscrire',
  },
]

const editablePages: readonly EditablePage[] = [
  accueil,
  notreSiege,
  historique,
  quiSommesNous,
  mentionsLegales,
  politiqueDeConfidentialite,
]

/** Every page that a visitor can open (specification, section 2). */
export const sitePages: readonly SitePage[] = [
  ...editablePages,
  regards,
  unknownRegard,
  unknownArticle,
  login,
  motDePasseOublie,
  ressources,
  concoursPhoto,
  ...lettre,
]
