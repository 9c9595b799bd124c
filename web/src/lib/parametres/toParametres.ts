import type { Parametres as Texts } from '../../../../cms/src/payload-types'
import type { Coordonnees, Reseau } from '../coordonnees'
import { readText } from '../globals/readers'
import { toSafeHref } from '../toSafeHref'
import type { Mesure } from '../mesure'
import { defaultSiteName } from '../siteName'

export type Parametres = Coordonnees & {
  /** Where /ressources and /concours-photo lead; undefined while nobody has said. */
  ressources: string | undefined
  concoursPhoto: string | undefined
  /** Undefined where visitors are asked for nothing. */
  mesure: Mesure | undefined
}

const reseaux = ['facebook', 'instagram', 'twitter'] as const

export function toParametres(texts: Texts): Parametres {
  return {
    nom: readText(texts.nom) ?? defaultSiteName,
    adresse: readText(texts.adresse) ?? '',
    email: readText(texts.email),
    telephone: readText(texts.telephone),
    reseaux: reseaux.flatMap((reseau): Reseau[] => {
      const url = toWebAddress(texts[reseau])
      return url ? [{ reseau, url }] : []
    }),
    ressources: toWebAddress(texts.ressources),
    concoursPhoto: toWebAddress(texts.concoursPhoto),
    mesure: toMesure(texts),
  }
}

function toMesure({ mesureAudience, mesurePublicite, mesureServeur }: Texts): Mesure | undefined {
  const serveur = toWebAddress(mesureServeur)
  if (!serveur) return undefined
  return { audience: readText(mesureAudience), publicite: readText(mesurePublicite), serveur }
}

/** An address of another site; nothing else leads a visitor away. */
function toWebAddress(value: unknown): string | undefined {
  const href = toSafeHref(value)
  return href && /^https?:/i.test(href) ? href : undefined
}
