import type { TextBlock } from './buildBlocks'
import {
  continueWord,
  dropHyphen,
  type IsKnownWord,
  type JoinedText,
  readEnding,
} from './joinLines'
import type { PageText } from './readPageText'

/** Blocks at a page's end and beginning among which a caption or a note may stand. */
const MAX_LOOK_AROUND = 4

/** Joins a word divided over two pages: the first has all, its places on both know the whole. */
export function joinPages(before: PageText, after: PageText, isKnownWord: IsKnownWord): void {
  const start = paragraphsOf(before.blocks.slice(-MAX_LOOK_AROUND)).findLast(({ texte }) =>
    /\p{L}[-\u2010\u00ad]$/u.test(texte),
  )
  const end = paragraphsOf(after.blocks.slice(0, MAX_LOOK_AROUND)).find(({ texte }) =>
    /^\p{Ll}/u.test(texte),
  )
  const [first] = end?.mots ?? []
  if (!start || !end || !first || start.mots.length === 0) return
  const ending = readEnding(start.texte, first.texte, isKnownWord)
  if (!ending) return
  if (ending === 'divided') dropHyphen(start)
  start.texte += first.texte
  end.texte = end.texte.slice(first.texte.length).trimStart()
  const parts = [...start.mots]
  continueWord(parts, first)
  Object.assign(first, parts.at(-1))
}

const paragraphsOf = (blocks: TextBlock[]): JoinedText[] =>
  blocks.flatMap((block) => (block.type === 'paragraphe' ? block.texte : []))
