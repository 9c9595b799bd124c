/** A higher version makes the pages of all PDFs again, when asked (`npm run issues:process`). */
export const PROCESSING_VERSION = 12

/** Pixels of one picture, at most; an A4 page at the largest width has 3.6 million. */
export const MAX_PAGE_PIXELS = 10_000_000

/** Pixels of one side of a picture, at most: WebP takes 16,383. */
export const MAX_PAGE_SIDE = 8_000

/** Sides of a page in points, at most: 5 m, as PDF readers do. */
export const MAX_PAGE_POINTS = 14_400

export const MAX_LINKS_PER_PAGE = 500

/** Time to open a PDF; time of one page. */
export const OPEN_TIMEOUT_MS = 120_000
export const PAGE_TIMEOUT_MS = 60_000

/** Time of a whole PDF: of all child processes that take it apart. */
export const TOTAL_TIMEOUT_MS = 60 * 60_000

/** JavaScript heap of the child process. */
export const MAX_HEAP_MB = 512

/** Resident memory of the child process. */
export const MAX_RESIDENT_BYTES = 900 * 1024 * 1024

/** Time of the recognition of a page, and of all pages of a PDF, at the lowest priority. */
export const RECOGNITION_TIMEOUT_MS = 5 * 60_000
export const TOTAL_RECOGNITION_MS = 24 * 60 * 60_000

/** Resident memory of the child process that recognizes text; a page of A4 takes some 400 MB. */
export const MAX_RECOGNITION_BYTES = 700 * 1024 * 1024

/** A recognized page of less confidence must be checked; above it, 95 % of the words are right. */
export const MIN_CONFIDENCE = 90

/** Letters read in a photograph, at most: a picture with more letters is a text. */
export const MAX_LETTERS_OF_PHOTOGRAPH = 200
