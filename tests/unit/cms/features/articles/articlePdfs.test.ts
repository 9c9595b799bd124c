import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { proposeArticles } from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import { drawPdf } from '../../../../factories/layout'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import { both } from '../../../../factories/textPdfs/expectedPages'
import { TEXT_PDFS_DIR } from '../../../../factories/textPdfs/textPdfs'
import { makeTempDir } from '../../../../support/paths'

test('a list of contents with standfirsts tells the titles; a signed heading at the top of a column begins an article', () => {
  const { articles } = proposeArticles(readMagazine(path.join(TEXT_PDFS_DIR, 'typst-numero.pdf')))
  expect(
    articles.map(({ titre, chapo, auteurs, premierePage }) => [
      premierePage,
      titre,
      chapo,
      auteurs,
    ]),
  ).toEqual([
    [2, 'La ronde', 'On la danse partout, et nul ne sait pourquoi.', []],
    [3, 'Le rouet', 'Une roue, un fuseau et beaucoup de patience.', []],
    [4, 'Les feux', 'Une nuit, un bûcher et des rondes jusqu’au jour.', []],
    [5, 'Le biniou', 'Petit, aigu, et jamais seul sur son tonneau.', []],
    [6, 'La bombarde', null, ['Jeanne Kervella']],
  ])
})

test.each(both('typst-cote-a-cote'))(
  'two articles beside each other have their titles and authors; one goes on: %s',
  (name) => {
    const { articles } = proposeArticles(readMagazine(path.join(TEXT_PDFS_DIR, `${name}.pdf`)))
    expect(
      articles.map(({ titre, auteurs, premierePage, dernierePage }) => [
        ...[titre, ...auteurs],
        ...[premierePage, dernierePage],
      ]),
    ).toEqual([
      ['Le retour de la veuze', 'Yves Tanguy', 1, 2],
      ['Un four pour le bourg', 'Claire Pujol', 1, 1],
    ])
  },
)

test.each(both('typst-legendes-marge'))(
  'pictures have their captions of the margin: %s',
  (name) => {
    const [page] = readMagazine(path.join(TEXT_PDFS_DIR, `${name}.pdf`)).pages
    expect(page?.blocs.flatMap((bloc) => (bloc.type === 'image' ? bloc.legende : []))).toEqual([
      'Les sonneurs de la clique devant la halle, un matin de foire.',
      'La veuve du boulanger sur le pas de sa porte, vers 1920.',
    ])
  },
)

test.each([
  ['before the text', ''],
  ['with a name before the text', 'Jeanne Kervella'],
])('a standfirst as large as a title and without a stop is no title: %s', async (_, name) => {
  const titles = ['La coiffe de Plougastel', 'Danser la bourrée', 'Une vielle à roue']
  const standfirst =
    'Trois siècles de gestes, de fil et d’amidon racontés par celles qui les font encore'
  const text = 'Au pays, chaque pièce du costume disait d’où l’on venait, et qui on était devenu. '
  const pdf = await drawPdf((document) => {
    document.addPage({ size: 'A4', margin: 60 }).fontSize(60).text('Regards')
    for (const title of titles) {
      document.addPage().fontSize(30).text(title).moveDown(0.3)
      document.fontSize(22).text(standfirst).moveDown()
      if (name) document.font('Helvetica-Bold').fontSize(10).text(name).font('Helvetica').moveDown()
      for (let rest = 3; rest > 0; rest -= 1) document.fontSize(10).text(text.repeat(6)).moveDown()
    }
  })
  const dir = makeTempDir('standfirst')
  const file = path.join(dir, 'chapo.pdf')
  writeFileSync(file, pdf)
  const { articles } = proposeArticles(readMagazine(file))
  expect(articles.map(({ titre, chapo }) => [titre, chapo])).toEqual(
    titles.map((title) => [title, standfirst]),
  )
})
