import { typeset } from '../../../../cms/src/fields/typography/typeset'
import { carrouselDanse } from './carrouselDanse'
import { carrouselMusique } from './carrouselMusique'
import { carrouselSavoirFaire } from './carrouselSavoirFaire'
import { historique } from './historique'
import type { ImageDemo } from './ImageDemo'
import { payse } from './payse'
import { quiSommesNous } from './quiSommesNous'
import { separateur } from './separateur'
import { siege } from './siege'
import { stageArtistique } from './stageArtistique'
import { stageDirigeants } from './stageDirigeants'
import { stageSavoirFaire } from './stageSavoirFaire'

export type { ImageDemo }

/** The pictures of the site's pages. */
export const imagesDemo: ImageDemo[] = [
  carrouselDanse,
  carrouselMusique,
  carrouselSavoirFaire,
  payse,
  separateur,
  stageArtistique,
  stageDirigeants,
  stageSavoirFaire,
  siege,
  quiSommesNous,
  historique,
].map((image) => ({ ...image, alt: typeset(image.alt) }))
