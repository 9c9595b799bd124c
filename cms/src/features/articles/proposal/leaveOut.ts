import { countLetters, isRunning, textOf, type PlacedBloc } from './placedBlocs'

/** Headings of what is no article. */
const OTHER_HEADING =
  /^(?:(?:au |notre |le )?sommaire|dans ce numéro|table des matières|contents|in this issue|ours|mentions légales|crédits(?: photo\p{L}*)?|publicité|annonces?|petites annonces|bulletin d[’'](?:abonnement|adhésion)|abonnements?|abonnez-vous|s[’']abonner|adhérer|nos partenaires|partenaires)\s*[.:!]?$/iu

/** Words of a masthead. */
const MASTHEAD = [
  /\bISSN\b/u,
  /dépôt légal/iu,
  /direct(?:eur|rice) de (?:la )?(?:publication|rédaction)/iu,
  /rédact(?:eur|rice)s? en chef/iu,
  /\b(?:comité de )?rédaction\s*:/iu,
  /\b(?:imprim(?:erie|eur)|impression|imprimé (?:par|à|en))\b/iu,
  /commission paritaire/iu,
  /\b(?:maquette|mise en page|conception graphique)\s*:/iu,
  /\babonnement\b/iu,
]

/** What advertisements and announcements have: telephones, addresses, prices. */
const ADVERTISEMENT =
  /\bt[ée]l(?:éphone)?\b\.?\s*:?\s*\+?\d|\b0\d(?:[ .-]?\d\d){4}\b|\bwww\.|https?:|\S@\S+\.\w|\d\s?€|\b\d{5} \p{Lu}|^publicité$|^(?:publi-?reportage|publirédactionnel)/iu

/** Letters of a page with a masthead that are the rest of an article, at least. */
const MIN_BESIDE_MASTHEAD = 400

export const isOtherHeading = (text: string): boolean => OTHER_HEADING.test(text.trim())

/** Whether a text is a masthead: who publishes, prints, where. */
export const isMasthead = (text: string): boolean =>
  MASTHEAD.filter((word) => word.test(text)).length >= 2

export const isAdvertisement = (text: string): boolean => ADVERTISEMENT.test(text)

/**
 * Whether a page without the beginning of an article goes on with the one before: it has running text
 * that is no masthead, no list of contents and no advertisement.
 */
export function goesOn(page: PlacedBloc[]): boolean {
  const running = page.filter(isRunning)
  const texts = running.filter(({ bloc }) => !isMasthead(textOf(bloc)))
  return countLetters(texts) >= (texts.length < running.length ? MIN_BESIDE_MASTHEAD : 1)
}
