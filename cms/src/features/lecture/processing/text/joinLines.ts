/** First parts of compounds, whose hyphen stays at the end of a line. */
const COMPOUND_START =
  /(?:^|[\s’'«(-])(?:peut|celui|celle|ceux|celles|lui|elle|eux|elles|moi|toi|soi|nous|vous|grand|grands|demi|mi|non|après|avant|contre|entre|quelques|vis|vis-à|c’est|c'est|c’est-à|c'est-à|là|ci|au|sous|sus|ex|vice|quasi|semi|micro|mini|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|quatre-vingt|saint|sainte)-$/i

/**
 * Joins lines of text: with a space, or without the hyphen of a word that the line's end divided.
 * @param isKnownWord whether the text has a word elsewhere, undivided; lower case
 */
export function joinLines(lines: string[], isKnownWord: (word: string) => boolean): string {
  return lines.reduce((text, line) => {
    if (text === '' || line === '') return text + line
    if (/\u00ad$/.test(text)) return text.slice(0, -1) + line
    if (!/\p{L}[-\u2010]$/u.test(text) || !/^\p{L}/u.test(line)) {
      return /[-\u2010]$/.test(text) && /\S[-\u2010]$/.test(text) && /^\d/.test(line)
        ? text + line
        : `${text} ${line}`
    }
    return isDivided(text, line, isKnownWord) ? text.slice(0, -1) + line : text + line
  }, '')
}

function isDivided(text: string, line: string, isKnownWord: (word: string) => boolean): boolean {
  // A capital after the hyphen: Saint-Étienne, Rhône-Alpes.
  if (/^\p{Lu}/u.test(line)) return false
  const start = /[\p{L}-]+[-\u2010]$/u.exec(text)?.[0].toLowerCase() ?? ''
  const end = /^[\p{L}-]+/u.exec(line)?.[0].toLowerCase() ?? ''
  if (isKnownWord(start.slice(0, -1) + end)) return true
  if (isKnownWord(`${start.slice(0, -1)}-${end}`)) return false
  return (
    !COMPOUND_START.test(text) &&
    !/^(?:ci|là|même|mêmes|je|tu|il|elle|on|nous|vous|ils|elles|ce)$/.test(end)
  )
}

/** Capitals that are words: À, Y. */
const ONE_LETTER_WORD = /^[AÀYÔ]$/

/**
 * Joins an initial letter with the text behind it, which often is a piece of its own.
 * @returns undefined unless the first is such a letter
 */
export function joinInitial(
  initial: string,
  text: string,
  isKnownWord: (word: string) => boolean,
): string | undefined {
  if (!/^\p{Lu}['’]?$/u.test(initial) || !/^\p{L}/u.test(text)) return undefined
  const word = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const isWord = ONE_LETTER_WORD.test(initial) && !isKnownWord((initial + word).toLowerCase())
  return isWord ? `${initial} ${text}` : initial + text
}
