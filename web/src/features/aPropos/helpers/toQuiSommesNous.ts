import type { QuiSommesNous } from '../../../../../cms/src/payload-types'
import { readRows, readText, readTitle } from '../../../lib/globals/readers'
import { toPicture } from '../../../lib/pictures/toPicture'
import type { RichTextValue } from '../../../ui/richText/RichTextValue'

export type Mission = { titre: string; texte: RichTextValue | null | undefined }

/** The page about the federation, as it is drawn. */
export function toQuiSommesNous(texts: QuiSommesNous) {
  return {
    titre: readTitle(texts.titre),
    introduction: texts.introduction,
    image: toPicture(texts.image),
    missionsTitre: readText(texts.missionsTitre),
    missions: readRows(texts.missions).flatMap(({ titre, texte }): Mission[] =>
      readText(titre) ? [{ titre, texte }] : [],
    ),
    roleTitre: readText(texts.roleTitre),
    role: texts.role,
  }
}
