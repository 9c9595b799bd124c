import sharp from 'sharp'
import { linesAt, toStream, writePdf, type DrawnPage } from './textPdfs/writePdf'

export type Colour = [red: number, green: number, blue: number]

export const RED: Colour = [200, 40, 40]
export const GREEN: Colour = [30, 140, 60]
export const BLUE: Colour = [40, 60, 190]
export const YELLOW: Colour = [230, 200, 30]

/** Colours of the quarters of a picture: top left, top right, bottom left, bottom right. */
export type Quarters = [Colour, Colour, Colour, Colour]
const QUARTERS: Quarters = [RED, GREEN, BLUE, YELLOW]

/** Pixels of a picture of four colours, with a channel more if there is a fifth. */
export function makeQuarters(width: number, height: number, colours: Quarters = QUARTERS): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      pixels.set(colours[quarter] ?? RED, (y * width + x) * 3)
    }
  }
  return pixels
}

/** Bytes of a binary stream as letters, of which none is a reference. */
const toHex = (bytes: Buffer): string => `${bytes.toString('hex')}>`

/** An image object; entries beside its sides and its filter, among them its colour space. */
export const imageObject = (
  width: number,
  height: number,
  bytes: Buffer,
  { filter = '', entries = '/ColorSpace /DeviceRGB' } = {},
): string =>
  toStream(
    toHex(bytes),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
      `/Filter [/ASCIIHexDecode ${filter}] ${entries}`,
  )

/** An image object of four colours, as JPEG. */
export async function jpegObject(
  width: number,
  height: number,
  colours?: Quarters,
  entries?: string,
): Promise<string> {
  const raw = { width, height, channels: 3 } as const
  const jpeg = await sharp(makeQuarters(width, height, colours), { raw })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return imageObject(width, height, jpeg, { filter: '/DCTDecode', entries })
}

/** Draws an image with its lower left corner at a point. */
export const place = (name: string, x: number, y: number, width: number, height: number): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`

/** Sides of A4 in points. */
export const A4: [number, number] = [595, 842]

/** Writes a PDF of A4 pages whose resources are these images and further objects. */
export const writeIllustrated = (
  pages: (string | DrawnPage)[],
  images: Record<string, string>,
  objects: Record<string, string> = {},
  catalog = '',
): Buffer =>
  writePdf({
    catalog,
    objects: { ...images, ...objects },
    pages: pages.map((page) => ({
      size: A4,
      resources: `/XObject << ${Object.keys(images)
        .map((name) => `/${name} @${name}`)
        .join(' ')} >>`,
      ...(typeof page === 'string' ? { content: page } : page),
    })),
  })

const SENTENCE =
  'la fête des moissons commence au lever du jour et finit quand le dernier danseur quitte la place'

/** A paragraph of so many lines, 250 points wide, its first letter's line at a point; 12 points a line. */
export const paragraphAt = (x: number, y: number, first: string, lines: number): string =>
  linesAt(x, y, 10, 12, [
    ...Array.from({ length: lines }, (_, index) =>
      index === 0
        ? `${first} commence ici et la suite de la ligne dit le reste`
        : SENTENCE.slice(0, 52),
    ),
    'et la place reste vide.',
  ])
