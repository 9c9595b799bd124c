/** Highest issue number: addresses have nine digits at most. A bar code is no number. */
export const MAX_NUMERO = 999_999_999

/** Texts of an issue, in characters. */
export const MAX_ISSUE_TITLE = 200
export const MAX_SUMMARY = 5_000

/** Articles of an issue, and the texts of an article in characters. */
export const MAX_ARTICLES = 500
export const MAX_TITLE = 200
export const MAX_STANDFIRST = 1_000
export const MAX_AUTHORS = 20
export const MAX_AUTHOR = 100
export const MAX_SECTION = 100

/** Blocks of one article. */
export const MAX_BLOCKS = 5_000

/** Characters of an e-mail address, and of its part before the @ (specification, section 5). */
export const MAX_EMAIL = 254
export const MAX_EMAIL_LOCAL = 64

/** Characters of the name of a passkey. */
export const MAX_PASSKEY_NAME = 60
