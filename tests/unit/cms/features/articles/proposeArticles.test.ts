import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  MIN_CONFIDENCE_TO_PUBLISH,
  proposeArticles,
} from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import {
  expectedLetters,
  expectedRoles,
  lettersOf,
  rolesOf,
  toExpected,
  toLetters,
  toSeen,
} from '../../../../factories/magazines/compareArticles'
import { magazines } from '../../../../factories/magazines/magazines'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import { toReadable } from '../../../../factories/textPdfs/compareText'
import { withPlainSpaces } from '../../../../support/normalizeSpaces'
import demoArticles from '../../../../factories/demoArticles.json'

const DEMO = path.join(import.meta.dirname, '../../../../../cms/demo/media/regards')

describe.each(magazines)('$titre, by $name', ({ file, articles }) => {
  let proposal: ReturnType<typeof proposeArticles> | undefined
  const propose = () => (proposal ??= withPlainSpaces(proposeArticles(readMagazine(file))))
  const find = (titre: string) => propose().articles.find((article) => article.titre === titre)

  test('it has eight articles in the order of their pages, and is sure of them', () => {
    const { articles: found, confiance } = propose()
    expect(found.map(({ titre }) => titre)).toEqual(articles.map(({ titre }) => titre))
    expect(confiance).toBeGreaterThanOrEqual(MIN_CONFIDENCE_TO_PUBLISH)
  })

  test.each(articles)('« $titre » is whole', (expected) => {
    const found = find(expected.titre)
    expect(found && toSeen(found)).toEqual(toExpected(expected))
    expect(found && lettersOf(found)).toBe(expectedLetters(expected))
    expect(toLetters(found?.chapo ?? '')).toBe(toLetters(expected.chapo ?? ''))
    expect(found?.auteurs).toEqual(expected.auteurs)
    expect(found?.rubrique).toBe(expected.rubrique)
    expect(found && rolesOf(found)).toEqual(expectedRoles(expected))
  })

  test.each(articles.filter(({ legende }) => legende))('the picture of « $titre »', (expected) => {
    const found = find(expected.titre)
    const pictures = found?.blocs.flatMap((bloc) => (bloc.type === 'image' ? bloc : [])) ?? []
    expect(pictures.map(({ legende }) => legende)).toEqual([expected.legende])
    expect(found?.image).toBe(pictures[0]?.figure?.nom)
  })
})

describe('the short issues of the demonstration', () => {
  test.each(demoArticles)('the articles of its issue $numero', ({ numero, articles }) => {
    const file = path.join(DEMO, `demonstration${numero}`, 'fichier.pdf')
    const { articles: found, confiance } = withPlainSpaces(proposeArticles(readMagazine(file)))
    const texts = found.map((article) => ({
      ...toSeen(article),
      chapo: article.chapo,
      rubrique: article.rubrique,
      texte: lettersOf(article),
    }))
    expect(texts).toMatchObject(
      articles.map(({ rubrique, titre, chapeau, paragraphes }, index) => ({
        rubrique,
        titre: toReadable(titre),
        chapo: toReadable(chapeau),
        pages: [index + 3, index + 3],
        texte: toLetters(paragraphes.join(' ')),
      })),
    )
    expect(confiance).toBeGreaterThanOrEqual(MIN_CONFIDENCE_TO_PUBLISH)
  })
})
