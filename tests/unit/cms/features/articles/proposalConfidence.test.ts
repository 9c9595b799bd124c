import { describe, expect, test } from 'vitest'
import {
  MIN_CONFIDENCE_TO_PUBLISH,
  proposeArticles,
} from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import {
  expectedLetters,
  lettersOf,
  toExpected,
  toSeen,
} from '../../../../factories/magazines/compareArticles'
import { magazines } from '../../../../factories/magazines/magazines'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import { spoilings } from '../../../../factories/magazines/spoilMagazine'
import { withPlainSpaces } from '../../../../support/normalizeSpaces'

/** Spoilings that leave the list of contents or the outline. */
const TOLD = ['no outline', 'pages counted from another one', 'headings of one size']

describe.each(magazines)('$titre, by $name', ({ file, articles }) => {
  let input: ReturnType<typeof readMagazine> | undefined
  const read = () => (input ??= readMagazine(file))
  const truth = articles.map(toExpected).map(({ titre, debut, fin }) => ({ titre, debut, fin }))
  const propose = (spoil: (typeof spoilings)[string]) => {
    const { articles: found, confiance } = proposeArticles(spoil(read()))
    const seen = found.map(toSeen).map(({ titre, debut, fin }) => ({ titre, debut, fin }))
    return { seen, confiance }
  }

  test.each(Object.entries(spoilings))('with %s, nothing wrong would be published', (_, spoil) => {
    const { seen, confiance } = propose(spoil)
    const isPublished = confiance >= MIN_CONFIDENCE_TO_PUBLISH
    const isWrong = seen.some(
      (each) =>
        !truth.some(
          ({ titre, debut, fin }) =>
            titre === each.titre && debut === each.debut && fin === each.fin,
        ),
    )
    expect({ isPublished, isWrong }).not.toEqual({ isPublished: true, isWrong: true })
  })

  test.each(TOLD)('with %s, all is published', (name) => {
    const spoil = spoilings[name]
    const { seen, confiance } = propose(spoil ?? (() => read()))
    expect(seen).toEqual(truth)
    expect(confiance).toBeGreaterThanOrEqual(MIN_CONFIDENCE_TO_PUBLISH)
  })

  test('without list and outline, it is left to the administrator', () => {
    const { confiance } = propose(
      (whole) => spoilings['neither list nor outline']?.(whole) ?? whole,
    )
    expect(confiance).toBeLessThanOrEqual(0.5)
  })
})

test('without list and outline, nine of ten articles are whole', () => {
  const whole = magazines.flatMap(({ file, articles }) => {
    const spoil = spoilings['neither list nor outline']
    const input = readMagazine(file)
    const found = withPlainSpaces(proposeArticles(spoil?.(input) ?? input).articles)
    return articles.map((article) =>
      found.some(
        (other) => other.titre === article.titre && lettersOf(other) === expectedLetters(article),
      ),
    )
  })
  expect(whole.filter(Boolean).length).toBeGreaterThanOrEqual(0.9 * whole.length)
})
