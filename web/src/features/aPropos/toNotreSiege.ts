import type { NotreSiege } from '@payload-types'
import { parseRows, parseText, parseTitle } from '@web/domain/globals/parsers'
import { toPicture, type PictureSource } from '@web/domain/pictures/toPicture'
import { sanitizeHref } from '@web/lib/validation/sanitizeHref'

export type Federation = { nom: string; region: string | undefined; href: string | undefined }

export type Partenaire = {
  nom: string
  logo: PictureSource | undefined
  href: string | undefined
}

export function toNotreSiege(texts: NotreSiege) {
  return {
    titre: parseTitle(texts.titre),
    texte: texts.texte,
    image: toPicture(texts.image),
    federationsTitre: parseText(texts.federationsTitre),
    federationsTexte: texts.federationsTexte,
    federations: parseRows(texts.federations).flatMap(({ nom, region, adresse }): Federation[] =>
      parseText(nom) ? [{ nom, region: parseText(region), href: sanitizeHref(adresse) }] : [],
    ),
    partenairesTitre: parseText(texts.partenairesTitre),
    partenairesTexte: texts.partenairesTexte,
    partenaires: parseRows(texts.partenaires).flatMap(({ nom, logo, adresse }): Partenaire[] =>
      parseText(nom) ? [{ nom, logo: toPicture(logo), href: sanitizeHref(adresse) }] : [],
    ),
  }
}
