/** Pages of the site that a link may target, with the labels of the page picker. */
export const sitePages: { path: string; label: string }[] = [
  { path: '/', label: 'Accueil' },
  { path: '/regards', label: 'Regards\u00a0: tous les numéros' },
  { path: '/a-propos/historique', label: 'Historique' },
  { path: '/a-propos/qui-sommes-nous', label: 'Qui sommes-nous\u00a0?' },
  { path: '/a-propos/notre-siege', label: 'Notre siège' },
  { path: '/ressources', label: 'Ressources' },
  { path: '/concours-photo', label: 'Concours photo' },
  { path: '/newsletter/inscription', label: 'Lettre d’information\u00a0: s’inscrire' },
  { path: '/mentions-legales', label: 'Mentions légales' },
  { path: '/politique-de-confidentialite', label: 'Politique de confidentialité' },
]
