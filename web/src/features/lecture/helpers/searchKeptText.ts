import type { SentPageBloc } from '@regards/contract/schemas/blocs'
import type { TexteResponse } from '@regards/contract/schemas/lecture'
import type { IssueSearchResponse } from '@regards/contract/schemas/recherche'
import {
  cutExtract,
  findMatches,
  isStopWord,
  MIN_PREFIX,
  normalizeQuery,
  parseQuery,
  tokenize,
  toStem,
  type Phrase,
} from '@regards/text-analysis'
import { isRichTextEmpty, toPlainText } from '@web/ui/richText/readRichText'

/** A word, matched by one of its stems, or adjacent words. */
type Wanted = { written: string; stems: string[]; phrases: Phrase[] }

/** Searches the kept text of an issue, with its own words only and no suggestions. */
export function searchKeptText({ pages }: TexteResponse, q: string): IssueSearchResponse {
  const { terms, phrases, excluded } = parseQuery(normalizeQuery(q))
  const texts = pages
    .map(({ page, blocs, texteCorrige }) => ({
      page,
      texte: isRichTextEmpty(texteCorrige)
        ? blocs.flatMap(listTexts).join('\n')
        : toPlainText(texteCorrige),
    }))
    .filter(({ texte }) => findMatches(texte, [excluded.stems], excluded.phrases).length === 0)
  const look = (wanted: Wanted[]) => texts.filter(({ texte }) => hasAll(texte, wanted))

  const words = terms.map(({ word, written, stems, isOpen, isInPhrase }) => {
    const own = { written, stems, phrases: [], isInPhrase }
    const isBegun = isOpen && word.length >= MIN_PREFIX && look([own]).length === 0
    return isBegun ? { ...own, stems: [...stems, ...listCompletions(texts, word)] } : own
  })
  const whole: Wanted[] = [
    ...words.filter(({ isInPhrase }) => !isInPhrase),
    ...phrases.map((phrase) => ({ written: phrase.written, stems: [], phrases: [phrase] })),
  ]
  const isWhole = look(whole).length > 0
  const kept = isWhole ? whole : keepMost(words, look)
  const found = kept.length > 0 ? look(kept) : []
  const lacking = [...whole.filter((each) => each.phrases.length > 0), ...words].filter(
    (each) => !kept.includes(each),
  )
  return {
    q,
    total: found.length,
    auMoins: false,
    suggestion: null,
    sans: isWhole || found.length === 0 ? [] : lacking.map(({ written }) => written),
    resultats: found.map(({ page, texte }) => ({
      page,
      extrait: cutExtract(
        texte,
        kept.map(({ stems }) => stems),
        kept.flatMap((each) => each.phrases),
      ),
    })),
  }
}

const hasAll = (texte: string, wanted: Wanted[]): boolean =>
  wanted.every(({ stems, phrases }) => findMatches(texte, [stems], phrases).length > 0)

/** The words of the issue that begin with a possibly unfinished word. */
const listCompletions = (texts: { texte: string }[], beginning: string): string[] => [
  ...new Set(
    texts
      .flatMap(({ texte }) => tokenize(texte))
      .filter(({ word }) => word.startsWith(beginning) && !isStopWord(word))
      .map(({ word }) => toStem(word)),
  ),
]

/** The rarest word, and each further word that leaves a page. */
function keepMost(words: Wanted[], look: (wanted: Wanted[]) => unknown[]): Wanted[] {
  const kept: Wanted[] = []
  for (const each of words.toSorted((one, other) => look([one]).length - look([other]).length)) {
    if (look([...kept, each]).length > 0) kept.push(each)
  }
  return kept
}

function listTexts(bloc: SentPageBloc): string[] {
  if (bloc.type === 'liste') return bloc.elements
  if (bloc.type === 'tableau') return [...(bloc.entete ?? []), ...bloc.lignes.flat()]
  if (bloc.type === 'image') return bloc.legende === null ? [] : [bloc.legende]
  return [bloc.texte]
}
