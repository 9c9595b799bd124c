import { dentelle } from './dentelle'
import { etoile } from './etoile'
import { farandole } from './farandole'
import { galon } from './galon'
import { moisson } from './moisson'
import type { Motif } from './Motif'
import { oeillets } from './oeillets'
import { oiseaux } from './oiseaux'
import { plume } from './plume'
import { rosace } from './rosace'
import { rouelle } from './rouelle'
import { tambourin } from './tambourin'
import { vannerie } from './vannerie'

export const motifs = {
  dentelle,
  etoile,
  farandole,
  galon,
  moisson,
  oeillets,
  oiseaux,
  plume,
  rosace,
  rouelle,
  tambourin,
  vannerie,
} satisfies Record<string, Motif>

export type MotifNom = keyof typeof motifs

/** What each pattern is, for the alternative text of a picture. */
export const motifNames: Record<MotifNom, string> = {
  dentelle: 'une dentelle',
  etoile: 'des étoiles au point de croix',
  farandole: 'une farandole de danseurs',
  galon: 'des galons tissés',
  moisson: 'des gerbes de blé',
  oeillets: 'des œillets',
  oiseaux: 'des oiseaux face à face',
  plume: 'des plumes brodées',
  rosace: 'des rosaces',
  rouelle: 'des rouelles gravées',
  tambourin: 'des tambourins',
  vannerie: 'une vannerie',
}
