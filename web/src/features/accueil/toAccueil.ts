import type { Accueil as Texts } from '@payload-types'
import { parseLink, parseRows, parseText, parseTitle } from '@web/domain/globals/globalQuery'
import { toPicture } from '@web/domain/pictures/toPicture'

/** The texts of the home page, as its components take them. */
export type Accueil = ReturnType<typeof toAccueil>

export function toAccueil(texts: Texts) {
  return {
    accroche: parseTitle(texts.accroche),
    presentation: texts.presentation,
    diapositives: parseRows(texts.diapositives).map(({ titre, texte, image, lien }) => ({
      titre: parseText(titre) ?? '',
      texte: parseText(texte),
      image: toPicture(image),
      lien: parseLink(lien),
    })),
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
      liste: parseRows(texts.stages, 'titre').map(({ titre, dates, texte, image, lien }) => ({
        ...{ titre, texte, dates: parseText(dates) },
        image: toPicture(image),
        lien: parseLink(lien),
      })),
    },
    lettre: { titre: parseText(texts.lettreTitre) ?? '', texte: parseText(texts.lettreTexte) },
    contact: { titre: parseText(texts.contactTitre) ?? '', texte: parseText(texts.contactTexte) },
  }
}
