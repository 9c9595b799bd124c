import type { Accueil as Texts } from '../../../../../cms/src/payload-types'
import {
  readLink,
  readRows,
  readText,
  readTitle,
  type PageLink,
} from '../../../lib/globals/readers'
import { toPicture, type PictureSource } from '../../../lib/pictures/toPicture'
import type { RichTextValue } from '../../../ui/richText/RichTextValue'

type LongText = RichTextValue | null | undefined

export type Diapositive = {
  titre: string
  texte: string | undefined
  image: PictureSource | undefined
  lien: PageLink | undefined
}

export type Stage = {
  titre: string
  dates: string | undefined
  texte: LongText
  image: PictureSource | undefined
  lien: PageLink | undefined
}

export type Payse = {
  titre: string
  titulaire: string | undefined
  texte: LongText
  image: PictureSource | undefined
}

/** The home page, as it is drawn. */
export function toAccueil(texts: Texts) {
  return {
    accroche: readTitle(texts.accroche),
    presentation: texts.presentation,
    diapositives: readRows(texts.diapositives).map(
      ({ titre, texte, image, lien }): Diapositive => ({
        titre: readText(titre) ?? '',
        texte: readText(texte),
        image: toPicture(image),
        lien: readLink(lien),
      }),
    ),
    regards: { titre: readText(texts.regardsTitre) ?? 'Regards', texte: texts.regardsTexte },
    payse: {
      titre: readText(texts.payseTitre) ?? '',
      titulaire: readText(texts.payseTitulaire),
      texte: texts.payseTexte,
      image: toPicture(texts.payseImage),
    },
    separateur: toPicture(texts.separateur),
    stages: {
      titre: readText(texts.stagesTitre),
      introduction: texts.stagesIntroduction,
      liste: readRows(texts.stages).flatMap(({ titre, dates, texte, image, lien }): Stage[] =>
        readText(titre)
          ? [
              {
                titre,
                dates: readText(dates),
                texte,
                image: toPicture(image),
                lien: readLink(lien),
              },
            ]
          : [],
      ),
    },
    lettre: { titre: readText(texts.lettreTitre) ?? '', texte: readText(texts.lettreTexte) },
    contact: { titre: readText(texts.contactTitre) ?? '', texte: readText(texts.contactTexte) },
  }
}
