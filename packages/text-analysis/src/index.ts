/**
 * The language of the search: how a text and a query become words that are compared. Server and browser
 * share it, so that whatever the search finds is marked on its page. And the signs of French typography.
 */
export { cutExtract } from './cutExtract'
export { findMarks, findMatches, MIN_PREFIX, type Match } from './findMatches'
export { foldText } from './foldText'
export { normalizeQuery, parseQuery, type ParsedQuery, type Phrase, type Term } from './parseQuery'
export { fromSmallStem, stemFrench, toStem } from './stemFrench'
export { isStopWord } from './stopWords'
export { joinCompounds, removeInvisible, tokenize, type Token } from './tokenize'
export { keepSigns, typeset } from './typeset'
