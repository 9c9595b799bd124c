import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { areSame } from '../../../../../cms/src/features/articles/views/contentsEndpoints'
import { MAX_PAGE_PIXELS } from '../../../../../cms/src/features/lecture/limits'
import { createPageReader } from '../../../../../cms/src/features/lecture/processing/createPageReader'
import { drawFigures } from '../../../../../cms/src/features/lecture/processing/figures/drawFigures'
import type { FoundFigure } from '../../../../../cms/src/features/lecture/processing/figures/findFigures'
import type { Figure } from '@regards/contract/schemas/blocs'
import {
  A4,
  BLUE,
  type Colour,
  imageObject,
  jpegObject,
  place,
  RED,
  writeIllustrated,
} from '../../../../factories/figures'
import { at } from '../../../../factories/textPdfs/writePdf'
import {
  boxOf,
  isNear,
  nameColour,
  only,
  openPictureReader,
} from '../../../../support/readPictures'

const reader = openPictureReader()
afterAll(() => reader.stop())
const { dir, read, readPage } = reader

const photo = await jpegObject(300, 200)

/** Colours of the quarters of a figure, by name. */
async function quartersOf(figure: Figure): Promise<string[]> {
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  return Promise.all(places.map(async ([x, y]) => nameColour(await reader.colourAt(figure, x, y))))
}

