/** A name: words with capitals, with particles between them. */
const PARTICLE = String.raw`(?:d[’']|l[’'])?`
const NAME_WORD = String.raw`${PARTICLE}\p{Lu}[\p{L}’'.-]*`
const NAME = new RegExp(
  String.raw`^${NAME_WORD}(?: (?:de|du|des|de la|d[’']|le|la|van|von|der|den|el|ben|y))*(?: ${NAME_WORD}(?: (?:de|du|des|de la|le|la|van|von|der|den|el|ben|y))*){0,4}$`,
  'u',
)

/** Words before the names of writers. */
const BY =
  /^(?:(?:un |une )?(?:textes?|articles?|récit|reportage|dossier|enquête|entretien|interview|portrait|rédaction|written|words|story)(?:(?:,| et| &) (?:photos?|photographies|images|illustrations?|dessins?))*(?: (?:réalisée?|menée?))?(?: (?:de|par|by))?|propos recueillis par|recueillis? par|par|by)\s*:?\s+/iu

/** Words before other names. */
const BY_OTHERS =
  /^(?:photos?|photographies?|photographe|illustrations?|dessins?|images?|crédits?|maquette|traduit|traduction|©)/iu

const MAX_LETTERS = 160

/**
 * Reads the writers of a text: « Par Anne Le Goff et Jean Martin », « Texte : … Photographies : …
 * », « Propos recueillis par … »; undefined when it is no signature.
 */
export function readSignature(text: string): string[] | undefined {
  if (text.length > MAX_LETTERS) return undefined
  const clauses = text
    .split(/(?<=\p{Ll})[.;]\s|\s[·•|/–—]\s|\n/u)
    .map((clause) => clause.trim().replace(/[.,;]$/, ''))
  const names = clauses.flatMap((clause) => {
    const rest = clause.replace(BY, '')
    return rest === clause ? [] : (readNames(rest) ?? [])
  })
  const isOther = (clause: string) => BY_OTHERS.test(clause) || readNames(clause.replace(BY, ''))
  return names.length > 0 && clauses.every(isOther) ? names : undefined
}

/** Reads names alone: « Jeanne Kervella, présidente »; undefined for anything else. */
export function readNames(text: string): string[] | undefined {
  if (text.length > MAX_LETTERS || /[.!?:]$/.test(text)) return undefined
  const parts = text
    .replace(/ ?\([^()]*\)/g, '')
    .split(/,(?:\s*et\s)?|\s(?:et|and|&)\s/u)
    .map((part) => part.trim())
  const names = parts.filter((part) => NAME.test(part) && /\s/.test(part))
  const others = parts.filter((part) => !names.includes(part))
  const isFirst = names[0] !== undefined && names[0] === parts[0]
  return isFirst && others.every((part) => /^\p{Ll}/u.test(part)) ? names : undefined
}

/** Whether a text is the names of its writers, photographers or the like, behind words that say so. */
export const isByline = (text: string): boolean =>
  readSignature(text) !== undefined ||
  (isCredit(text) &&
    readNames(text.replace(BY_OTHERS, '').replace(/^\s*:?\s*(?:par |de )?/i, '')) !== undefined)

/** Whether a text tells more than the names of its writers: a function, or who took the pictures. */
export function tellsMore(text: string, names: string[]): boolean {
  const rest = names.reduce((left, name) => left.replace(name, ''), text)
  return /\p{L}/u.test(rest.replace(BY, '').replace(/(?<!\p{L})(?:et|and|par|by)(?!\p{L})/giu, ''))
}

/** Whether a text gives credit to photographers or the like, and to no writer. */
export const isCredit = (text: string): boolean =>
  text.length <= MAX_LETTERS && BY_OTHERS.test(text)
