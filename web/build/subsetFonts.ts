import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

import { renameFont } from './renameFont'

const require = createRequire(import.meta.url)
const SOURCE_SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght'

/** The fonts by the names that their cut files have; the text of the site is between 400 and 600. */
const FONTS = [
  { name: 'titre-normal', from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
  { name: 'texte-normal', from: `${SOURCE_SANS}-normal.woff2`, weights: { min: 400, max: 600 } },
  { name: 'texte-italic', from: `${SOURCE_SANS}-italic.woff2`, weights: { min: 400, max: 600 } },
]

/** Kerning, ligatures and accents, and the figures that styles ask for. */
const FEATURES = [
  ...['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'],
  ...['lnum', 'tnum'],
]

/** All that Western European languages are written with; anything else comes from the reader's fonts. */
const CHARACTERS = [
  ...[characterRange(0x20, 0x7e), characterRange(0xa0, 0xff), 'ıŒœʻʼˆ˚˜'],
  ...[characterRange(0x2000, 0x206f), '€™↑↓−∕'],
].join('')

/** OpenType's name table: the licence and its address, which come along (the copyright does anyway). */
const LICENCE_NAMES = [13, 14]

/**
 * Cuts from the fonts what the site never shows (small capitals, fractions, other weights), a quarter of
 * their bytes, before anything is built: styles find them under `@fonts/`. Source Sans comes out under
 * another name, because its licence (OFL 1.1, § 3) reserves its own for what is unchanged.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'regards:cut-fonts',
    async config({ root = join(import.meta.dirname, '..') }) {
      const folder = join(root, 'node_modules', '.fonts')
      await mkdir(folder, { recursive: true })
      await Promise.all(
        FONTS.map(async ({ from, name, weights }) => {
          const cut = await createFontSubset(await readFile(require.resolve(from)), weights)
          await writeFile(join(folder, `${name}.woff2`), cut)
        }),
      )
      return { resolve: { alias: { '@fonts': folder } } }
    },
  }
}

async function createFontSubset(
  font: Buffer,
  weights?: { min: number; max: number },
): Promise<Buffer> {
  const cut = await subsetFont(font, CHARACTERS, {
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
    targetFormat: 'truetype',
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  })
  return convert(renameFont(cut, 'Source', 'Regard'), 'woff2')
}

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}
