import type { Historique } from '@payload-types'
import { parseRows, parseText, parseTitle } from '@web/domain/globals/parsers'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'

export type Jalon = {
  date: string
  titre: string
  texte: RichTextValue | null | undefined
  image: PictureSource | undefined
}

export function toHistorique(texts: Historique) {
  return {
    titre: parseTitle(texts.titre),
    introduction: texts.introduction,
    image: toPicture(texts.image),
    jalons: parseRows(texts.jalons).flatMap(({ date, titre, texte, image }): Jalon[] =>
      parseText(titre)
        ? [{ date: parseText(date) ?? '', titre, texte, image: toPicture(image) }]
        : [],
    ),
  }
}
