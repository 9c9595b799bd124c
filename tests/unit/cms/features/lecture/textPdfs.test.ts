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
import { readPdfText } from '../../../../factories/textPdfs/readPdfText'
import { TEXT_PDFS_DIR, textPdfs } from '../../../../factories/textPdfs/textPdfs'
import { normalizeSpaces } from '../../../../support/normalizeSpaces'

test('each PDF has an expectation', () => {
  const names = textPdfs.map(({ file }) => path.basename(file))
  expect(names.toSorted()).toEqual(readdirSync(TEXT_PDFS_DIR).toSorted())
})

describe.each(textPdfs)('$name: $why', ({ file, pages }) => {
  let reading: ReturnType<typeof readPdfText> | undefined
  const read = () => (reading ??= readPdfText(file))

  test('its text is as a person reads it', () => {
    const found = read()
    expect(
      found.pages.map(({ blocs }, index) =>
        takeFree(toReadable(listTexts(blocs).join(' ')), pages[index] ?? { texte: '' }),
      ),
    ).toEqual(pages.map(expectedText))
  })

  test('its layer has the same words in the same order', () => {
    const found = read()
    expect(
      found.pages.map(({ mots }, index) =>
        takeFree(readLayer(mots), pages[index] ?? { texte: '' }),
      ),
    ).toEqual(
      pages.map((page) =>
        toReadable(`${page.haut ?? ''} ${page.calque ?? expectedText(page)} ${page.bas ?? ''}`),
      ),
    )
    expect(findWrongDivisions(found.pages)).toEqual([])
  })

  const withLines = pages.flatMap(({ vers }, index) => (vers ? [{ vers, index }] : []))
  if (withLines.length > 0)
    test('its verses keep their lines', () => {
      const found = read()
      for (const { vers, index } of withLines) {
        const texts = found.pages[index]?.blocs.flatMap((bloc) =>
          'texte' in bloc ? normalizeSpaces(bloc.texte) : [],
        )
        expect(texts).toEqual(expect.arrayContaining(vers))
      }
    })

  const withTables = pages.flatMap(({ tableaux }, index) => (tableaux ? [{ tableaux, index }] : []))
  if (withTables.length > 0)
    test('its tables have their rows', () => {
      const found = read()
      for (const { tableaux, index } of withTables) {
        const rows = found.pages[index]?.blocs.flatMap((bloc) =>
          bloc.type === 'tableau' ? bloc.lignes.length + (bloc.entete ? 1 : 0) : [],
        )
        expect(rows).toEqual(tableaux)
      }
    })

  const withBoxes = pages.flatMap(({ encadre }, index) =>
    encadre === undefined ? [] : [{ encadre, index }],
  )
  if (withBoxes.length > 0)
    test('its boxes are told from the text', () => {
      const found = read()
      for (const { encadre, index } of withBoxes) {
        const boxed = (found.pages[index]?.blocs ?? []).filter(
          (bloc) => bloc.type === 'paragraphe' && bloc.role === 'encadre',
        )
        expect(listTexts(boxed).join(' ')).toBe(encadre)
      }
    })

  const withBlocks = pages.flatMap(({ titres, blocs }, index) =>
    titres || blocs ? [{ titres, blocs, index }] : [],
  )
  if (withBlocks.length === 0) return
  test('its headings and paragraphs are whole', () => {
    const found = read()
    for (const { titres, blocs = [], index } of withBlocks) {
      const all = found.pages[index]?.blocs ?? []
      if (titres) expect(listTexts(all.filter(({ type }) => type === 'titre'))).toEqual(titres)
      expect(listTexts(all)).toEqual(expect.arrayContaining(blocs))
    }
  })
})
