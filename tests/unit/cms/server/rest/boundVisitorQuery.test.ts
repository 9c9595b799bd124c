import { expect, test } from 'vitest'
import { boundVisitorQuery } from '../../../../../cms/src/server/rest/boundVisitorQuery'

test.each([
  ['', ''],
  ['?', ''],
  ['?limit=0', '?limit=100'],
  ['?limit=000', '?limit=100'],
  ['?limit=%30', '?limit=100'],
  ['?limit=101', '?limit=100'],
  ['?limit=12', '?limit=12'],
  ['?limit=', ''],
  ['?pagination=false', '?limit=100'],
  ['?pagination=false&limit=5', '?limit=5'],
  ['?pagination=true', '?limit=100'],
  ['?depth=999999', '?depth=2'],
  ['?depth=01', '?depth=1'],
  ['?depth=%39', '?depth=2'],
  ['?page=0003', '?page=3'],
  ['?z=1&limit=3&utm_source=x&trash=true', '?limit=3'],
  ['?%6cimit=0', ''],
  ['?z[where]=1', ''],
  ['?where%5Btitre%5D[like]=a%26b&sort=-numero', '?where%5Btitre%5D[like]=a%26b&sort=-numero'],
  [
    '?select[titre]=true&populate[images][url]=true',
    '?select[titre]=true&populate[images][url]=true',
  ],
  ['?q=bal&annee=2026&rubrique=Danse&page=2', '?q=bal&annee=2026&rubrique=Danse&page=2'],
  // Left for the validation to reject.
  ['?limit=trois', '?limit=trois'],
  ['?limit[]=0', '?limit[]=0'],
  ['?limit=0&limit=0', '?limit=100&limit=100'],
  ['??x=%ff&where[a][equals][b]=1', '?where[a][equals][b]=1'],
])('%s is bounded to %s', (search, bounded) => {
  expect(boundVisitorQuery(`/api/regards${search}`)).toBe(`/api/regards${bounded}`)
  expect(boundVisitorQuery(`/api/regards${bounded}`)).toBe(`/api/regards${bounded}`)
})
