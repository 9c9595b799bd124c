/**
 * `npm run icons`: generates web/public/icons from web/public/favicon.svg. Run it and commit the
 * result when that drawing changes.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const publicDir = resolve(import.meta.dirname, '../web/public')

/**
 * The star fills three quarters of the drawing: at this scale it fits in the safe circle of
 * maskable icons.
 */
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

async function draw(svg: string, size: number, name: string) {
  const target = join(publicDir, 'icons', name)
  // The drawing is 24 units wide; SVG has 72 units per inch.
  const { size: bytes } = await sharp(Buffer.from(svg), { density: (size / 24) * 72 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(target)
  console.log(`${target} (${bytes} bytes)`)
}
