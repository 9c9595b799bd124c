import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

import { renameFont } from './renameFont'

const require = createRequire(import.meta.url)
const FRAUNCES = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'
const SOURCE_SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght'

/** OpenType features to keep: kerning, ligatures, accents, and the figure styles used in CSS. */
const FEATURES = [
  ...['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'],
  ...['lnum', 'tnum'],
]

/** Characters of French texts, as in the `unicode-range` of the inlined fonts (src/theme/fonts.css). */
const FRENCH = [
  ...[' !"#%&\'()*+,-./0123456789:;?@[]', characterRange(0x41, 0x5a), characterRange(0x61, 0x7a)],
  ...['\u00a0©«°·»×', 'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒ', 'àâæçèéêëîïôùûüœ'],
  ...['\u202f–—‘’“”•…€'],
].join('')

/** All characters of Western European languages; others fall back to the reader's fonts. */
const WESTERN = [
  ...[characterRange(0x20, 0x7e), characterRange(0xa0, 0xff), 'ıŒœʻʼˆ˚˜'],
  ...[characterRange(0x2000, 0x206f), '€™↑↓−∕'],
].join('')

/** Signs that French texts seldom have, and characters of other Western European languages. */
const OTHERS = [...WESTERN].filter((character) => !FRENCH.includes(character)).join('')

type FontSubset = {
  /** Of the file, without its extension. */
  name: string
  /** Package and path of the source font. */
  from: string
  characters: string
  /** Of a variable font. */
  weights?: { min: number; max: number }
}

/** The weights of text that the site uses. */
const weights = { min: 400, max: 600 }

const FONTS: FontSubset[] = [
  { name: 'titre-francais', from: FRAUNCES, characters: FRENCH },
  { name: 'titre-autres', from: FRAUNCES, characters: OTHERS },
  { name: 'texte-francais', from: `${SOURCE_SANS}-normal.woff2`, characters: FRENCH, weights },
  { name: 'texte-autres', from: `${SOURCE_SANS}-normal.woff2`, characters: OTHERS, weights },
  { name: 'texte-italique', from: `${SOURCE_SANS}-italic.woff2`, characters: WESTERN, weights },
]

/**
 * IDs in OpenType's name table of the licence and its URL, which are kept (the copyright always
 * is).
 */
const LICENCE_NAMES = [13, 14]

/**
 * Vite plugin: before the build, removes from the fonts what the site never uses (small capitals,
 * fractions, other weights), a quarter of their bytes, and resolves `@fonts/` to the result. Source
 * Sans is renamed, because its licence (OFL 1.1, § 3) reserves its name for unmodified versions.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'regards:cut-fonts',
    async config({ root = join(import.meta.dirname, '..') }) {
      const folder = join(root, 'node_modules', '.fonts')
      await mkdir(folder, { recursive: true })
      await Promise.all(
        FONTS.map(async ({ name, from, ...subset }) => {
          const cut = await createFontSubset(await readFile(require.resolve(from)), subset)
          await writeFile(join(folder, `${name}.woff2`), cut)
        }),
      )
      return { resolve: { alias: { '@fonts': folder } } }
    },
  }
}

async function createFontSubset(
  font: Buffer,
  { characters, weights }: Omit<FontSubset, 'name' | 'from'>,
): Promise<Buffer> {
  const cut = await subsetFont(font, characters, {
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
