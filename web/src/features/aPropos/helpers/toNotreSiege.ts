import type { NotreSiege } from '../../../../../cms/src/payload-types'
import { readRows, readText, readTitle } from '../../../lib/globals/readers'
import { toPicture, type PictureSource } from '../../../lib/pictures/toPicture'
import { toSafeHref } from '../../../lib/toSafeHref'

export type Federation = { nom: string; region: string | undefined; href: string | undefined }

export type Partenaire = {
  nom: string
  logo: PictureSource | undefined
  href: string | undefined
}

/** The page of the seat, as it is drawn. */
export function toNotreSiege(texts: NotreSiege) {
  return {
    titre: readTitle(texts.titre),
    texte: texts.texte,
    image: toPicture(texts.image),
    federationsTitre: readText(texts.federationsTitre),
    federationsTexte: texts.federationsTexte,
    federations: readRows(texts.federations).flatMap(({ nom, region, adresse }): Federation[] =>
      readText(nom) ? [{ nom, region: readText(region), href: toSafeHref(adresse) }] : [],
    ),
    partenairesTitre: readText(texts.partenairesTitre),
    partenairesTexte: texts.partenairesTexte,
    partenaires: readRows(texts.partenaires).flatMap(({ nom, logo, adresse }): Partenaire[] =>
      readText(nom) ? [{ nom, logo: toPicture(logo), href: toSafeHref(adresse) }] : [],
    ),
  }
}
