import { toLiteral, writePdf } from '../../../../factories/textPdfs/writePdf'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openPdf } from '../../../../../cms/src/features/lecture/processing/pdfium/openPdf'
import {
  readLinks,
  readOutline,
} from '../../../../../cms/src/features/lecture/processing/pdfium/readLinks'
import { createTextReader } from '../../../../../cms/src/features/lecture/processing/text/createTextReader'
import { drawColumns, drawPdf, drawTagged } from '../../../../factories/layout'
import { readPdfText } from '../../../../factories/textPdfs/readPdfText'
import { textPdfs } from '../../../../factories/textPdfs/textPdfs'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'
import { makeTempDir } from '../../../../support/paths'

const dir = makeTempDir('pdf')

function read(bytes: Buffer, number = 1) {
  const file = path.join(dir, `${randomUUID()}.pdf`)
  writeFileSync(file, bytes)
  const pdf = openPdf(file)
  const reader = createTextReader(pdf)
  Array.from(reader.readProfile())
  const page = pdf.openPage(number)
  return { ...reader.read(page), langue: reader.langue(), pdf, page }
}

type Line = [text: string, x: number, y: number, size?: number]

/** Draws a page of lines. */
const drawLines = (lines: Line[]) =>
  drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 })
    for (const [text, x, y, size = 11] of lines)
      document.fontSize(size).text(text, x, y, { lineBreak: false })
  })

test('columns are read one after the other, without running heads and folios', async () => {
  const { blocs } = read(await drawColumns(3), 2)
  expect(blocs).toEqual([
    { type: 'titre', niveau: 2, texte: 'La bourrée du Berry' },
    {
      type: 'paragraphe',
      texte:
        'Elle se danse à deux temps en Berry, à trois temps en Auvergne, et les danseurs se font face.',
    },
    {
      type: 'paragraphe',
      texte: 'Les musiciens jouent de la vielle et de la cornemuse, parfois de l’accordéon.',
    },
  ])
})

test('columns whose lines stand half a line apart, below a line across both, are read apart', async () => {
  const left = ['Les danseurs entrent par la gauche et', 'saluent la salle, puis le musicien.']
  const right = ['Le musicien répond d’un accord, et la', 'ronde commence sans autre signal.']
  const page = await drawLines([
    ['Une soirée de danse racontée par ceux qui y étaient', 180, 150],
    ...left.map((line, index) => [line, 60, 180 + 14 * index] as Line),
    ...right.map((line, index) => [line, 320, 187 + 14 * index] as Line),
  ])
  const { blocs } = read(page)
  expect(blocs.map((bloc) => 'texte' in bloc && bloc.texte)).toEqual([
    'Une soirée de danse racontée par ceux qui y étaient',
    left.join(' '),
    right.join(' '),
  ])
})

test('columns with less than a wide gap between them are read apart', async () => {
  const toLines = (text: string) => [1, 2, 3, 4].map((number) => `${text} ${number}`)
  const [left, right] = [toLines('Les danseurs entrent et'), toLines('la vielle leur répond')]
  const page = await drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 }).fontSize(11)
    const second = 60 + document.widthOfString(left[0] ?? '') + 10
    left.forEach((line, index) => document.text(line, 60, 180 + 14 * index, { lineBreak: false }))
    right.forEach((line, at) => document.text(line, second, 180 + 14 * at, { lineBreak: false }))
  })
  const { mots } = read(page)
  expect(mots.map(([, , , , word]) => word).join(' ')).toBe([...left, ...right].join(' '))
})

test('a line at the edge of only two pages is text', async () => {
  const { blocs } = read(await drawColumns(2))
  expect(JSON.stringify(blocs)).toContain('revue trimestrielle')
})

