/** Bounds of an issue's articles, as the panel and the arrangement take them. */
export const MAX_ARTICLES = 500
export const MAX_TITLE = 200
export const MAX_STANDFIRST = 1_000
export const MAX_AUTHORS = 20
export const MAX_AUTHOR = 100
export const MAX_SECTION = 100

/** Blocks of one article. */
export const MAX_BLOCKS = 5_000

export const WORDS_PER_MINUTE = 200
