import path from 'node:path'
import { expect, test } from 'vitest'
import { proposeArticles } from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import { TEXT_PDFS_DIR } from '../../../../factories/textPdfs/textPdfs'

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
