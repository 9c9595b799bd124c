import type { Figure } from '@regards/contract/schemas/blocs'
import { expect, test } from 'vitest'

import type { StoredArticle } from '../../../../../cms/src/features/articles/records/storedArticles'
import { spreadPictures } from '../../../../../cms/src/features/articles/views/contentsEndpoints'

const ROSE = '0f'.repeat(32)
/** The same picture, drawn half a pixel away. */
const ROSE_AGAIN = `1f${'0f'.repeat(30)}0e`
const STAR = 'f0'.repeat(32)

type Drawn = Pick<Figure, 'nom'> & Partial<Figure>

/** An article with these figures, the first of which is its lead picture. */
const withFigures = (...figures: Drawn[]) =>
  ({
    image: figures[0]?.nom ?? null,
    blocs: figures.map((figure) => ({ type: 'image', figure: { largeur: 600, ...figure } })),
  }) as unknown as StoredArticle

const leadsOf = (...articles: StoredArticle[]) => spreadPictures(articles).map(({ image }) => image)

test('an article shows another of its pictures where one of the two before shows the same', () => {
  const [one, other] = [
    { nom: '3-f1', empreinte: ROSE },
    { nom: '4-f1', empreinte: STAR },
  ]
  const again = withFigures(
    { nom: '5-f1', empreinte: ROSE_AGAIN },
    { nom: '5-f2', empreinte: 'a'.repeat(64) },
  )

  expect(leadsOf(withFigures(one), withFigures(other), again)).toEqual(['3-f1', '4-f1', '5-f2'])
})

test('an article without another picture shows none, and the fourth may show the first one’s', () => {
  const rose = (page: number) => withFigures({ nom: `${page}-f1`, empreinte: ROSE })

  expect(leadsOf(rose(1), rose(2), rose(3), rose(4))).toEqual(['1-f1', null, null, '4-f1'])
})

test('an ornament does not stand for a picture', () => {
  const ornament = { nom: '2-f2', empreinte: STAR, largeur: 90 }
  const one = withFigures({ nom: '1-f1', empreinte: ROSE })
  const other = withFigures({ nom: '2-f1', empreinte: ROSE }, ornament)

  expect(leadsOf(one, other)).toEqual(['1-f1', null])
})

test('pictures of a reading without fingerprints stay, and an article without a lead has none', () => {
  const bare = withFigures({ nom: '1-f1' })
  const chosenNone = { ...withFigures({ nom: '3-f1', empreinte: STAR }), image: null }

  expect(leadsOf(bare, bare, chosenNone)).toEqual(['1-f1', '1-f1', null])
})
