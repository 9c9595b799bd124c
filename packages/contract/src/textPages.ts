/** Pages whose texts editors change in the panel: their paths, by the slug of their global. */
export const textPagePaths = {
  accueil: '/',
  historique: '/a-propos/historique',
  quiSommesNous: '/a-propos/qui-sommes-nous',
  notreSiege: '/a-propos/notre-siege',
  mentionsLegales: '/mentions-legales',
  politiqueDeConfidentialite: '/politique-de-confidentialite',
} as const
