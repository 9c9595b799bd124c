import { loadPdfium } from '@regards/pdf-engine/pdfium'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { readContent } from '@web/features/administration/pdf/reader/readContent'
import { findProposals } from '@web/features/administration/pdf/findProposals'
import { makePdf, makePdfOfTexts } from '../../../../../../factories/pdf'

// Pictures need a browser's canvas: tests/e2e/site/pdfProposals.spec.ts.

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  await loadPdfium({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer })
})

const read = (bytes: Uint8Array) =>
  readContent({
    size: bytes.length,
    read: (into, position) => {
      into.set(bytes.subarray(position, position + into.length))
      return position + into.length <= bytes.length
    },
  })

it('reads the pages, their lines and the properties', async () => {
  const pdf = await makePdfOfTexts(
    [
      [
        { text: 'Regards', size: 72 },
        { text: 'N° 52 – Printemps 2024', size: 14 },
      ],
      [{ text: 'Éditorial ................ 3', size: 12 }],
    ],
    { title: 'maquette.indd' },
  )

  const { pages, ...content } = await read(pdf)
  expect(pages.map((lines) => lines.map(({ text }) => text))).toEqual([
    ['Regards', 'N° 52 – Printemps 2024'],
    ['Éditorial ................ 3'],
  ])
  const [masthead, reference] = pages[0] ?? []
  expect((masthead?.size ?? 0) / (reference?.size ?? 0)).toBeCloseTo(72 / 14)
  expect(content).toMatchObject({
    pageCount: 2,
    title: 'maquette.indd',
    subject: undefined,
    outline: [],
  })
})

const demonstration = [
  {
    numero: 44,
    date: '2024-09-21',
    titre: 'Osier, paille et châtaignier',
    page: 2,
    sommaire: [
      'L’osier, du saule au panier',
      'Fendre le châtaignier',
      'Un boudin de paille et une ronce',
    ],
  },
  {
    numero: 52,
    date: '2026-09-21',
    titre: 'Sous la coiffe, le costume',
    page: 3,
    sommaire: [
      'Ouvrir l’armoire',
      'Un langage de fil et de drap',
      'Pièce après pièce',
      'En passant par la Lorraine',
      'Le Puy, au bout des fuseaux',
      'La roue et la bourrée',
      'Une nuit pour danser',
      'Le far aux pruneaux',
      'Le point de chaînette',
      'Conserver un costume ancien',
      'Une année en habit de fête',
      'Pour lire plus loin',
    ],
  },
]

it.each(demonstration)(
  'finds what the demonstration’s issue $numero says of itself',
  async ({ numero, date, titre, page, sommaire }) => {
    const folder = `cms/demo/media/regards/demonstration${numero}`
    const file = path.join(import.meta.dirname, '../../../../../../..', folder, 'fichier.pdf')
    const content = await read(readFileSync(file))

    expect(content.outline).toEqual(expect.arrayContaining(['Sommaire', ...sommaire]))
    expect(findProposals(content, 'maquette.pdf')).toMatchObject({
      numero: { value: String(numero), origin: { kind: 'page', page: 1 } },
      dateParution: { value: date, origin: { kind: 'page', page: 1 } },
      titre: { value: titre },
      sommaire: { value: sommaire.join('\n'), origin: { kind: 'page', page } },
    })
  },
)

it('says of a PDF with a password that it is locked, and of another file that it is unreadable', async () => {
  const locked = await makePdf({ password: 'galoubet' })
  await expect(read(locked)).rejects.toMatchObject({ reason: 'locked' })
  await expect(read(Buffer.from('%PDF-1.7 et rien d’autre'))).rejects.toMatchObject({
    reason: 'unreadable',
  })
})
