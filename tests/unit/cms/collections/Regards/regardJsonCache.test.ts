import type { PaginatedDocs } from 'payload'
import { expect, test } from 'vitest'
import {
  cacheJson,
  serializeList,
} from '../../../../../cms/src/collections/Regards/regardJsonCache'

const page = (docs: object[]): PaginatedDocs<object> => ({
  docs,
  hasNextPage: true,
  hasPrevPage: false,
  limit: 24,
  nextPage: 2,
  page: 1,
  pagingCounter: 1,
  prevPage: null,
  totalDocs: 30,
  totalPages: 2,
})

const titled = (titre: string) => ({ titre, sommaire: undefined, pdf: { filename: 'é.pdf' } })

test.each([
  ['none', []],
  ['one', [titled('L’été « à Guérande »')]],
  ['some', [titled('Andro'), titled('a"b\\c'), titled('🎻')]],
])('a list of %s reads as JSON.stringify’s, with issues that are kept and without', (_of, docs) => {
  const list = page(docs)
  const expected = JSON.stringify(list)
  expect(serializeList(list).toString()).toBe(expected)
  for (const issue of docs.slice(0, 2)) cacheJson(issue)
  expect(serializeList(list).toString()).toBe(expected)
})

test('what is kept is not written anew', () => {
  const issue = titled('Bourrée')
  cacheJson(issue)
  issue.titre = 'Gavotte'

  expect(serializeList(page([issue])).toString()).toContain('Bourrée')
})
