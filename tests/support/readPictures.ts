import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createPageReader } from '../../cms/src/features/lecture/processing/createPageReader'
import { drawFigures } from '../../cms/src/features/lecture/processing/figures/drawFigures'
import { openPdf } from '../../cms/src/features/lecture/processing/pdfium/openPdf'
import type { Bloc, Figure } from '@regards/contract/schemas/blocs'
import { A4, BLUE, GREEN, RED, writeIllustrated, YELLOW } from '../factories/figures'

type Image = Extract<Bloc, { type: 'image' }>

export type ReadPage = {
  blocs: Bloc[]
  /** Texts of its words. */
  mots: string[]
  pictures: Image[]
  figures: Figure[]
}

/** Opens a folder in which PDFs are read as the child process does. */
export function openPictureReader() {
  const dir = mkdtempSync(path.join(tmpdir(), 'regards-figures-'))

  function open(bytes: Buffer) {
    const file = path.join(dir, 'fichier.pdf')
    writeFileSync(file, bytes)
    return openPdf(file)
  }

  async function read(bytes: Buffer): Promise<ReadPage[]> {
    const pdf = open(bytes)
    const reader = createPageReader(pdf)
    Array.from(reader.readProfile())
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.nombreDePages; number += 1) {
      const page = pdf.openPage(number)
      const drawn = await drawFigures(page, reader.readPictures(page).figures, dir)
      const { blocs, mots } = reader.read(page, drawn)
      const pictures = blocs.filter((bloc): bloc is Image => bloc.type === 'image')
      pages.push({
        blocs,
        pictures,
        mots: mots.map(([, , , , texte]) => texte),
        figures: pictures.flatMap(({ figure }) => figure ?? []),
      })
    }
    return pages
  }

  return {
    dir,
    open,
    read,
    /** Reads an A4 page of PDF operators, with its images by their names. */
    readPage: async (
      content: string,
      images: Record<string, string>,
      objects: Record<string, string> = {},
    ): Promise<ReadPage> => {
      const [page] = await read(writeIllustrated([content], images, objects))
      if (!page) throw new Error('No page')
      return page
    },
    /** Red, green and blue of a place of a figure's largest file, in parts of its sides. */
    colourAt: async (
      { nom, largeur, hauteur }: Figure,
      x: number,
      y: number,
    ): Promise<number[]> => {
      const { data, info } = await sharp(path.join(dir, `${nom}-${largeur}.webp`))
        .raw()
        .toBuffer({ resolveWithObject: true })
      if (info.width !== largeur || info.height !== hauteur) throw new Error('Other sides')
      const pixel = Math.floor(y * hauteur) * largeur + Math.floor(x * largeur)
      return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)]
    },
    stop: () => rmSync(dir, { recursive: true }),
  }
}

/** The figure of a page that has one. */
export function only(figures: Figure[] = []): Figure {
  const [figure] = figures
  if (!figure || figures.length > 1) throw new Error(`${figures.length} figures`)
  return figure
}

/** Box of a figure in points of an A4 page, from its top left corner: left, top, width, height. */
export const boxOf = ({ place: [x, y, l, h] }: Figure): number[] =>
  [x * A4[0], y * A4[1], l * A4[0], h * A4[1]].map((value) => Math.round(value / 10_000))

export const isNear = (colour: number[], expected: number[], tolerance = 30): boolean =>
  colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= tolerance)

/** Names a colour of the pictures of `factories/figures`. */
export function nameColour(colour: number[]): string {
  const names = { red: RED, green: GREEN, blue: BLUE, yellow: YELLOW }
  return Object.entries(names).find(([, value]) => isNear(colour, value))?.[0] ?? String(colour)
}
