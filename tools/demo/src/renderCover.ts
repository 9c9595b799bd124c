import { COVER, couverture } from './couverture/couverture'
import { toSvg } from './drawing/toSvg'
import { encodePicture } from './encodePicture'
import type { NumeroDemo } from './NumeroDemo'

/** The cover of an issue, 1240 × 1754 pixels; the same bytes for the same issue. */
export const renderCover = (numero: NumeroDemo): Promise<Buffer> =>
  encodePicture(toSvg(couverture(numero), COVER.width, COVER.height))
