import { expect, inject, test } from 'vitest'
import { client } from '../../support/client'
import { nameHit, publishIssue, search, searchIssue } from '../../support/searchSite'
import { shareEmptySite } from '../../support/sharedProducts'

const { setup } = inject('product')

const ofDance = [
  'Une danseuse de Guéret, les brodeuses du bourg et la directrice du musée.',
  'Un danseur de Tulle, le brodeur du roi et des directeurs.',
  'La danse en rond.',
  'La danse en rond, puis la bourrée.',
  'La danse en rond, le fil de lin au doigt.',
  'La danse en rond, le porte-manteau renversé.',
]
const dated = (dateParution: string, titre: string) => ({
  ...{ dateParution, titre, sommaire: '' },
  pages: ['Couverture\u00a0: 2071. Automne 2071, septembre 2071. Mars 2071, printemps 2071.'],
})
/** The issues that are found by their own words, before anything else. */
const firstIssues = async (q: string) => {
  const found = (await search(visitor, q)).json.resultats.map(nameHit)
  const end = found.findIndex((hit) => hit.includes('/'))
  return end === -1 ? found : found.slice(0, end)
}

const { product } = await shareEmptySite(setup)
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')
const issues = [
  { ...dated('2070-03-15', 'Les rondes'), numero: 84, pages: ofDance },
  { ...dated('2071-03-15', 'Les noces'), numero: 85 },
  { ...dated('2071-09-20', 'Les moissons'), numero: 86 },
]
for (const issue of issues) await publishIssue(product, administrator, issue)

test.each(['danseur', 'danseuses', 'brodeuse', 'brodeurs', 'directeur', 'directrices'])(
  '%s finds both the man and the woman',
  async (q) => {
    const pagesFound = (await searchIssue(visitor, 84, q)).json.resultats
    expect(pagesFound.map(({ page }) => page)).toEqual([1, 2])
    const found = (await search(visitor, q, { annee: 2070 })).json.resultats.map(nameHit)
    expect(found.toSorted()).toEqual(['84/1', '84/2'])
  },
)

test.each([
  ['danse -bourrée', [3, 5, 6]],
  ['danse –bourrees', [3, 5, 6]],
  ['-bourrée danse rond', [3, 5, 6]],
  ['danse -"fil de lin"', [3, 4, 6]],
  ['danse -portemanteau', [3, 4, 5]],
  ['danse -porte-manteau -bourrée', [3, 5]],
  ['danse - bourrée', [4]],
  ['-bourrée', [4]],
])('%s', async (q, expected) => {
  const found = (await search(visitor, q, { annee: 2070 })).json
  expect([found.sans, found.total]).toEqual([[], expected.length])
  expect(found.resultats.map(nameHit).toSorted()).toEqual(expected.map((page) => `84/${page}`))
  const inIssue = (await searchIssue(visitor, 84, q)).json
  expect(inIssue.resultats.map(({ page }) => page)).toEqual(expected)
})

test.each([
  ['2071', ['86', '85']],
  ['septembre 2071', ['86']],
  ['automne 2071', ['86']],
  ['"automne 2071"', ['86']],
  ['printemps 2071', ['85']],
  ['regards mars 2071', ['85']],
  ['les moissons 2071', ['86']],
])('« %s » begins with its issues', async (q, issues) =>
  expect(await firstIssues(q)).toEqual(issues),
)