test('words have their boxes in reading order, also words outside the text', async () => {
  const { mots } = read(await drawColumns(3))
  const words = mots.map(([, , , , text]) => text)
  expect(words.slice(0, 8).join(' ')).toBe('Regards, revue trimestrielle La bourrée du Berry Elle')
  expect(words.slice(-3)).toEqual(['—', '1', '—'])
  expect(words.indexOf('face.')).toBeLessThan(words.indexOf('musiciens'))
  const [x = 0, y = 0, l = 0, h = 0] = mots[words.indexOf('Elle')] ?? []
  // 60 and 200 points of 595 × 842, 11 points high.
  expect(x).toBeGreaterThan(980)
  expect(x).toBeLessThan(1040)
  expect(y).toBeGreaterThan(2330)
  expect(y + h).toBeLessThan(2560)
  expect(l).toBeGreaterThan(200)
  expect(l).toBeLessThan(450)
})

test('the structure of a tagged PDF is its text', async () => {
  const { blocs, langue, pdf, page } = read(await drawTagged())
  expect(blocs).toEqual([
    { type: 'titre', niveau: 2, texte: 'Danses' },
    { type: 'paragraphe', texte: 'Un tour des danses de France.' },
    { type: 'titre', niveau: 3, texte: 'La bourrée' },
    { type: 'liste', ordonnee: false, elements: ['la vielle', 'la cornemuse'] },
    { type: 'tableau', entete: ['Danse', 'Temps'], lignes: [['Bourrée', 'deux']] },
    { type: 'image', alternative: 'Deux danseurs se font face' },
  ])
  expect(langue).toBe('fr-FR')
  expect(readOutline(pdf)).toEqual([
    { titre: 'Danses', page: 1, niveau: 1 },
    { titre: 'La bourrée', page: 1, niveau: 2 },
  ])
  const links = readLinks(pdf, page)
  expect(links).toMatchObject([{ url: 'https://exemple.fr/danses' }])
})

test('a page without text has no blocks', async () => {
  const scan = await drawPdf((document) => document.addPage().rect(50, 50, 400, 600).fill('#888'))
  expect(read(scan)).toMatchObject({ blocs: [], mots: [], langue: null })
})

test('a page that is turned has its words where they are seen', async () => {
  const turned = await drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 })
    Object.assign(document.page.dictionary.data, { Rotate: 90 })
    document.fontSize(20).text('Haut', 40, 40, { lineBreak: false })
  })
  const { mots } = read(turned)
  // Drawn at the top left, seen at the top right, written downwards.
  const [x = 0, y = 0, l = 0, h = 0] = mots[0] ?? []
  expect(x).toBeGreaterThan(9_000)
  expect(y).toBeLessThan(1_000)
  expect(l).toBeLessThan(400)
  expect(h).toBeGreaterThan(500)
})

test('a title on two lines that nearly touch is one', async () => {
  const text = 'Elle se danse à deux temps en Berry, à trois ici'
  const tight = await drawLines([
    ['Motivation and value of free', 60, 100, 30],
    ['resources', 60, 119, 30],
    ...Array.from({ length: 8 }, (_, at): Line => [text, 60, 200 + 14 * at]),
  ])
  expect(read(tight).blocs[0]).toEqual({
    ...{ type: 'titre', niveau: 2 },
    texte: 'Motivation and value of free resources',
  })
})

const SLANTED = 'A la fête de la moisson les danseurs du pays ont porté le costume de la Saint Jean'

test.each(
  ['Helvetica', 'Times-Roman', 'Helvetica-Bold', 'Times-Bold', 'Courier'].flatMap((font) =>
    [0, 30, 90].map((turn) => ({ font, turn })),
  ),
)(
  'words of $font that is slanted, turned by $turn degrees, keep their spaces',
  ({ font, turn }) => {
    const slants = [-0.5, -0.25, 0.05, 0.2126, 0.25, 0.3333, 0.5]
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const content = slants
      .map((slant, index) => {
        const [x, y] = turn === 0 ? [30, 550 - 40 * index] : [100 + 40 * index, 60]
        const matrix = [cos, sin, slant * cos - sin, slant * sin + cos, x, y]
        return `BT /F1 8 Tf ${matrix.map((part) => part.toFixed(5)).join(' ')} Tm ${toLiteral(SLANTED)} Tj ET\n`
      })
      .join('')
    const F1 = `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`
    const { mots } = read(writePdf({ pages: [{ content, size: [700, 700] }], objects: { F1 } }))
    const text = mots.map(([, , , , word]) => word).join(' ')
    expect(text).toBe(slants.map(() => SLANTED).join(' '))
  },
)

