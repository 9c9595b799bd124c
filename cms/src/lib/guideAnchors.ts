/**
 * The guides on the site, and their chapters that the panel leads to.
 * tests/unit/docs/guides.test.ts checks that each is there: a heading of docs/guide-*.md that changes
 * must change here too.
 */
export const guideAnchors = {
  editeur: '/aide',
  administrateur: '/aide/administrateur',
  imagesInutilisees: '/aide#supprimer-une-image',
  articles: '/aide/administrateur#les-articles',
  sauvegarde: '/aide/administrateur#la-sauvegarde',
} as const
