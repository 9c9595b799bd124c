/**
 * The guides, and their chapters that pages and the panel lead to. A heading of docs/guide-*.md or
 * docs/publier.md that changes must change here: tests/unit/docs/guides.test.ts checks them.
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
