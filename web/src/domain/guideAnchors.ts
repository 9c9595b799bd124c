import { paths } from './paths'

/**
 * Chapters of the guides that pages lead to. tests/unit/docs/guides.test.ts checks that each is
 * there: a heading of docs/guide-*.md that changes must change here too.
 */
export const guideAnchors = {
  compteEditeur: `${paths.aide}#proteger-son-compte`,
  compteAdministrateur: `${paths.aideAdministrateur}#la-double-authentification`,
  publier: `${paths.aideAdministrateur}#publier-un-numero`,
  lecture: `${paths.aideAdministrateur}#la-lecture-en-ligne`,
  articles: `${paths.aideAdministrateur}#les-articles`,
} as const
