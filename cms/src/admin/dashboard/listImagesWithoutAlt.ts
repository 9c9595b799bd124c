import type { Image } from '../../payload-types'

type ImageWithAlt = Pick<Image, 'id' | 'filename' | 'alt' | 'decorative'>

/** Lists the images that have no alternative text and are not declared to be decorative. */
export const listImagesWithoutAlt = <Listed extends ImageWithAlt>(images: Listed[]): Listed[] =>
  images.filter(({ alt, decorative }) => !alt?.trim() && decorative !== true)
