import sharp from 'sharp'

/** Side of the compared pictures, in pixels, and mean difference of their greys that nobody sees. */
const SIDE = 32
const MAX_DIFFERENCE = 12

/** Ratio of two proportions, beside what a pixel more or less makes of a side. */
const MAX_STRETCH = 1.02

/** A page whose greys differ less than this is blank. */
const BLANK = 1.5

export type PictureFault = 'blank' | 'turned' | 'proportions' | 'different'

/** Compares the picture of a page with poppler's: at a small size, in grey. */
export async function comparePictures(
  picture: string,
  reference: string,
): Promise<PictureFault | undefined> {
  const [ours, theirs] = await Promise.all([readGrey(picture), readGrey(reference)])
  if (getSpread(ours.grey) < BLANK && getSpread(theirs.grey) >= BLANK) return 'blank'
  const difference = getDifference(ours.grey, theirs.grey)
  for (const angle of [90, 180, 270]) {
    const turned = await readGrey(picture, angle)
    if (getDifference(turned.grey, theirs.grey) < difference / 3 && difference > MAX_DIFFERENCE / 3)
      return 'turned'
  }
  const stretch = ours.ratio / theirs.ratio
  const rounding = 1 / Math.min(ours.side, theirs.side)
  if (Math.max(stretch, 1 / stretch) > MAX_STRETCH + rounding) return 'proportions'
  return difference > MAX_DIFFERENCE ? 'different' : undefined
}

async function readGrey(
  file: string,
  angle = 0,
): Promise<{ ratio: number; side: number; grey: Uint8Array }> {
  const { width, height } = await sharp(file).metadata()
  const upright = await sharp(file).flatten({ background: '#fff' }).rotate(angle).png().toBuffer()
  const grey = await sharp(upright).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer()
  return { ratio: width / height, side: Math.min(width, height), grey }
}

/** Mean difference of two pictures' greys; in both, light and dark are what counts, not the mean. */
const getDifference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0) / one.length

/** Mean distance of a picture's greys from their mean. */
function getSpread(grey: Uint8Array): number {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  return grey.reduce((sum, value) => sum + Math.abs(value - mean), 0) / grey.length
}
