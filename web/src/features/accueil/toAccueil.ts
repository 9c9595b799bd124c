import type { Accueil as Texts } from '@payload-types'
import {
  parseLink,
  parseRows,
  parseText,
  parseTitle,
  type PageLink,
} from '@web/domain/globals/parsers'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'

type RichTextField = RichTextValue | null | undefined

export type Diapositive = {
  titre: string
  texte: string | undefined
  image: PictureSource | undefined
  lien: PageLink | undefined
}

export type Stage = {
  titre: string
  dates: string | undefined
  texte: RichTextField
  image: PictureSource | undefined
  lien: PageLink | undefined
}

export type Payse = {
  titre: string
  titulaire: string | undefined
  texte: RichTextField
  image: PictureSource | undefined
}

export function toAccueil(texts: Texts) {
  return {
    accroche: parseTitle(texts.accroche),
    presentation: texts.presentation,
    diapositives: parseRows(texts.diapositives).map(
      ({ titre, texte, image, lien }): Diapositive => ({
        titre: parseText(titre) ?? '',
        texte: parseText(texte),
        image: toPicture(image),
        lien: parseLink(lien),
      }),
    ),
    regards: { titre: parseText(texts.regardsTitre) ?? 'Regards', texte: texts.regardsTexte },
    payse: {
      titre: parseText(texts.payseTitre) ?? '',
      titulaire: parseText(texts.payseTitulaire),
      texte: texts.payseTexte,
      image: toPicture(texts.payseImage),
    },
    separateur: toPicture(texts.separateur),
    stages: {
      titre: parseText(texts.stagesTitre),
      introduction: texts.stagesIntroduction,
      liste: parseRows(texts.stages).flatMap(({ titre, dates, texte, image, lien }): Stage[] =>
        parseText(titre)
          ? [
              {
                titre,
                dates: parseText(dates),
                texte,
                image: toPicture(image),
                lien: parseLink(lien),
              },
            ]
          : [],
      ),
    },
    lettre: { titre: parseText(texts.lettreTitre) ?? '', texte: parseText(texts.lettreTexte) },
    contact: { titre: parseText(texts.contactTitre) ?? '', texte: parseText(texts.contactTexte) },
  }
}
