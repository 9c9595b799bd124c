import { afterAll, describe, expect, test } from 'vitest'
import type { Bloc } from '@regards/contract/schemas/blocs'
import { jpegObject, paragraphAt, place } from '../../../../factories/figures'
import { at, linesAt } from '../../../../factories/textPdfs/writePdf'
import { boxOf, only, openPictureReader } from '../../../../support/readPictures'

const reader = openPictureReader()
afterAll(() => reader.stop())
const { readPage } = reader

const photo = await jpegObject(300, 200)

/** What stands where: « ¶ La fête », « ▣ caption ». */
const outline = (blocs: Bloc[]): string[] =>
  blocs.map((bloc) => {
    if (bloc.type === 'image') return `▣ ${bloc.legende ?? bloc.alternative}`
    return 'texte' in bloc ? `¶ ${bloc.texte.split(' ').slice(0, 2).join(' ')}` : bloc.type
  })

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
    ['in italics', at(40, 470, 10, 'La ronde de Bourges.', 'F4'), 'La ronde de Bourges.'],
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

  test('exclude an author and a text in small letters', async () => {
    const { blocs } = await readPage(
      paragraphAt(315, 780, 'Premier', 50) +
        place('P', 40, 600, 240, 160) +
        at(40, 588, 8, 'par Jeanne Aubry') +
        place('P', 40, 400, 240, 160) +
        linesAt(40, 388, 8, 10, [
          'Le four se chauffe avec des fagots de genêt,',
          'que les enfants rapportent.',
        ]) +
        linesAt(40, 366, 8, 10, [
          'Le pain y cuit deux heures durant, sous la',
          'garde des anciens.',
        ]),
      { P: photo },
    )
    expect(outline(blocs)).toEqual(
      expect.arrayContaining(['¶ par Jeanne', '¶ Le four', '¶ Le pain']),
    )
  })

  test('leave running text below, an author and small letters above in the text', async () => {
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

  test('without one stand after the text above them, or before the text below', async () => {
    const { blocs } = await readPage(
      place('P', 40, 640, 240, 160) +
        paragraphAt(40, 610, 'Premier', 8) +
        place('Q', 40, 320, 240, 160) +
        paragraphAt(40, 280, 'Deuxième', 8) +
        place('S', 40, 10, 240, 150) +
        paragraphAt(315, 780, 'Troisième', 20) +
        place('R', 315, 320, 240, 160),
      { P: photo, Q: photo, R: photo, S: photo },
    )
    expect(outline(blocs)).toEqual([
      '▣ ',
      '¶ Premier commence',
      '▣ ',
      '¶ Deuxième commence',
      '▣ ',
      '¶ Troisième commence',
      '▣ ',
    ])
  })

  test('at the top of a column stand after the text that goes on below them', async () => {
    const lines = (x: number, y: number, first: string, last: string) =>
      linesAt(x, y, 10, 12, [
        `${first} le four du village chauffe deux fois par an`,
        'et chaque famille y apporte la pâte de son pain que',
        `les enfants portent sur la tête avec beaucoup ${last}`,
      ])
    const { blocs } = await readPage(
      paragraphAt(40, 780, 'Premier', 10) +
        lines(40, 610, 'Ensuite', 'de') +
        place('P', 315, 640, 240, 160) +
        lines(315, 610, 'soin car', 'de') +
        paragraphAt(315, 540, 'Dernier', 8),
      { P: photo },
    )
    expect(outline(blocs)).toEqual([
      '¶ Premier commence',
      '¶ Ensuite le',
      '▣ ',
      '¶ Dernier commence',
    ])
  })

  test('do not divide a paragraph that goes on over them', async () => {
    const begin = [
      'Le four chauffait deux fois la semaine, et chaque',
      'famille y apportait sa pâte, que les enfants du',
    ]
    const rest = ['hameau portaient sur la tête avant le lever du jour.', 'Personne ne parlait.']
    const { blocs } = await readPage(
      linesAt(40, 780, 10, 12, begin) +
        place('P', 40, 580, 240, 160) +
        at(40, 567, 8, 'Le four en 1905.') +
        linesAt(40, 540, 10, 12, rest) +
        paragraphAt(40, 490, 'Deuxième', 30),
      { P: photo },
    )
    const texts = blocs.flatMap((bloc) => ('texte' in bloc ? bloc.texte : []))
    expect(texts[0]).toContain('enfants du hameau portaient')
    expect(outline(blocs)).toContain('▣ Le four en 1905.')
  })
})
