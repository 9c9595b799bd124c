/**
 * French words that say nothing about a text, folded. Elided ones (l’, qu’) are among them: an
 * apostrophe separates words.
 */
const STOP_WORDS = new Set(
  `au aux avec ce ces cet cette cela ceci ca chez comme dans de des du donc dont elle elles en entre
  es est et etait etaient etant etre eux fut furent il ils ici je jusqu la le les leur leurs lorsqu
  lui ma mais me meme memes mes moi mon ne ni nos notre nous on ont or ou par pour presqu
  puisqu qu quand que quel quelle quelles quels qui quoi quoiqu sa sans se sera ses si soit son
  sont sous sur ta te tes toi ton tu un une vers vos votre vous y a ai as avait avaient avoir ayant
  eu ainsi aussi alors`
    .split(/\s+/)
    .filter(Boolean),
)

/** Longest word that is indexed, in characters; longer ones are addresses or noise. */
const MAX_LENGTH = 40

/** Whether a folded word is indexed and searched for: neither a stop word nor a lone letter. */
export const isSearchable = (word: string): boolean =>
  (word.length > 1 || /\d/.test(word)) && word.length <= MAX_LENGTH && !STOP_WORDS.has(word)
