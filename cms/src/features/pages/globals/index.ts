import { Accueil } from './Accueil'
import { Historique } from './Historique'
import { MentionsLegales, PolitiqueDeConfidentialite } from './legalPages'
import { NotreSiege } from './NotreSiege'
import { Parametres } from './Parametres'
import { QuiSommesNous } from './QuiSommesNous'

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
