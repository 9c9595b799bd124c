import { toSvg } from '../drawing/toSvg'
import { encodePicture } from '../encodePicture'
import type { ImageDemo } from './ImageDemo'

/** Renders an image in its own size; deterministic. */
export const renderImage = ({ draw, width, height }: ImageDemo): Promise<Buffer> =>
  encodePicture(toSvg(draw(), width, height))
