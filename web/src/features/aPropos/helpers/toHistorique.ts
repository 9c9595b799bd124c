import type { Historique } from '../../../../../cms/src/payload-types'
import { readRows, readText, readTitle } from '../../../lib/globals/readers'
import { toPicture, type PictureSource } from '../../../lib/pictures/toPicture'
import type { RichTextValue } from '../../../ui/richText/RichTextValue'

export type Jalon = {
  date: string
  titre: string
  texte: RichTextValue | null | undefined
  image: PictureSource | undefined
}

/** The page of the federation's history, as it is drawn. */
export function toHistorique(texts: Historique) {
  return {
    titre: readTitle(texts.titre),
    introduction: texts.introduction,
    image: toPicture(texts.image),
    jalons: readRows(texts.jalons).flatMap(({ date, titre, texte, image }): Jalon[] =>
      readText(titre)
        ? [{ date: readText(date) ?? '', titre, texte, image: toPicture(image) }]
        : [],
    ),
  }
}
