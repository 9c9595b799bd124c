import { toSvg } from '../drawing/toSvg'
import { encodePicture } from '../encodePicture'
import type { ImageDemo } from './ImageDemo'

/** A picture of its own size; the same bytes for the same picture. */
export const renderImage = ({ draw, width, height }: ImageDemo): Promise<Buffer> =>
  encodePicture(toSvg(draw(), width, height))
