import {
  countLetters,
  isAdvertisement,
  isRest,
  isRunning,
  textOf,
  type PlacedBloc,
} from './placedBlocs'

/** Headings of parts that are no article. */
const OTHER_HEADING =
  /^(?:(?:au |notre |le )?sommaire|dans ce numéro|table des matières|contents|in this issue|ours|mentions légales|crédits(?: photo\p{L}*)?|publicité|annonces?|petites annonces|bulletin d[’'](?:abonnement|adhésion)|abonnements?|abonnez-vous|s[’']abonner|adhérer|nos partenaires|partenaires)\s*[.:!]?$/iu

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

/** Headings at the end of an article, above addresses and prices as in an advertisement. */
const SUPPLEMENT =
  /^(?:(?:éléments de |petite )?(?:bibliographie|discographie|filmographie|webographie|sitographie)|sources|références|ouvrages? cités?|notes|pour (?:en savoir|aller) plus|pour en savoir davantage|[àa] (?:lire|voir|écouter|consulter)|contacts?|renseignements|remerciements|liens|adresses utiles|bibliography|references|works cited|further reading|links)\b/iu

/** Lines for each address in a list that is no advertisement, at least. */
const MIN_LINES_AN_ADDRESS = 4

/** Letters of a page with a masthead that are the rest of an article, at least. */
const MIN_BESIDE_MASTHEAD = 400

export const isOtherHeading = (text: string): boolean => OTHER_HEADING.test(text.trim())

/** Whether a text is a masthead: who publishes, prints, where. */
export const isMasthead = (text: string): boolean =>
  MASTHEAD.filter((word) => word.test(text)).length >= 2

export const isSupplement = (text: string): boolean => SUPPLEMENT.test(text.trim())

/** Whether a page without running text is an advertisement: many of its few lines have addresses or prices. */
export function isAdvertisementPage(page: PlacedBloc[]): boolean {
  if (page.some(isRunning)) return false
  const texts = page.filter(({ bloc }) => bloc.type !== 'image').map(({ bloc }) => textOf(bloc))
  const signs = texts.filter(isAdvertisement).length
  return !isSupplement(texts[0] ?? '') && signs * MIN_LINES_AN_ADDRESS > texts.length
}

/**
 * Whether a page without running text belongs to the article around or before it: pictures, captions
 * and short lines, without a heading as large as the article’s title. Behind all text, where a page may
 * be the back cover, captions or the heading of a list tell it.
 * @param level of the title
 */
export function isPlate(page: PlacedBloc[], level: number, isBehindAll: boolean): boolean {
  const isOther = ({ bloc }: PlacedBloc) => {
    const text = textOf(bloc)
    const isTitle = bloc.type === 'titre' && bloc.niveau <= level && !isSupplement(text)
    return isTitle || isOtherHeading(text) || isMasthead(text)
  }
  const isOfText = ({ bloc }: PlacedBloc) =>
    bloc.type === 'image' ? Boolean(bloc.legende) : isSupplement(textOf(bloc))
  if (page.length === 0 || page.some(isOther) || isAdvertisementPage(page)) return false
  return !isBehindAll || page.some(isOfText)
}

/**
 * Whether a page without the beginning of an article goes on with the one before: it has running
 * text that is no masthead, no list of contents and no advertisement.
 */
export function goesOn(page: PlacedBloc[]): boolean {
  const running = page.filter(isRunning)
  const texts = running.filter(({ bloc }) => !isMasthead(textOf(bloc)))
  return countLetters(texts) >= (texts.length < running.length ? MIN_BESIDE_MASTHEAD : 1)
}

/** « Suite page 12 », at the end of a text that goes on elsewhere. */
export const GOES_ON =
  /^\W*(?:(?:lire |voir )?(?:la )?suite|à suivre|continued)(?: en| à la| à| on)?\s*,?\s*(?:pages?|p\.)\s*(\d{1,3})\W*$/iu

/** « Suite de la page 3 », where it goes on. */
export const COMES_FROM =
  /^\W*(?:suite(?: et fin)?|continued)\s+(?:de la|de|from)\s+(?:pages?|p\.)\s*(\d{1,3})\W*$/iu

/** Letters of a caption above a title, at most. */
const MAX_CAPTION = 90

/** Whether a text is the label of a section: a word or two, in capitals or without a name's. */
export const isLabel = (text: string): boolean =>
  text.length > 1 &&
  text.length <= 40 &&
  /^\p{Lu}/u.test(text) &&
  !/[.!?…:;,]$/u.test(text) &&
  !/\d{2,}/.test(text) &&
  !GOES_ON.test(text) &&
  (!/\p{Ll}/u.test(text) || !/\s\p{Lu}/u.test(text))

/** Whether a block may stand above the title of an article: a picture, its caption, a label. */
export function isAboveTitle({ bloc }: PlacedBloc): boolean {
  if (bloc.type === 'image') return true
  const text = textOf(bloc)
  if (bloc.type !== 'paragraphe' || text.length > MAX_CAPTION || isRest(text)) return false
  return !GOES_ON.test(text) && !COMES_FROM.test(text) && !isAdvertisement(text)
}
