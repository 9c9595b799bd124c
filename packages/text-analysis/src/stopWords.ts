/**
 * Common French words, folded. Elided ones (l’, qu’) are among them: an apostrophe separates words.
 * They are indexed, for phrases and for queries that have nothing else. Not in it: or and ton,
 * nouns more often than not in this magazine.
 */
const STOP_WORDS = new Set(
  `au aux avec ce ces cet cette cela ceci ca chez comme dans de des du donc dont elle elles en entre
  es est et etait etaient etant etre eux fut furent il ils ici je jusqu la le les leur leurs lorsqu
  lui ma mais me meme memes mes moi mon ne ni nos notre nous on ont ou par pour presqu
  puisqu qu quand que quel quelle quelles quels qui quoi quoiqu sa sans se sera ses si soit son
  sont sous sur ta te tes toi tu un une vers vos votre vous y a ai as avait avaient avoir ayant
  eu ainsi aussi alors`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a query with other words ignores this folded word: a small word, or a single letter. */
export const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word) || (word.length === 1 && !/\d/.test(word))
