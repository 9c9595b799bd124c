import type { Locator } from '@playwright/test'
import { coordonnees } from '../factories/page'
import { expect } from './fixtures'
import {
  accueil,
  concoursPhoto,
  historique,
  login,
  mentionsLegales,
  notreSiege,
  politiqueDeConfidentialite,
  quiSommesNous,
  ressources,
} from './sitePages'

/** Default texts of each page, from the specification. */
export const expectedPageTexts: Readonly<Record<string, (string | RegExp)[]>> = {
  [accueil.path]: [
    'La Payse de France',
    /ambassadrice nationale des arts et traditions populaires/i,
    'Nos stages',
    'Stage artistique',
    'Stage de dirigeants',
    'Stage de savoir-faire',
    'La lettre d’information',
    'Nous écrire',
  ],
  [notreSiege.path]: [
    '2 rue Achille Luchaire, 75014 Paris',
    'dans un centre provincial',
    'Les fédérations membres',
    'Nos partenaires',
  ],
  [historique.path]: [
    'Avril 2000',
    'Cinq mouvements nationaux d’arts et traditions populaires fondent un collectif',
    'L’un des cinq mouvements quitte le collectif.',
    '2017',
    'Une motion pour un mouvement unique',
    '2019',
    'Le collectif devient fédération',
    '2020',
    'Deux membres rejoignent la fédération par fusion. Un bureau est élu et les commissions se mettent au travail.',
  ],
  [quiSommesNous.path]: [
    'association régie par la loi de 1901',
    'Préserver',
    'Transmettre',
    'Promouvoir',
    'La fédération met en réseau',
    'les associations',
    'les ensembles de danse et de musique',
    'les chercheurs',
    'les artisans d’art',
  ],
  [login.path]: ['Cet espace est réservé aux administrateurs et aux éditeurs du site.'],
  [mentionsLegales.path]: [
    'Éditeur du site',
    'association régie par la loi du 1er juillet 1901',
    'Nous contacter',
    'Données personnelles',
  ],
  [politiqueDeConfidentialite.path]: [
    'Mesures d’audience : 26 mois au plus.',
    'Adresse e-mail de la lettre d’information : jusqu’à votre désinscription.',
  ],
  [ressources.path]: ['Cette page n’est pas encore ouverte.'],
  [concoursPhoto.path]: ['Cette page n’est pas encore ouverte.'],
}

/** Expects the links of the site's navigation for an anonymous visitor. */
export async function expectNavigation(navigation: Locator) {
  await expect(navigation.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/')
  await expect(navigation.getByRole('button', { name: 'À propos' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: '#REGARDS' })).toHaveAttribute(
    'href',
    '/regards',
  )
  await expect(navigation.getByRole('link', { name: 'Rechercher' })).toHaveAttribute(
    'href',
    '/recherche',
  )
  await expect(navigation.getByRole('button', { name: 'Mon compte' })).toHaveCount(0)
}

/** Expects the texts and links of the site's footer for an anonymous visitor. */
export async function expectFooter(footer: Locator) {
  await expect(footer).toContainText('© 2025 Fédération des arts et traditions populaires')
  await expect(footer).toContainText('2 rue Achille Luchaire 75014 Paris')
  for (const [name, href] of [
    ['Mentions légales', '/mentions-legales'],
    ['Politique de confidentialité', '/politique-de-confidentialite'],
    ['Se connecter', '/login'],
    [coordonnees.email, `mailto:${coordonnees.email}`],
    ['Facebook (nouvel onglet)', coordonnees.facebook],
    ['Instagram (nouvel onglet)', coordonnees.instagram],
    ['Twitter (nouvel onglet)', coordonnees.twitter],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}