test('entries of a list of contents with leaders are lines, without the leaders', async () => {
  const entries: [string, string, string][] = [
    ['Ce que disent les armoires', '.'.repeat(90), '3'],
    ['LE DEUIL EN VIOLET, Anne Perrot', ' .'.repeat(40), ' 12'],
    ['La coiffe de travail, une inconnue', '.'.repeat(70), ' 27'],
  ]
  const page = await drawLines(entries.map((entry, at) => [entry.join(''), 60, 180 + 14 * at]))
  const texte = entries.map(([title, , number]) => `${title} … ${number.trim()}`).join('\n')
  expect(read(page).blocs).toEqual([{ type: 'paragraphe', texte }])
})

test('two entries with leaders are lines, also with « p. » before the number', async () => {
  const dots = '.'.repeat(70)
  const page = await drawLines([
    [`Ce que disent les armoires${dots}p. 3`, 60, 180],
    [`La coiffe de travail, une inconnue${dots} p. 27`, 60, 194],
  ])
  expect(read(page).blocs).toEqual([
    {
      type: 'paragraphe',
      texte: 'Ce que disent les armoires … p. 3\nLa coiffe de travail, une inconnue … p. 27',
    },
  ])
})

test('entries of a tagged list of contents have no leaders', async () => {
  const dots = '.'.repeat(60)
  const page = await drawPdf(
    (document) => {
      document.addPage().fontSize(11)
      const root = document.struct('Document')
      document.addStructure(root)
      const add = (role: string, text: string) =>
        root.add(document.struct(role, {}, () => document.text(text)))
      add('H1', 'Sommaire')
      add('P', `Ce que disent les armoires ${dots} 3`)
      add('P', `La coiffe de travail ${dots} 27`)
      root.end()
    },
    { tagged: true, pdfVersion: '1.7' },
  )
  expect(read(page).blocs.slice(1)).toEqual([
    { type: 'paragraphe', texte: 'Ce que disent les armoires … 3' },
    { type: 'paragraphe', texte: 'La coiffe de travail … 27' },
  ])
})

test('numbers in front of the entries of a list of contents stand in their paragraphs', async () => {
  const entries = [
    ['4', 'Ouvrir l’armoire'],
    ['8', 'Pièce après pièce'],
    ['23', 'Pour lire plus loin'],
  ] as const
  const page = await drawLines(
    entries.flatMap(([number, title], index): Line[] => [
      [number, 60, 180 + 60 * index],
      [title, 60, 204 + 60 * index],
    ]),
  )
  expect(read(page).blocs).toEqual(
    entries.map((entry) => ({ type: 'paragraphe', texte: entry.join(' ') })),
  )
})

test.each([
  { place: 'at the right of', x: 420, y: 0, isJoined: true },
  { place: 'below', x: 60, y: 24, isJoined: false },
])(
  'numbers $place the entries of a list of contents stay apart from the next entry',
  async (number) => {
    const entries = [
      ['Éditorial de la présidente', '3'],
      ['Les coiffes', '8'],
      ['La bourrée', '14'],
      ['Agenda', '30'],
    ] as const
    const page = await drawLines([
      ['Sommaire', 60, 100, 28],
      ...entries.flatMap(([title, folio], index): Line[] => [
        [title, 60, 180 + 60 * index],
        [folio, number.x, 180 + 60 * index + number.y],
      ]),
    ])
    const texts = number.isJoined ? entries.map((entry) => entry.join(' … ')) : entries.flat()
    expect(read(page).blocs.slice(1)).toEqual(texts.map((texte) => ({ type: 'paragraphe', texte })))
  },
)

