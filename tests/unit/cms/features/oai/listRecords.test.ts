import type { Payload, Where } from 'payload'
import { expect, test } from 'vitest'
import { listRecords } from '../../../../../cms/src/features/oai/listRecords'
import type { ListPosition } from '../../../../../cms/src/features/oai/parseOaiRequest'

interface Query {
  collection: string
  where: Where
  limit: number
}

const date = '2026-11-01T00:00:00.000Z'
const pad = (index: number) => String(index).padStart(6, '0')

const articles = Array.from({ length: 1_000 }, (_each, index) => ({
  ...{ id: pad(index), document: index < 800 ? 'withdrawn' : 'pdf', updatedAt: date },
  ...{ slug: `a${index}`, titre: `A${index}`, premierePage: 1, dernierePage: 1, visible: true },
}))

const issues = [
  {
    ...{ id: '1', numero: 1, pdf: 'pdf', dateParution: date, createdAt: date, updatedAt: date },
    _status: 'published',
  },
]

/** A database of which the queries are kept, with the turns of the event loop between them. */
function createDatabase() {
  const queries: Query[] = []
  const turns: number[] = []
  let turn = 0
  const count = () => {
    turn += 1
    immediate = setImmediate(count)
  }
  let immediate = setImmediate(count)
  const find = (query: Query) => {
    queries.push(query)
    if (query.collection === 'regards') return Promise.resolve({ docs: issues })
    if (query.collection === 'lectures') {
      return Promise.resolve({ docs: [{ document: 'pdf', langue: 'fr' }] })
    }
    turns.push(turn)
    const after = /"greater_than":"(\d{6})"/.exec(JSON.stringify(query.where))?.[1] ?? ''
    const docs = articles.filter(({ id }) => id > after).slice(0, query.limit)
    return Promise.resolve({ docs })
  }
  return {
    payload: { db: { find } } as unknown as Payload,
    queries: () => queries.filter(({ collection }) => collection === 'articles'),
    turns,
    stop: () => clearImmediate(immediate),
  }
}

const first: ListPosition = {
  from: null,
  until: null,
  set: 'articles',
  phase: 'articles',
  after: null,
}

test('articles of an issue that is not published are passed over, and the event loop turns between the queries', async () => {
  const { payload, queries, turns, stop } = createDatabase()
  const { records } = await listRecords(payload, first)
  stop()
  expect(records.length).toBeGreaterThan(0)
  expect(new Set(turns).size).toBe(turns.length)
  for (const { where } of queries()) expect(JSON.stringify(where)).toContain('"visible"')
})

test('a part with records reads 300 rows at most', async () => {
  const { payload, queries, stop } = createDatabase()
  const after: [string, string] = [date, '000599']
  const { records, next } = await listRecords(payload, { ...first, after })
  stop()
  expect(records.length).toBeGreaterThan(0)
  expect(records.length).toBeLessThanOrEqual(100)
  expect(queries().reduce((rows, { limit }) => rows + limit, 0)).toBeLessThanOrEqual(300)
  expect(next).not.toBeNull()
})

test('no token leads to an empty part where the last issues fill one and no article is left', async () => {
  const [issue] = issues
  // A draft among the first hundred: the third query fills the part.
  const all = Array.from({ length: 120 }, (_each, index) => ({
    ...{ ...issue, id: pad(index), numero: index + 1, pdf: null },
    _status: index === 0 ? 'draft' : 'published',
  }))
  const find = ({ collection, where, limit }: Query) => {
    const after = /"greater_than":"(\d{6})"/.exec(JSON.stringify(where))?.[1] ?? ''
    const docs = collection === 'regards' ? all.filter(({ id }) => id > after) : []
    return Promise.resolve({ docs: docs.slice(0, limit) })
  }
  const payload = { db: { find } } as unknown as Payload
  const list = { ...first, set: null, phase: 'numeros' } as ListPosition
  const { records, next } = await listRecords(payload, list)
  expect([records.length, next]).toEqual([119, null])
})

test('before the dates of all issues no article is read', async () => {
  const { payload, queries, stop } = createDatabase()
  issues.splice(0)
  const { records } = await listRecords(payload, { ...first, until: '2021-01-01T00:00:00.000Z' })
  stop()
  expect([records, queries()]).toEqual([[], []])
})
