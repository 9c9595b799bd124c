import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { drawFigures } from '../../../../../cms/src/features/lecture/processing/figures/drawFigures'
import { openPdf } from '../../../../../cms/src/features/lecture/processing/pdfium/openPdf'
import { createTextReader } from '../../../../../cms/src/features/lecture/processing/text/createTextReader'
import type { Bloc, Figure } from '../../../../../cms/src/features/lecture/types'
import {
  A4,
  BLUE,
  GREEN,
  imageObject,
  jpegObject,
  makeQuarters,
  paragraphAt,
  place,
  RED,
  writeIllustrated,
  YELLOW,
} from '../../../../factories/figures'
import { drawPdf } from '../../../../factories/layout'
import { at, box, linesAt, toStream } from '../../../../factories/textPdfs/drawn/writePdf'

const dir = mkdtempSync(path.join(tmpdir(), 'regards-figures-'))
afterAll(() => rmSync(dir, { recursive: true }))

type Image = Extract<Bloc, { type: 'image' }>

/** Reads the pages of a PDF as the child process does. */
async function read(bytes: Buffer) {
  const file = path.join(dir, 'fichier.pdf')
  writeFileSync(file, bytes)
  const pdf = openPdf(file)
  const reader = createTextReader(pdf)
  Array.from(reader.readProfile())
  const pages: { blocs: Bloc[]; mots: string[]; pictures: Image[]; figures: Figure[] }[] = []
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

async function readPage(content: string, images: Record<string, string>, objects = {}) {
  const [page] = await read(writeIllustrated([content], images, objects))
  if (!page) throw new Error('No page')
  return page
}

/** What stands where: « ¶ La fête », « ▣ caption ». */
const outline = (blocs: Bloc[]): string[] =>
  blocs.map((bloc) => {
    if (bloc.type === 'image') return `▣ ${bloc.legende ?? bloc.alternative}`
    return 'texte' in bloc ? `¶ ${bloc.texte.split(' ').slice(0, 2).join(' ')}` : bloc.type
  })

const only = ([figure]: Figure[]): Figure => {
  if (!figure) throw new Error('No figure')
  return figure
}

/** Box of a figure in points of an A4 page, from its top left corner. */
const boxOf = ({ place: [x, y, l, h] }: Figure): number[] =>
  [x * 595, y * 842, l * 595, h * 842].map((value) => Math.round(value / 10_000))

/** Red, green and blue of a place of a figure's largest file, in parts of its sides. */
async function colourAt({ nom, largeur, hauteur }: Figure, x: number, y: number) {
  const { data, info } = await sharp(path.join(dir, `${nom}-${largeur}.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([largeur, hauteur])
  const pixel = Math.floor(y * hauteur) * largeur + Math.floor(x * largeur)
  return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)]
}

const isNear = (colour: number[], expected: number[], tolerance = 30): boolean =>
  colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= tolerance)

/** Colours of the quarters of a figure, by name. */
async function quartersOf(figure: Figure): Promise<string[]> {
  const names = { red: RED, green: GREEN, blue: BLUE, yellow: YELLOW }
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  return Promise.all(
    places.map(async ([x, y]) => {
      const colour = await colourAt(figure, x, y)
      return Object.entries(names).find(([, value]) => isNear(colour, value))?.[0] ?? String(colour)
    }),
  )
}

const photo = await jpegObject(300, 200)

describe('a picture and its caption', () => {
  test('between the paragraphs of a column stand at their place', async () => {
    const { blocs, mots, figures } = await readPage(
      paragraphAt(40, 780, 'Premier', 8) +
        place('P', 40, 480, 240, 160) +
        linesAt(40, 466, 8, 10, ['La ronde devant le', 'four, vers 1905.']) +
        paragraphAt(40, 420, 'Deuxième', 20) +
        paragraphAt(315, 780, 'Troisième', 40),
      { P: photo },
    )
    expect(outline(blocs)).toEqual([
      '¶ Premier commence',
      '▣ La ronde devant le four, vers 1905.',
      '¶ Deuxième commence',
      '¶ Troisième commence',
    ])
    expect(boxOf(only(figures))).toEqual([40, 202, 240, 160])
    // The layer keeps the caption among the words.
    const first = mots.indexOf('ronde')
    expect(mots.slice(first, first + 4)).toEqual(['ronde', 'devant', 'le', 'four,'])
    expect(mots[first + 6]).toBe('Deuxième')
  })

  test('beside another one are not mixed up', async () => {
    const { blocs } = await readPage(
      paragraphAt(40, 780, 'Premier', 4) +
        place('P', 40, 480, 240, 160) +
        place('Q', 315, 480, 240, 160) +
        linesAt(40, 466, 8, 10, ['À gauche, la vielle.']) +
        linesAt(315, 466, 8, 10, ['La cornemuse du grand-père.']) +
        paragraphAt(40, 420, 'Deuxième', 8),
      { P: photo, Q: await jpegObject(320, 200) },
    )
    expect(outline(blocs)).toEqual([
      '¶ Premier commence',
      '▣ À gauche, la vielle.',
      '▣ La cornemuse du grand-père.',
      '¶ Deuxième commence',
    ])
  })

  test.each([
    ['beside it', linesAt(296, 560, 8, 10, ['La ronde de', 'Bourges.']), 'La ronde de Bourges.'],
    ['above it, that says so', at(40, 652, 10, 'Ci-dessous, la ronde.'), 'Ci-dessous, la ronde.'],
    ['with a credit', at(40, 464, 10, 'Photo Jean Rivière'), 'Photo Jean Rivière'],
    [
      'with a credit that runs up its side',
      `BT /F1 6 Tf 0 1 -1 0 290 490 Tm (\xa9 Marie Aubert) Tj ET\n`,
      '© Marie Aubert',
    ],
    ['with a credit printed on it', `1 g ${at(50, 490, 7, '© Marie Aubert')}`, '© Marie Aubert'],
  ])('%s', async (_, caption, legende) => {
    const { blocs } = await readPage(
      paragraphAt(40, 800, 'Premier', 9) +
        place('P', 40, 480, 240, 160) +
        caption +
        paragraphAt(40, 420, 'Deuxième', 30),
      { P: photo },
    )
    expect(outline(blocs)).toEqual(['¶ Premier commence', `▣ ${legende}`, '¶ Deuxième commence'])
  })

  test('above it are told from those below by the pictures of the page', async () => {
    const rows = [720, 500, 280].map(
      (y, index) =>
        at(100, y + 18, 8, `Fig. ${index + 1}. La figure du haut`) +
        place('P', 100, y - 170, 240, 170),
    )
    const { pictures } = await readPage(rows.join(''), { P: photo })
    expect(pictures.map(({ legende }) => legende)).toEqual(
      [1, 2, 3].map((number) => `Fig. ${number}. La figure du haut`),
    )
  })

  test('leave what is no caption in the text: running text below, an author, small letters above', async () => {
    const { blocs } = await readPage(
      paragraphAt(40, 800, 'Premier', 9) +
        at(40, 648, 8, 'par Jeanne Aubry') +
        place('P', 40, 480, 240, 160) +
        paragraphAt(40, 466, 'Deuxième', 30),
      { P: photo },
    )
    expect(outline(blocs)).toEqual([
      '¶ Premier commence',
      '¶ par Jeanne',
      '▣ ',
      '¶ Deuxième commence',
    ])
  })

  test('do not divide a paragraph that goes on over them', async () => {
    const [begin, rest] = [
      [
        'Le four chauffait deux fois la semaine, et chaque',
        'famille y apportait sa pâte, que les enfants du',
      ],
      ['hameau portaient sur la tête avant le lever du jour.', 'Personne ne parlait.'],
    ]
    const { blocs } = await readPage(
      linesAt(40, 780, 10, 12, [...(begin ?? [])]) +
        place('P', 40, 580, 240, 160) +
        at(40, 567, 8, 'Le four en 1905.') +
        linesAt(40, 540, 10, 12, [...(rest ?? [])]) +
        paragraphAt(40, 490, 'Deuxième', 30),
      { P: photo },
    )
    const texts = blocs.flatMap((bloc) => ('texte' in bloc ? bloc.texte : []))
    expect(texts[0]).toContain('enfants du hameau portaient')
    expect(outline(blocs)).toContain('▣ Le four en 1905.')
  })
})

describe('what is one picture', () => {
  test('strips and tiles are joined', async () => {
    const pieces = Array.from({ length: 10 }, (_, index) => {
      const [column, row] = [index % 2, Math.floor(index / 2)]
      return place(column === 0 ? 'P' : 'Q', 100 + column * 150, 600 - row * 40, 150, 40)
    })
    const { figures } = await readPage(pieces.join('') + paragraphAt(100, 400, 'Premier', 5), {
      P: await jpegObject(300, 80, [RED, RED, BLUE, BLUE]),
      Q: await jpegObject(300, 80, [GREEN, GREEN, YELLOW, YELLOW]),
    })
    expect(figures).toHaveLength(1)
    expect(boxOf(only(figures))).toEqual([100, 202, 300, 200])
    expect(figures[0]).toMatchObject({
      nom: '1-f1',
      largeur: 600,
      hauteur: 400,
      tailles: [480, 600],
    })
  })

  test('two that stand apart are two', async () => {
    const { figures } = await readPage(
      place('P', 40, 480, 240, 160) + place('P', 284, 480, 240, 160),
      { P: photo },
    )
    expect(figures.map(({ nom }) => nom)).toEqual(['1-f1', '1-f2'])
  })

  test('its frame cuts it, in a form too', async () => {
    const form = toStream(
      `q 0 0 200 100 re W n ${place('P', -100, -100, 400, 300)} Q`,
      '/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Matrix [1 0 0 1 10 10] /Resources << /XObject << /P @P >> >>',
    )
    const { figures } = await readPage(
      `q 1 0 0 1 90 490 cm /F Do Q q 100 200 240 60 re W n ${place('P', 50, 100, 500, 400)} Q`,
      { P: await jpegObject(900, 600), F: form },
    )
    expect(figures.map(boxOf)).toEqual([
      [100, 242, 200, 100],
      [100, 582, 240, 60],
    ])
  })
})

describe('what is no picture', () => {
  const text = paragraphAt(60, 780, 'Premier', 20)

  test.each([
    ['an icon', place('P', 100, 300, 30, 30)],
    ['a band', place('P', 40, 300, 500, 45)],
    ['a hairline', place('P', 40, 300, 500, 1)],
    ['a background of the page', place('P', -5, -5, 605, 852)],
    ['a background of a text', place('P', 50, 520, 300, 280)],
    ['outside of the page', place('P', 700, 300, 200, 200)],
    ['covered', `${place('P', 100, 200, 200, 200)}${box(90, 190, 220, 220, 1)}`],
    ['too coarse', place('S', 100, 200, 200, 200)],
  ])('%s', async (_, drawn) => {
    const { figures } = await readPage(`${drawn}${text}`, {
      P: photo,
      S: imageObject(20, 20, makeQuarters(20, 20)),
    })
    expect(figures).toEqual([])
  })

  test('a scan of the page, whole or in strips', async () => {
    const strips = Array.from({ length: 8 }, (_, index) =>
      place('P', 0, index * 105.25, 595, 105.25),
    )
    const pages = [place('P', 0, 0, 595, 842), strips.join('')]
    const read2 = await read(writeIllustrated(pages, { P: photo }))
    expect(read2.map(({ figures }) => figures)).toEqual([[], []])
  })

  test('what several pages have at one place; other pictures of these sides stay', async () => {
    const names = ['A', 'B', 'C', 'D']
    const colours = [RED, GREEN, BLUE, YELLOW]
    const images = await Promise.all(
      names.map(async (name, index) => {
        const colour = colours[index] ?? RED
        return [name, await jpegObject(300, 200, [colour, BLUE, colour, RED])] as const
      }),
    )
    const pages = names.map(
      (name) =>
        place('P', 450, 740, 90, 60) +
        place(name, 60, 500, 240, 160) +
        paragraphAt(60, 440, name, 6),
    )
    const found = await read(writeIllustrated(pages, { P: photo, ...Object.fromEntries(images) }))
    expect(found.map(({ figures }) => figures.map(boxOf))).toEqual(
      names.map(() => [[60, 182, 240, 160]]),
    )
  })

  test('leaves a picture that stands on it', async () => {
    const { figures } = await readPage(
      `${place('P', 0, 0, 595, 842)}${text}${place('P', 100, 200, 240, 160)}`,
      { P: photo },
    )
    expect(figures.map(boxOf)).toEqual([[100, 482, 240, 160]])
  })

  test('one on a layer that is off', async () => {
    const off = '<< /Type /OCG /Name (Brouillon) >>'
    const content = `/OC /Off BDC ${place('P', 100, 300, 240, 160)} EMC ${text}`
    const resources = '/XObject << /P @P >> /Properties << /Off @off >>'
    const catalog = '/OCProperties << /OCGs [@off] /D << /OFF [@off] >> >>'
    const found = await read(
      writeIllustrated([{ content, size: A4, resources }], { P: photo }, { off }, catalog),
    )
    expect(found.map(({ figures }) => figures)).toEqual([[]])
  })
})

describe('what is drawn', () => {
  test('the colours of a picture, in its own pixels', async () => {
    const { figures } = await readPage(place('P', 100, 400, 240, 160), { P: photo })
    const figure = only(figures)
    expect([figure.largeur, figure.hauteur, figure.tailles]).toEqual([300, 200, [300]])
    expect(await quartersOf(figure)).toEqual(['red', 'green', 'blue', 'yellow'])
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
    const figure = only(one?.figures ?? [])
    expect(boxOf(figure)).toEqual([140, 202, 160, 240])
    expect([figure.largeur, figure.hauteur]).toEqual([200, 300])
    expect(await quartersOf(figure)).toEqual(['green', 'yellow', 'red', 'blue'])
    // The page is turned to the right: its left side is at the top.
    const onTurned = only(other?.figures ?? [])
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
    expect(isNear(await colourAt(inCmyk, 0.25, 0.5), [235, 30, 40], 45)).toBe(true)
    expect(isNear(await colourAt(inCmyk, 0.75, 0.5), [0, 165, 80], 45)).toBe(true)
    expect(isNear(await colourAt(masked, 0.5, 0.25), [255, 255, 255])).toBe(true)
    expect(isNear(await colourAt(masked, 0.5, 0.75), BLUE)).toBe(true)
  })

  test('what lies over a picture is drawn with it', async () => {
    const { figures } = await readPage(
      `${place('P', 100, 400, 240, 160)}0 g 200 460 40 40 re f ${at(110, 540, 12, 'LA RONDE')}`,
      { P: photo },
    )
    expect(isNear(await colourAt(only(figures), 0.5, 0.5), [0, 0, 0])).toBe(true)
  })

  test('widths up to that of the picture, and to the bound', async () => {
    const { figures } = await readPage(
      place('L', 40, 450, 500, 350) + place('T', 40, 40, 90, 360) + place('M', 200, 100, 300, 200),
      {
        L: await jpegObject(2_400, 1_680),
        T: await jpegObject(1_200, 4_800),
        M: await jpegObject(1_000, 667),
      },
    )
    expect(figures.map(({ tailles }) => tailles)).toEqual([
      [480, 960, 1_600],
      [480, 600],
      [480, 1_000],
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

  test('one that fails leaves the others', async () => {
    const bytes = writeIllustrated(
      [place('P', 40, 480, 240, 160) + place('P', 300, 480, 240, 160)],
      { P: photo },
    )
    writeFileSync(path.join(dir, 'fichier.pdf'), bytes)
    const pdf = openPdf(path.join(dir, 'fichier.pdf'))
    const page = pdf.openPage(1)
    const { figures } = createTextReader(pdf).readPictures(page)
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

describe('a tagged figure', () => {
  test('gives its alternative and its place to its picture, drawn or not', async () => {
    const [page] = await read(
      await drawPdf(
        (document) => {
          document.addPage({ size: 'A4' })
          const root = document.struct('Document')
          document.addStructure(root)
          const add = (role: string, draw: () => unknown, options = {}) =>
            root.add(document.struct(role, options, draw as () => void))
          const text =
            (value: string, y: number, size = 11) =>
            () =>
              document.fontSize(size).text(value, 60, y, { width: 400 })
          add('P', text('Premier paragraphe du texte.', 60))
          add('P', text('Deuxième paragraphe du texte.', 700))
          add(
            'Figure',
            () => {
              document.rect(100, 100, 200, 150).fill('#a33')
              document.circle(200, 170, 40).fill('#3a3')
            },
            { alt: 'Deux danseurs se font face' },
          )
          add('Caption', text('La bourrée, dessin de Paul.', 254))
          add('Figure', () => document.image(makePng, 100, 400, { width: 240 }), {
            alt: 'Un four à pain',
          })
          root.end()
        },
        { tagged: true, lang: 'fr-FR', pdfVersion: '1.7' },
      ),
    )
    expect(
      page?.blocs.map((bloc) =>
        bloc.type === 'image' ? [bloc.alternative, bloc.legende, bloc.figure?.nom] : 'texte',
      ),
    ).toEqual([
      'texte',
      'texte',
      ['Deux danseurs se font face', 'La bourrée, dessin de Paul.', '1-f1'],
      ['Un four à pain', undefined, '1-f2'],
    ])
    expect(boxOf(only(page?.figures ?? []))).toEqual([100, 100, 200, 150])
    expect(isNear(await colourAt(only(page?.figures ?? []), 0.5, 0.47), [51, 170, 51])).toBe(true)
  })
})

const makePng = await sharp(makeQuarters(300, 200), {
  raw: { width: 300, height: 200, channels: 3 },
})
  .png()
  .toBuffer()
