import { isAdvertisement } from './leaveOut'
import { isRest, textOf, type PlacedBloc } from './placedBlocs'

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