describe('drawn pictures', () => {
  test('the colours of a picture, in its own pixels', async () => {
    const { figures } = await readPage(place('P', 100, 400, 240, 160), { P: photo })
    const figure = only(figures)
    expect([figure.largeur, figure.hauteur, figure.tailles]).toEqual([300, 200, [300]])
    expect(await quartersOf(figure)).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  test('a fingerprint, by which the same picture in another place and size is known', async () => {
    const small = place('P', 100, 100, 180.5, 120.3)
    const pages = [place('P', 100, 400, 240, 160), small, place('O', 100, 400, 240, 160)]
    const O = await jpegObject(300, 200, [BLUE, RED, RED, BLUE])
    const found = await read(writeIllustrated(pages, { P: photo, O }))
    const [one, again, other] = found.map(({ figures }) => only(figures))

    expect(one?.empreinte).toMatch(/^[0-9a-f]{64}$/)
    expect(one && again && areSame(one, again)).toBe(true)
    expect(one && other && areSame(one, other)).toBe(false)
  })

  test('a picture that is turned, and one on a page that is', async () => {
    const turned = `q 0 240 -160 0 300 400 cm /P Do Q`
    const [one, other] = await read(
      writeIllustrated(
        [turned, { content: place('P', 100, 400, 240, 160), size: A4, entries: '/Rotate 90' }],
        { P: photo },
      ),
    )
    // Turned to the left: its right side is at the top.
    const figure = only(one?.figures)
    expect(boxOf(figure)).toEqual([140, 202, 160, 240])
    expect([figure.largeur, figure.hauteur]).toEqual([200, 300])
    expect(await quartersOf(figure)).toEqual(['green', 'yellow', 'red', 'blue'])
    // The page is turned to the right: its left side is at the top.
    const onTurned = only(other?.figures)
    expect([onTurned.largeur, onTurned.hauteur]).toEqual([200, 300])
    expect(await quartersOf(onTurned)).toEqual(['blue', 'red', 'yellow', 'green'])
  })

  test('a picture in CMYK, and one with a soft mask', async () => {
    const cmyk = Buffer.alloc(100 * 100 * 4)
    for (let pixel = 0; pixel < 10_000; pixel += 1) {
      cmyk.set(pixel % 100 < 50 ? [0, 255, 255, 0] : [255, 0, 255, 0], pixel * 4)
    }
    const mask = Buffer.alloc(100 * 100, 255)
    mask.fill(0, 0, 50 * 100)
    const { figures } = await readPage(
      place('C', 100, 600, 200, 200) + place('M', 100, 300, 200, 200),
      {
        C: imageObject(100, 100, cmyk, { entries: '/ColorSpace /DeviceCMYK' }),
        M: await jpegObject(
          200,
          200,
          [RED, RED, BLUE, BLUE],
          '/ColorSpace /DeviceRGB /SMask @mask',
        ),
      },
      { mask: imageObject(100, 100, mask, { entries: '/ColorSpace /DeviceGray' }) },
    )
    const [inCmyk, masked] = figures
    if (!inCmyk || !masked) throw new Error('No figures')
    expect(isNear(await reader.colourAt(inCmyk, 0.25, 0.5), [235, 30, 40], 45)).toBe(true)
    expect(isNear(await reader.colourAt(inCmyk, 0.75, 0.5), [0, 165, 80], 45)).toBe(true)
    expect(isNear(await reader.colourAt(masked, 0.5, 0.25), [255, 255, 255])).toBe(true)
    expect(isNear(await reader.colourAt(masked, 0.5, 0.75), BLUE)).toBe(true)
  })

  test('content over a picture is drawn with it', async () => {
    const { figures } = await readPage(
      `${place('P', 100, 400, 240, 160)}0 g 200 460 40 40 re f ${at(110, 540, 12, 'LA RONDE')}`,
      { P: photo },
    )
    expect(isNear(await reader.colourAt(only(figures), 0.5, 0.5), [0, 0, 0])).toBe(true)
  })

  test('a picture of one colour is left out, also behind text; not one whose mask has a shape', async () => {
    const white: Colour = [255, 255, 255]
    const mask = Buffer.alloc(100 * 100, 255)
    mask.fill(0, 0, 50 * 100)
    const { figures, blocs } = await readPage(
      place('W', 100, 400, 240, 160) +
        at(110, 540, 12, 'Les danseurs de la place') +
        place('M', 100, 100, 200, 200),
      {
        W: await jpegObject(300, 200, [white, white, white, white]),
        M: await jpegObject(200, 200, [RED, RED, RED, RED], '/ColorSpace /DeviceRGB /SMask @mask'),
      },
      { mask: imageObject(100, 100, mask, { entries: '/ColorSpace /DeviceGray' }) },
    )
    expect(boxOf(only(figures))).toEqual([100, 542, 200, 200])
    expect(blocs).toContainEqual({ type: 'paragraphe', texte: 'Les danseurs de la place' })
  })

  test('a tall drawing of fine lines is not one area', async () => {
    const lines = Array.from(
      { length: 11 },
      (_, index) => `100 ${127 + index * 54.5} 100 0.4 re f\n`,
    )
    const bytes = writeIllustrated([lines.join('')], {})
    const page = reader.open(bytes).openPage(1)
    const found = { box: [100, 100, 200, 700] } as FoundFigure
    expect(await drawFigures(page, [found], dir)).toHaveLength(1)
  })

  test('widths up to the picture’s own, and to the bound', async () => {
    const { figures } = await readPage(
      place('L', 40, 450, 500, 350) + place('T', 40, 40, 90, 360) + place('M', 200, 100, 300, 200),
      {
        L: await jpegObject(2_400, 1_680),
        T: await jpegObject(1_200, 4_800),
        M: await jpegObject(1_000, 667),
      },
    )
    expect(figures.map(({ tailles }) => tailles)).toEqual([
      [480, 720, 960, 1_600],
      [480, 600],
      [480, 720, 1_000],
    ])
    expect(figures[1]?.hauteur).toBe(2_400)
    for (const { nom, tailles } of figures) {
      for (const taille of tailles) {
        const { width, format } = await sharp(path.join(dir, `${nom}-${taille}.webp`)).metadata()
        expect([width, format]).toEqual([taille, 'webp'])
      }
    }
    expect(readdirSync(dir)).not.toContain('1-f3-960.webp')
  })

  test('AVIF of the largest picture of a page, up to the width of a telephone', async () => {
    const { figures } = await readPage(
      place('S', 40, 600, 150, 100) + place('L', 40, 100, 500, 350),
      { S: await jpegObject(300, 200), L: await jpegObject(1_300, 910) },
    )
    const [small, large] = figures
    expect(small?.avif).toBeUndefined()
    expect(large?.avif).toEqual([480, 640, 960])
    for (const taille of [480, 640, 960]) {
      const file = path.join(dir, `1-f2-${taille}.avif`)
      const { width, height, compression } = await sharp(file).metadata()
      expect([width, height, compression]).toEqual([taille, taille * 0.7, 'av1'])
    }
  })

  test('together no more pixels than a page may have', async () => {
    const places = [0, 1, 2, 3, 4, 5].map((index) =>
      place(`P${index}`, 30 + (index % 2) * 275, 570 - Math.floor(index / 2) * 260, 260, 240),
    )
    const large = await jpegObject(1_600, 1_477)
    const images = Object.fromEntries(places.map((_, index) => [`P${index}`, large]))
    const { figures } = await readPage(places.join(''), images)
    const pixels = figures.reduce((sum, { largeur, hauteur }) => sum + largeur * hauteur, 0)
    expect(figures).toHaveLength(6)
    expect(pixels).toBeLessThanOrEqual(MAX_PAGE_PIXELS * 1.01)
    expect(pixels).toBeGreaterThan(MAX_PAGE_PIXELS * 0.95)
  })

  test('a picture that fails leaves the others', async () => {
    const bytes = writeIllustrated(
      [place('P', 40, 480, 240, 160) + place('P', 300, 480, 240, 160)],
      { P: photo },
    )
    const pdf = reader.open(bytes)
    const page = pdf.openPage(1)
    const { figures } = createPageReader(pdf).readPictures(page)
    let calls = 0
    const drawPart: typeof page.drawPart = (...words) => {
      calls += 1
      if (calls === 1) throw new Error('PDFium has no memory for a picture')
      return page.drawPart(...words)
    }
    const drawn = await drawFigures({ ...page, drawPart }, figures, dir)
    expect(drawn.map(({ figure }) => [figure.nom, boxOf(figure)[0]])).toEqual([['1-f1', 300]])
    await expect(drawFigures(page, figures, path.join(dir, 'away'))).rejects.toMatchObject({
      name: 'UnwritableOutput',
    })
  })
})
