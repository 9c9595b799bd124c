import { COVER, couverture } from './couverture/couverture'
import { toSvg } from './drawing/toSvg'
import { encodePicture } from './encodePicture'
import type { NumeroDemo } from './NumeroDemo'

/** Renders the cover of an issue, 1240 × 1754 pixels; deterministic. */
export const renderCover = (numero: NumeroDemo): Promise<Buffer> =>
  encodePicture(toSvg(couverture(numero), COVER.width, COVER.height))