test.each([
  { list: 'numbers of pages on one edge', numbers: ['2', '3', '10'], shift: 0, isJoined: true },
  { list: 'numbers on two edges', numbers: ['2', '3', '10'], shift: 5, isJoined: false },
  { list: 'prices on one edge', numbers: ['12', '30', '90'], shift: 0, isJoined: false },
])('without a heading, rows with $list join them: $isJoined', async ({ numbers, ...list }) => {
  const titles = ['Adultes du cercle', 'Familles', 'Groupes de danseurs']
  const page = await drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 }).fontSize(11)
    titles.forEach((title, index) => {
      const top = 180 + 60 * index
      const number = numbers[index] ?? ''
      const x = 420 + list.shift * index - document.widthOfString(number)
      document.text(title, 60, top, { lineBreak: false })
      document.text(number, x, top, { lineBreak: false })
    })
    for (let count = 2; count <= 12; count += 1) document.addPage()
  })
  const rows = titles.map((title, index) => [title, numbers[index]])
  expect(read(page).blocs.map((bloc) => 'texte' in bloc && bloc.texte)).toEqual(
    list.isJoined ? rows.map((row) => row.join(' … ')) : rows.flat(),
  )
})

test('verses, addresses and programmes keep their lines, running text beside them does not', async () => {
  const song = [
    'Tourne, tourne mon rouet,',
    'File, file la laine.',
    'Ma mère file à la veillée,',
    'Le chat dort près du feu.',
  ]
  const address = ['Musée du lin', '3, rue du Four', '29000 Quimper']
  const programme = ['20 h Fest-noz', '22 h Bal à la voix', 'Minuit La dernière ronde']
  const prose = [
    'Les danseurs entrent par la gauche et saluent la salle',
    'en silence, puis le musicien répond d’un seul accord et',
    'la ronde commence.',
  ]
  const page = await drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 }).fontSize(11)
    let y = 100
    for (const lines of [prose, song, address, programme, prose]) {
      for (const line of lines) {
        document.text(line, 60, y, { lineBreak: false })
        y += 14
      }
      y += 12
    }
  })
  expect(read(page).blocs.map((bloc) => 'texte' in bloc && bloc.texte)).toEqual([
    prose.join(' '),
    ...[song, address, programme].map((lines) => lines.join('\n')),
    prose.join(' '),
  ])
})

test('the language is that of the words, not the declared one', async () => {
  const text =
    'Elle se danse à deux temps dans le Berry et les danseurs se font face pour la ronde. '
  const declared = (lang: string) =>
    drawPdf((document) => document.addPage().text(text.repeat(4)), { lang })
  expect(read(await declared('en-US')).langue).toBe('fr')
  expect(read(await declared('fr-CA')).langue).toBe('fr-CA')
})

test('folios and heads tagged as text are left out of it, and stay in the layer', async () => {
  const pdf = await drawPdf(
    (document) => {
      const root = document.struct('Document')
      document.addStructure(root)
      for (let page = 1; page <= 4; page += 1) {
        document.addPage({ size: 'A4', margin: 0 })
        const write = (text: string, y: number) =>
          root.add(document.struct('P', {}, () => document.text(text, 60, y, { lineBreak: false })))
        write('Regards, revue trimestrielle', 30)
        write(`La ronde de la page ${page} commence à la tombée du jour.`, 300)
        write(String(page + 4), 800)
      }
      root.end()
    },
    { tagged: true, pdfVersion: '1.7' },
  )
  const { blocs, mots } = read(pdf, 2)
  expect(blocs).toEqual([
    { type: 'paragraphe', texte: 'La ronde de la page 2 commence à la tombée du jour.' },
  ])
  const words = mots.map(([, , , , word]) => word)
  expect([words.slice(0, 2), words.at(-1)]).toEqual([['Regards,', 'revue'], '6'])
})

