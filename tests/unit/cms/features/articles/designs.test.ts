import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { proposeArticles } from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import { designs, drawDesign } from '../../../../factories/magazines/designs'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import { withPlainSpaces } from '../../../../support/normalizeSpaces'
import { makeTempDir } from '../../../../support/paths'

const dir = makeTempDir('designs')

describe.each(designs)('intertitles in the size of the text: $name', (design) => {
  test('they are headings, all of them and nothing else; articles are whole', async () => {
    const { pdf, articles } = await drawDesign(design)
    const file = path.join(dir, `${designs.indexOf(design)}.pdf`)
    writeFileSync(file, pdf)
    const { articles: read } = withPlainSpaces(proposeArticles(readMagazine(file)))
    const found = read.map((article) => ({
      titre: article.titre,
      auteurs: article.auteurs,
      pages: [article.premierePage, article.dernierePage],
      intertitres: article.blocs.flatMap((bloc) => (bloc.type === 'titre' ? bloc.texte : [])),
    }))
    expect(found).toEqual(articles)
  })
})
