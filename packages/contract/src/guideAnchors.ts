/**
 * The guides on the site, and their chapters that pages and the panel lead to.
 * tests/unit/docs/guides.test.ts checks that each exists: a heading of docs/guide-*.md or
 * docs/publier.md that changes must change here too.
 */
export const guideAnchors = {
  editeur: '/aide',
  administrateur: '/aide/administrateur',
  imagesInutilisees: '/aide#supprimer-une-image',
  compteEditeur: '/aide#proteger-son-compte',
  compteAdministrateur: '/aide/administrateur#la-double-authentification',
  publier: '/aide/publier#publier-un-numero',
  lecture: '/aide/administrateur#la-lecture-en-ligne',
  articles: '/aide/administrateur#les-articles',
  sauvegarde: '/aide/administrateur#la-sauvegarde',
} as const
