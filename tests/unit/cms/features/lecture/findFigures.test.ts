import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
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
import { box, toStream } from '../../../../factories/textPdfs/writePdf'
import { boxOf, isNear, only, openPictureReader } from '../../../../support/readPictures'

const reader = openPictureReader()
afterAll(() => reader.stop())
const { read, readPage, colourAt } = reader

const photo = await jpegObject(300, 200)

const makePng = await sharp(makeQuarters(300, 200), {
  raw: { width: 300, height: 200, channels: 3 },
})
  .png()
  .toBuffer()

describe('one picture', () => {
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

describe('no picture', () => {
  const text = paragraphAt(60, 780, 'Premier', 20)

  test.each([
    ['an icon', place('P', 100, 300, 30, 30)],
    ['a band', place('B', 40, 300, 500, 45)],
    ['a hairline', place('P', 40, 300, 500, 1)],
    ['a background of the page', place('P', -5, -5, 605, 852)],
    ['a background of a text', place('P', 50, 520, 300, 280)],
    ['outside of the page', place('P', 700, 300, 200, 200)],
    ['covered', `${place('P', 100, 200, 200, 200)}${box(90, 190, 220, 220, 1)}`],
    ['too coarse', place('S', 100, 200, 200, 200)],
  ])('%s', async (_, drawn) => {
    const { figures } = await readPage(`${drawn}${text}`, {
      P: photo,
      B: await jpegObject(1_000, 90),
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

  test('a picture at the same place on several pages; other pictures of these sides stay', async () => {
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

describe('a tagged figure', () => {
  test('gives its alternative and its place to its picture, drawn or not', async () => {
    const [page] = await read(
      await drawPdf(
        (document) => {
          document.addPage({ size: 'A4' })
          const root = document.struct('Document')
          document.addStructure(root)
          const add = (role: string, draw: () => void, options = {}) =>
            root.add(document.struct(role, options, draw))
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
    const figure = only(page?.figures.slice(0, 1))
    expect(boxOf(figure)).toEqual([100, 100, 200, 150])
    expect(isNear(await colourAt(figure, 0.5, 0.47), [51, 170, 51])).toBe(true)
  })

  test('inside a paragraph or another figure is one picture, and does not divide the text', async () => {
    const [page] = await read(
      await drawPdf(
        (document) => {
          document.addPage({ size: 'A4' })
          const root = document.struct('Document')
          document.addStructure(root)
          const text = (value: string, y: number) => () => document.fontSize(11).text(value, 60, y)
          const figure = (alt: string, y: number) =>
            document.struct('Figure', { alt }, () =>
              document.image(makePng, 100, y, { width: 180 }),
            )
          const paragraph = document.struct('P')
          root.add(paragraph)
          paragraph.add(text('Le four chauffait deux fois la', 60))
          paragraph.add(figure('Un four', 110))
          paragraph.add(text('semaine, le matin.', 74))
          paragraph.end()
          const outer = document.struct('Figure')
          root.add(outer)
          outer.add(figure('Une ronde', 400))
          outer.end()
          root.end()
        },
        { tagged: true, lang: 'fr-FR', pdfVersion: '1.7' },
      ),
    )
    expect(
      page?.blocs.map((bloc) =>
        'texte' in bloc ? bloc.texte : 'alternative' in bloc && bloc.alternative,
      ),
    ).toEqual(['Le four chauffait deux fois la semaine, le matin.', 'Un four', 'Une ronde'])
    expect(page?.figures).toHaveLength(2)
  })
})
