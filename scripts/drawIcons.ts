/**
 * `npm run icons`: generates web/public/icons, favicon.ico and apple-touch-icon.png from
 * web/public/favicon.svg. Run it and commit the result when that drawing changes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const publicDir = resolve(import.meta.dirname, '../web/public')

/** At this scale the star fits in the safe circle of maskable icons. */
const maskableScale = 0.86

const drawing = await readFile(join(publicDir, 'favicon.svg'), 'utf8')
/** Systems that round the corners themselves need square ones. */
const square = drawing.replace(/ rx="\d+"/, '')
const maskable = square.replaceAll('<path ', `<path transform="scale(${maskableScale})" `)

await mkdir(join(publicDir, 'icons'), { recursive: true })
await draw(drawing, 192, 'icon-192.png')
await draw(drawing, 512, 'icon-512.png')
await draw(maskable, 512, 'icon-maskable-512.png')
await draw(square, 180, 'apple-touch-icon.png')
// Looked for at these addresses by whatever does not read the page.
await copyFile(
  join(publicDir, 'icons', 'apple-touch-icon.png'),
  join(publicDir, 'apple-touch-icon.png'),
)
await writeFile(join(publicDir, 'favicon.ico'), toIco(await toPng(drawing, 48), 48))

async function draw(svg: string, size: number, name: string) {
  const target = join(publicDir, 'icons', name)
  const bytes = await toPng(svg, size)
  await writeFile(target, bytes)
  console.log(`${target} (${bytes.length} bytes)`)
}

/** The drawing is 24 units wide; SVG has 72 units per inch. */
function toPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (size / 24) * 72 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Returns an icon file that holds one square PNG, as all current browsers read it. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // Type (an icon), number of pictures.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  // Width, height, planes, bits per pixel, length and place of the PNG.
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
