import type { QuiSommesNous } from '@payload-types'
import { parseRows, parseText, parseTitle } from '@web/domain/globals/parsers'
import { toPicture } from '@web/domain/pictures/toPicture'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'

export type Mission = { titre: string; texte: RichTextValue | null | undefined }

export function toQuiSommesNous(texts: QuiSommesNous) {
  return {
    titre: parseTitle(texts.titre),
    introduction: texts.introduction,
    image: toPicture(texts.image),
    missionsTitre: parseText(texts.missionsTitre),
    missions: parseRows(texts.missions).flatMap(({ titre, texte }): Mission[] =>
      parseText(titre) ? [{ titre, texte }] : [],
    ),
    roleTitre: parseText(texts.roleTitre),
    role: texts.role,
  }
}
