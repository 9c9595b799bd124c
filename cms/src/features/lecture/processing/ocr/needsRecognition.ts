/** Letters of a page that is text, at least: a scan may carry a folio or a stamp of who made it. */
const MIN_LETTERS = 60

/** Part of the page that a scan covers, at least. */
const MIN_PICTURE = 0.6

/**
 * Whether a page is a picture of text, which must be recognized: pictures cover most of it, and it has
 * (nearly) no words, visible or not. A scan with an invisible layer of words has them.
 * @param letters of the page's words
 * @param pictureShare part of the page's area that its pictures cover, 0 to 1
 */
export const needsRecognition = ({
  letters,
  pictureShare,
}: {
  letters: number
  pictureShare: number
}): boolean => letters < MIN_LETTERS && pictureShare >= MIN_PICTURE
