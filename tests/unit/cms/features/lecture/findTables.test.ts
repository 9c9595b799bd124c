import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawPdf } from '../../../../factories/layout'
import { readPdfText } from '../../../../factories/textPdfs/readPdfText'
import { withPlainSpaces } from '../../../../support/normalizeSpaces'
import { makeTempDir } from '../../../../support/paths'

const dir = makeTempDir('tables')

/** Reads the blocks of a PDF's first page. */
function read(bytes: Buffer) {
  const file = path.join(dir, `${randomUUID()}.pdf`)
  writeFileSync(file, bytes)
  return readPdfText(file).pages[0]?.blocs ?? []
}

/** Draws rows of cells, each after the other, below a line of text. */
const drawRows = (rows: string[][], columns: number[], leading = 18) =>
  drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 0 }).fontSize(11)
    const at = (text: string, x: number, y: number) =>
      document.text(text, x, y, { lineBreak: false })
    at('Les rendez-vous de l’été, tels que les cercles nous les ont donnés en avril.', 60, 150)
    for (const [index, row] of rows.entries())
      row.forEach((cell, column) => at(cell, columns[column] ?? 0, 180 + leading * index))
  })

test.each([
  {
    name: 'a programme',
    columns: [60, 180, 240],
    rows: [
      ['Samedi 12 juin', '20 h 30', 'Fest-noz, salle des fêtes de Plouha'],
      ['Dimanche 13 juin', '15 h', 'Concours de danse, Guingamp'],
      ['Samedi 3 juillet', '21 h', 'Bal folk avec le trio Kerbiquet, Vannes'],
    ],
  },
  {
    name: 'prices',
    columns: [60, 260],
    rows: [
      ['Adultes du cercle', '12 €'],
      ['Familles', '30 €'],
      ['Groupes de danseurs', '90 €'],
    ],
  },
])('$name without tags is a table', async ({ rows, columns }) => {
  const blocs = read(await drawRows(rows, columns))
  expect(withPlainSpaces(blocs.slice(1))).toEqual([{ type: 'tableau', entete: null, lignes: rows }])
})

test.each([
  {
    name: 'columns of text',
    columns: [60, 240],
    leading: 14,
    rows: [
      ['La ronde tourne à gauche, et', 'On la dansait à la moisson, le'],
      ['les danseurs se tiennent par', 'soir, sur l’aire à battre que'],
      ['le petit doigt, sans regarder', 'les femmes avaient balayée au'],
      ['ailleurs que devant eux.', 'matin avec soin.'],
    ],
  },
  {
    name: 'a list of contents with authors',
    columns: [60, 240, 400],
    leading: 18,
    rows: [
      ['La ronde', 'Anne Le Goff', '4'],
      ['Le costume', 'Jean Martin', '12'],
      ['La vielle', 'Yann Le Meur', '27'],
    ],
  },
  {
    name: 'names beside speech',
    columns: [60, 160],
    leading: 14,
    rows: [
      ['Anne', 'Nous partions le matin, à pied, et nous arrivions à la noce avant la messe.'],
      ['Jean', 'Le musicien marchait devant, et personne ne passait sans lui donner à boire.'],
      ['Anne', 'On dansait à chaque carrefour, jusqu’à la dernière auberge avant le bourg.'],
    ],
  },
  {
    name: 'two verses',
    columns: [60, 300],
    leading: 14,
    rows: [
      ['Sur le chemin de la fontaine', 'Petite eau, rends-moi ma cape,'],
      ['J’ai rencontré le vent d’hiver,', 'Je te donnerai mon ruban,'],
      ['Il m’a volé ma cape de laine', 'Petite eau qui toujours t’échappes'],
    ],
  },
])('$name, one row after the other, are no table', async ({ rows, columns, leading }) => {
  const blocs = read(await drawRows(rows, columns, leading))
  expect(blocs.map(({ type }) => type)).not.toContain('tableau')
})
