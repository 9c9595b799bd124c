import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  expectedText,
  findWrongDivisions,
  listTexts,
  readLayer,
  takeFree,
  toReadable,
} from '../../../../factories/textPdfs/compareText'
import { drawnPdfs } from '../../../../factories/textPdfs/expected/drawn'
import { programPdfs } from '../../../../factories/textPdfs/expected/programs'
import { typstPdfs } from '../../../../factories/textPdfs/expected/typst'
import { readPdfText } from '../../../../factories/textPdfs/readPdfText'

const DIR = path.join(import.meta.dirname, '../../../../factories/textPdfs/pdf')

const cases = [...typstPdfs, ...programPdfs, ...drawnPdfs].flatMap(({ files, why, pages }) =>
  files.map((file) => ({ file, why, pages })),
)

test('each PDF has an expectation', () => {
  expect(cases.map(({ file }) => `${file}.pdf`).toSorted()).toEqual(readdirSync(DIR).toSorted())
})

describe.each(cases)('$file: $why', ({ file, pages }) => {
  let reading: ReturnType<typeof readPdfText> | undefined
  const read = () => (reading ??= readPdfText(path.join(DIR, `${file}.pdf`)))

  test('its text is what a person reads', async () => {
    const found = await read()
    expect(
      found.pages.map(({ blocs }, index) =>
        takeFree(toReadable(listTexts(blocs).join(' ')), pages[index] ?? { texte: '' }),
      ),
    ).toEqual(pages.map(expectedText))
  })

  test('its layer has the same words in the same order', async () => {
    const found = await read()
    expect(
      found.pages.map(({ mots }, index) =>
        takeFree(readLayer(mots), pages[index] ?? { texte: '' }),
      ),
    ).toEqual(
      pages.map((page) => toReadable(`${page.haut ?? ''} ${expectedText(page)} ${page.bas ?? ''}`)),
    )
    expect(findWrongDivisions(found.pages)).toEqual([])
  })

  const withBlocks = pages.flatMap(({ titres, blocs }, index) =>
    titres || blocs ? [{ titres, blocs, index }] : [],
  )
  if (withBlocks.length === 0) return
  test('its headings and paragraphs are whole', async () => {
    const found = await read()
    for (const { titres, blocs = [], index } of withBlocks) {
      const all = found.pages[index]?.blocs ?? []
      if (titres) expect(listTexts(all.filter(({ type }) => type === 'titre'))).toEqual(titres)
      expect(listTexts(all)).toEqual(expect.arrayContaining(blocs))
    }
  })
})
