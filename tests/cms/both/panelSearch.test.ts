import { expect, inject, test } from 'vitest'
import { makePictureForm } from '../../factories/page'
import { client } from '../../support/client'

const { url, setup } = inject('product')

const ids: string[] = []
const texts = ['École de Dañse à l’ÉTÉ, œuvre 50%', "Bal_musette de l'hiver [nu]", 'Ronde']

const editor = await client(url).as('editeur')
for (const alt of texts) {
  const form = await makePictureForm({ alt })
  const answer = await editor.post<{ doc: { id: string } }>('/api/images', undefined, {
    body: form,
  })
  ids.push(answer.json.doc.id)
}

/** The pictures found among those of this file, by their place in `texts`. */
async function find(operator: string, words: string) {
  const query = new URLSearchParams({
    [`where[alt][${operator}]`]: words,
    'where[id][in]': ids.join(),
    limit: '100',
  })
  const found = await editor.get<{ docs: { id: string }[] }>(`/api/images?${query}`)
  expect(found.status).toBe(200)
  return found.json.docs.map(({ id }) => ids.indexOf(id)).sort()
}

test.each(['école', 'ÉCOLE', 'été', 'Œuvre', 'l’été', 'dañse à'])(
  'the lists of the panel find « %s » in any capitals',
  async (words) => {
    expect(await find('like', words)).toEqual([0])
    expect(await find('contains', words)).toEqual([0])
  },
)

test.each([
  ['%', [0]],
  ['_', [1]],
  ['[', [1]],
  ['50%', [0]],
  ['*', []],
  ['?', []],
  ['[a-z]', []],
  ['\\', []],
])('« %s » is looked for as it is written', async (words, expected) => {
  expect(await find('contains', words)).toEqual(expected)
})

test('« does not contain » follows the same rules', async () => {
  expect(await find('not_like', 'école')).toEqual([1, 2])
})

// MongoDB's regular expressions know capitals, and tell accents apart.
const spellings = {
  embedded: ['ecole', 'danse', 'OEUVRE', "l'ete", 'ecole oeuvre'],
  production: ['ÉCOLE', 'œuvre'],
}[setup]

test.each(spellings)('« %s » is another spelling of the same words', async (words) => {
  expect(await find('like', words)).toEqual([0])
})