test('numbers of notes and exponents stay raised, and stand behind their word', () => {
  const { file = '' } = textPdfs.find((pdf) => pdf.file.endsWith('typst-notes.pdf')) ?? {}
  const [page] = readPdfText(file).pages
  const texts = page?.blocs.flatMap((bloc) => ('texte' in bloc ? bloc.texte : [])).join(' ')
  for (const part of [
    'le mariage\u202f¹, puis avec le deuil\u202f¹². Au XIXe siècle, une pièce de 12 m² suffisait.',
    'dans les contrats\u202f¹ et dans le mot «\u00a0coiffe\u00a0»\u202f². Une autre',
  ])
    expect(texts).toContain(part)
  expect(page?.mots.map(([, , , , texte]) => texte)).toEqual(
    expect.arrayContaining(['mariage', '¹,', 'deuil', '¹².', 'm²']),
  )
})

test.each([
  ['deuil', '12', 'deuil\u202f¹²'],
  ['1968', '1', '1968\u202f¹'],
  ['1914-1918', '12', '1914-1918\u202f¹²'],
  ['120', '2', '120\u202f²'],
  ['14h', '30', '14h30'],
  ['9,', '90', '9,90'],
  ['9€', '90', '9€90'],
  ['m/s', '2', 'm/s²'],
  ['E=mc', '2', 'E=mc²'],
  ['12m', '2', '12m²'],
  ['CO', '2', 'CO²'],
  ['10', '3', '10³'],
  ['9', '90', '9 90'],
  ['12', '1/2', '12 1/2'],
])('« %s » with %s raised behind it is « %s »', async (word, raised, expected) => {
  const page = await drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 })
    let x = 60
    for (const [text, size, y] of [
      [`Elle dit ${word}`, 12, 100],
      [raised, 7, 99],
    ] as const) {
      document.fontSize(size).text(text, x, y, { lineBreak: false })
      x += document.widthOfString(text)
    }
    document.fontSize(12).text(' et danse encore.', x, 100, { lineBreak: false })
  })
  expect(read(page).blocs).toEqual([
    { type: 'paragraphe', texte: `Elle dit ${expected} et danse encore.` },
  ])
})

const PROSE = [
  'Dans un pays où tout le monde se connaissait, le vêtement',
  'renseignait avant la parole. La forme d’une coiffe situait',
  'la paroisse. La largeur du velours sur une manche donnait',
  'une idée de la fortune de la maison.',
]

test.each([
  ['above a text', [['Propos recueillis par Yann Le Meur'], PROSE]],
  [
    'above a text, on two lines',
    [['Propos recueillis par Yann Le Meur, Anne Le Goff et', 'Jean Martin'], PROSE],
  ],
  ['of a photographer', [['Texte : Anne Le Goff'], ['Photos : Jean Martin'], PROSE]],
  [
    'below a full line',
    [
      [...PROSE.slice(0, 2), 'la paroisse, et tout le bourg le savait, du notaire au curé.'],
      ['Texte et photos : Anne Le Goff'],
    ],
  ],
  [
    'that is no name of a writer',
    [
      [
        'Par Marie Le Bihan, présidente du cercle celtique du bourg',
        'Saint-Jean, on apprit que la coiffe avait disparu.',
      ],
    ],
  ],
])('names of writers %s are a paragraph', async (_, paragraphs) => {
  const page = await drawLines(
    paragraphs.flat().map((line, index): Line => [line, 60, 180 + 14 * index]),
  )
  expect(read(page).blocs.map((bloc) => 'texte' in bloc && normalizeSpaces(bloc.texte))).toEqual(
    paragraphs.map((lines) => lines.join(' ')),
  )
})
