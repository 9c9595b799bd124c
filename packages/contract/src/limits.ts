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

/**
 * Widths of a page's pictures, in pixels: telephones of two and of three device pixels a pixel show a
 * page in 720 and 1,080, and so do screens. The first is that of thumbnails.
 */
export const PICTURE_WIDTHS = [240, 480, 720, 1080, 1600] as const

/**
 * Widths in pixels of the pictures on a page, besides a picture's own width, which is at most the
 * last: a telephone shows them in 720.
 */
export const FIGURE_WIDTHS = [480, 720, 960, 1600] as const

/**
 * Widths of the AVIF files for telephones, or the width of a narrower picture: most show an
 * article's lead picture in 640.
 */
export const AVIF_FIGURE_WIDTHS = [480, 640, 960] as const

/** Height of a picture on a page, in pixels, at most. */
export const MAX_FIGURE_HEIGHT = 2_400

export const MAX_FIGURES_PER_PAGE = 24

/** Pages and outline entries of a PDF. */
export const MAX_PAGES = 1_000
export const MAX_OUTLINE_ENTRIES = 500
