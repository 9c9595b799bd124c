import type { Plugin } from 'payload'

import { Accueil } from './globals/Accueil'
import { Historique } from './globals/Historique'
import { MentionsLegales, PolitiqueDeConfidentialite } from './globals/legalPages'
import { NotreSiege } from './globals/NotreSiege'
import { Parametres } from './globals/Parametres'
import { QuiSommesNous } from './globals/QuiSommesNous'

export { isExampleEmail } from './globals/Parametres'

/** Globals of the pages, in the order of the site's menu. */
export const globals = [
  Accueil,
  Historique,
  QuiSommesNous,
  NotreSiege,
  MentionsLegales,
  PolitiqueDeConfidentialite,
  Parametres,
]

/** Payload plugin of the pages: a global for each, whose texts editors change, with drafts and versions. */
export const pagesPlugin: Plugin = (config) => ({
  ...config,
  globals: [...(config.globals ?? []), ...globals],
})
