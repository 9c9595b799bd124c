/**
 * « e-mail », « sommes-nous », « porte-parole »: a word with a hyphen, of 3 to 12 letters and hyphens, which nearly
 * always fits on one line. Its group keeps the words when a text is split.
 */
export const shortCompound = /(?<![\p{L}\p{N}-])(?=[\p{L}-]{3,12}(?![\p{L}\p{N}-]))(\p{L}+-\p{L}+)/u
