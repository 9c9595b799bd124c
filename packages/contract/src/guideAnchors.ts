/** The guides and their chapters that pages and the panel lead to; a test checks them. */
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
