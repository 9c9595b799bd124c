import { queryOptions, useQuery } from '@tanstack/react-query'
import { globalQuery, parseText } from '../globals/globalQuery'
import type { Parametres as Texts } from '@payload-types'
import { sanitizeHref } from '@web/lib/validation/sanitizeHref'
import { defaultSiteName } from '@web/lib/seo/siteName'

const retryMs = 15_000

/** Query for the site-wide settings (global `parametres`), used by every page. */
export const parametresQuery = queryOptions({
  ...globalQuery('parametres'),
  select: toParametres,
  // Polls after an error: most pages that read it have no retry button for it.
  refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
})

const reseaux = ['facebook', 'instagram', 'twitter'] as const

function toParametres(texts: Texts) {
  return {
    nom: parseText(texts.nom) ?? defaultSiteName,
    /** Lines are separated by `\n`. */
    adresse: parseText(texts.adresse) ?? '',
    email: parseText(texts.email),
    telephone: parseText(texts.telephone),
    reseaux: reseaux.flatMap((reseau): Reseau[] => {
      const url = toHttpUrl(texts[reseau])
      return url ? [{ reseau, url }] : []
    }),
    /** Follows © in the footer. */
    anneeDuCopyright: toCopyrightYear(texts.anneeDuCopyright),
    issn: parseText(texts.issn),
    /** Redirect targets of /ressources and /concours-photo; undefined while not configured. */
    ressources: toHttpUrl(texts.ressources),
    concoursPhoto: toHttpUrl(texts.concoursPhoto),
    /** Undefined when neither analytics nor advertising can be loaded. */
    mesure: toMesure(texts),
  }
}

/** An emptied field means the current year. */
const toCopyrightYear = (text: Texts['anneeDuCopyright']): string =>
  text === undefined ? specifiedCopyrightYear : (parseText(text) ?? `${new Date().getFullYear()}`)

function toMesure({ mesureAudience, mesurePublicite, mesureServeur }: Texts): Mesure | undefined {
  const serveur = toHttpUrl(mesureServeur)
  if (!serveur) return undefined
  return { audience: parseText(mesureAudience), publicite: parseText(mesurePublicite), serveur }
}

/** Accepts only absolute http(s) URLs; undefined otherwise. */
function toHttpUrl(value: unknown): string | undefined {
  const href = sanitizeHref(value)
  return href && /^https?:/i.test(href) ? href : undefined
}

export function useCoordonnees(): Coordonnees | undefined {
  return useQuery(parametresQuery).data
}

/** Analytics and advertising settings. No script loads before the visitor consents. */
export type Mesure = {
  /** Google Analytics ID; undefined when analytics are off. */
  audience: string | undefined
  /** Google Ads ID; undefined when advertising is off. */
  publicite: string | undefined
  /** Base URL of the script of both, without a trailing slash. */
  serveur: string
}

/** A social network and the URL of the federation's page there. */
export type Reseau = { reseau: 'facebook' | 'instagram' | 'twitter'; url: string }

/** Until an editor changes it (specification, section 9). */
export const specifiedCopyrightYear = '2025'

/** Contact details of the federation, parsed for display. */
export type Coordonnees = Omit<
  ReturnType<typeof toParametres>,
  'ressources' | 'concoursPhoto' | 'mesure'
>
