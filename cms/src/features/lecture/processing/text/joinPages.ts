import type { TextBlock } from './buildBlocks'
import { continueWord, readEnding, type IsKnownWord, type JoinedText } from './joinLines'
import type { PageText } from './readPageText'

/**
 * Joins a word that is divided over two pages: the text of the first has all of it, and each of its
 * places knows the whole.
 */
export function joinPages(before: PageText, after: PageText, isKnownWord: IsKnownWord): void {
  const [start, end] = [lastParagraph(before.blocks), after.blocks[0]]
  if (!start || end?.type !== 'paragraphe') return
  const [first] = end.texte.mots
  const last = start.mots.at(-1)
  if (!first || !last || !/^\p{Ll}/u.test(first.texte)) return
  const ending = readEnding(start.texte, first.texte, isKnownWord)
  if (!ending) return
  if (ending === 'divided') {
    start.texte = start.texte.slice(0, -1)
    last.texte = last.texte.slice(0, -1)
  }
  start.texte += first.texte
  end.texte.texte = end.texte.texte.slice(first.texte.length).trimStart()
  const parts = [...start.mots]
  continueWord(parts, first)
  Object.assign(first, parts.at(-1))
}

function lastParagraph(blocks: TextBlock[]): JoinedText | undefined {
  const last = blocks.at(-1)
  return last?.type === 'paragraphe' ? last.texte : undefined
}
