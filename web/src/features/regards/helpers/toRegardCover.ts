import type { Regard } from '@payload-types'
import { toPicture, type PictureSource } from '../../../domain/pictures/toPicture'

/** The cover of an issue with its text alternative; undefined when the response has no cover. */
export function toRegardCover({ couverture, numero }: Regard): PictureSource | undefined {
  const picture = toPicture(couverture)
  return picture && { ...picture, alt: picture.alt || `Couverture du numéro ${numero}` }
}
