import { describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { publishRegard } from '../../factories/regard'
import { readPage } from '../../factories/page'
import type { Errors } from '../../factories/storedObject'
import { client, type ApiResponse } from '../../support/client'
import { callServerFunction } from '../../support/serverFunction'
import { openSession, createClientWithHeaders } from '../../support/session'
import { openSlowSocket, parseResponse } from '../../support/slowSocket'

const { url } = inject('product')
const visitor = client(url)

const FORM = 'application/x-www-form-urlencoded'
const PANEL_OVERRIDE = { 'x-payload-http-method-override': 'GET', 'content-type': FORM }

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')

function expectRefusal({ status, json, headers }: ApiResponse, code: string, expected = 400) {
  expect((json as Errors).errors).toEqual([{ message: expect.any(String) as string, code }])
  expect(status).toBe(expected)
  expect(headers.get('cache-control')).toContain('no-store')
}

const clauses = (count: number) =>
  Array.from({ length: count }, (_, at) => `where[or][${at}][pdf.filename][equals]=a${at}`).join(
    '&',
  )

const nested = (levels: number) => `where${'[or][0]'.repeat(levels)}[numero][equals]=1`

const words = (count: number) => `where[titre][like]=${'a+'.repeat(count)}`

const badQueries: [what: string, query: string][] = [
  ['a page beyond all numbers', 'page=99999999999999999999'],
  ['a NUL in a text', 'where[titre][like]=%00'],
  ['a NUL in JSON', `where=${encodeURIComponent('{"titre":{"like":"\\u0000"}}')}`],
  ['a number as a part of a text', `where=${encodeURIComponent('{"titre":{"contains":5}}')}`],
  ['a part of a date', 'where[createdAt][contains]=2026-01-01'],
  ['a related record that is not like a text', 'where[pdf][not_like]=a'],
  ['two limits', 'limit[]=1&limit[]=2'],
  ['a limit that is no number', 'limit=trois'],
  ['a day that is none', 'where[createdAt][equals]=abc'],
  ['days of which one is none', 'where[dateParution][in]=2026-01-01,abc'],
  ['a comparison with parts behind what cannot be decoded', '?x=%ff&where[numero][equals][a]=1'],
  ['a condition that is no list', 'where[or]=1'],
  ['a field without an operator', 'where[numero]=1'],
  ['a condition in broken JSON', 'where=%7B'],
  ['a search in lists, of which there are none', 'where[titre][all]=a'],
  ['a list with nothing in it', 'where[pdf][in]=null'],
  ['a number beyond all numbers', 'where[numero][not_like]=1e999'],
  ['data in broken JSON', 'data=%7B'],
  ['an order by nothing', 'sort='],
  ['an order by parts', 'sort[a]=b'],
  ['an order with a NUL', 'sort=a%00'],
  ['an order by six fields', 'sort=a,b,c,d,e,f'],
  ['an order by an operator', 'sort=$natural'],
  ['a descending order by an operator', 'sort=-$where'],
  ['an order by an operator of a related record', 'sort=pdf.$where'],
  ['orders of which one is an operator', 'sort=titre,$expr'],
  ['61 conditions on related records', clauses(61)],
  ['21 conditions', clauses(21)],
  ['conditions nested five deep', nested(5)],
  ['a search for a thousand words', words(1000)],
  ['a text of 2,000 letters', `where[titre][like]=${'a'.repeat(2000)}`],
]

describe.each(badQueries)('%s', (_what, query) => {
  test('is refused as the query of an address', async () => {
    expectRefusal(await visitor.get(`/api/regards?${query}`), 'invalid-query')
  })

  test('is refused as the form of the panel', async () => {
    const options = { body: query.replace(/^\?/, ''), headers: PANEL_OVERRIDE }
    expectRefusal(await editor.post('/api/regards', undefined, options), 'invalid-query')
  })
})

// The panel itself looks for what is no date: it shows its page without the list.
const panelQueries = badQueries.filter(
  ([, query]) => !/\[(createdAt|dateParution)\]|\[pdf\]\[not_like/.test(query),
)

test.each(panelQueries)('%s is refused as the address of a list of the panel', async (_, query) => {
  const cookie = `payload-token=${editor.token}`
  const path = `/admin/collections/regards?${query}`
  expectRefusal(await visitor.get(path, { headers: { cookie } }), 'invalid-query')
})

test('a list of the panel requested with a form body has the same limits', async () => {
  const or = (count: number) => Array(count).fill({ 'pdf.filename': { equals: 'a' } }) as object[]
  const account = await makeAccount(administrator, 'editeur')
  const { cookie } = await openSession(url, account)
  const panel = createClientWithHeaders(url, { cookie, origin: url })
  const list = (count: number) =>
    callServerFunction(panel, 'render-list', {
      collectionSlug: 'regards',
      query: { where: { or: or(count) } },
    })

  expect((await list(61)).status).toBe(404)
  // Within the bounds it is the panel's own affair.
  expect((await list(20)).status).not.toBe(404)
})

test.each([
  ['20 conditions on related records', clauses(20)],
  ['conditions nested four deep', nested(4)],
  ['a search for fifty words', words(50)],
  ['empty numbers', 'limit=&page=&depth=1'],
  ['an order by two fields', 'sort=-dateParution,numero'],
  ['a day', 'where[dateParution][greater_than]=2020-01-01'],
  ['a condition in JSON', `where=${encodeURIComponent('{"numero":{"equals":1}}')}`],
])('%s: within bounds', async (_what, query) => {
  expect((await visitor.get(`/api/regards?${query}`)).status).toBe(200)
})

test('a form of the panel reads the same as its address', async () => {
  const { id } = await publishRegard(administrator)
  const body = `limit=1&depth=0&where[and][0][id][in][0]=${id}`
  const asForm = await editor.post<{ docs: unknown[] }>('/api/regards', undefined, {
    body,
    headers: PANEL_OVERRIDE,
  })
  const asAddress = await editor.get<{ docs: unknown[] }>(`/api/regards?${body}`)

  expect(asForm.status).toBe(200)
  expect(asForm.json.docs).toHaveLength(1)
  expect(asForm.json).toEqual(asAddress.json)
  expect(asForm.headers.get('cache-control')).toContain('no-store')
})

test.each([
  ['x-http-method-override', 'GET', FORM],
  ['x-http-method-override', 'DELETE', FORM],
  ['x-payload-http-method-override', 'DELETE', FORM],
  ['x-payload-http-method-override', 'GET', 'application/json'],
])('%s: %s with %s is refused', async (name, value, type) => {
  const body = type === FORM ? 'limit=1' : '{"limit":1}'
  const headers = { [name]: value, 'content-type': type }

  expectRefusal(
    await administrator.post('/api/regards', undefined, { body, headers }),
    'invalid-request',
  )
})

test.each(['/api/og?title=a', '/api/OG'])('%s draws nothing', async (path) => {
  expectRefusal(await visitor.get(path), 'not-found', 404)
})

test('/api/%6fg is a 400', async () => {
  expectRefusal(await visitor.get('/api/%6fg?title=a'), 'invalid-request', 400)
})

test.each(['constructor', '__proto__', 'toString'])('/api/%s is no collection', async (name) => {
  expectRefusal(await visitor.get(`/api/${name}`), 'not-found', 404)
})

test.each(['equals=null', 'in=a', 'exists=null'])(
  'a lock’s record is not searched for by %s',
  async (condition) => {
    for (const field of ['document', 'user']) {
      const [operator, value] = condition.split('=')
      const path = `/api/payload-locked-documents?where[${field}.value][${operator}]=${value}`

      expectRefusal(await editor.get(path), 'invalid-query')
    }
  },
)

test.each(['users', 'images', 'documents'])(
  'no versions of %s are kept: their addresses do not exist',
  async (collection) => {
    for (const path of ['versions', 'versions/1', 'versions?limit=1', 'VERSIONS', 'Versions/1']) {
      const answer = await administrator.get(`/api/${collection}/${path}`)

      expectRefusal(answer, 'not-found', 404)
    }
  },
)

test.each([
  ['a length told later', { 'upload-defer-length': '1' }],
  ['a part of a file', { 'upload-length': '10', 'upload-concat': 'partial' }],
  ['parts put together', { 'upload-concat': 'final;/api/uploads/a /api/uploads/b' }],
])('an upload of %s is refused', async (_what, headers) => {
  const answer = await administrator.post('/api/uploads', undefined, {
    headers: { 'tus-resumable': '1.0.0', ...headers },
  })

  expectRefusal(answer, 'invalid-request')
})

test('a link of a long text to an address that is an object is refused', async () => {
  const link = {
    type: 'link',
    id: '65f0c0ffee65f0c0ffee65f0',
    version: 3,
    format: '',
    indent: 0,
    direction: 'ltr',
    fields: { linkType: 'custom', url: { href: '/regards' }, newTab: false },
    children: [{ type: 'text', text: 'ici', version: 1, format: 0, mode: 'normal', style: '' }],
  }
  const { presentation } = (await readPage(visitor, 'accueil')) as {
    presentation: { root: { children: object[] } }
  }
  const [first] = presentation.root.children
  const root = { ...presentation.root, children: [{ ...first, children: [link] }] }
  const answer = await editor.post<Errors>('/api/globals/accueil', { presentation: { root } })

  expect(answer.status).toBe(400)
  expect(answer.json.errors[0]?.code).toBe('validation')
})

test.each(['Host: <script>', 'Host: regards.test\r\nX-Forwarded-Host: <script>'])(
  '%j is refused, in the house’s shape',
  async (lines) => {
    for (const path of ['/admin', '/admin/login', '/api/regards?limit=4']) {
      const socket = await openSlowSocket(url)
      socket.write(`GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)
      const { status, body } = parseResponse(await socket.readToEnd())

      expect(status, path).toBe(400)
      expect(JSON.parse(body.toString()), path).toMatchObject({
        errors: [{ code: 'invalid-request' }],
      })
    }
  },
)

describe('a list of a visitor', () => {
  const requests = [
    'limit=0',
    'limit=1000',
    'limit=%30',
    'limit=000',
    'pagination=false',
    '%6cimit=0',
  ]

  test.each(requests)(
    'has 100 records at most with %s, also with a session that is none',
    async (query) => {
      const found = [
        await visitor.get<{ limit: number }>(`/api/regards?${query}`),
        await visitor.get<{ limit: number }>(`/api/images?${query}`, {
          headers: { authorization: 'JWT x' },
        }),
      ]

      for (const { status, json } of found) {
        expect(status).toBe(200)
        expect(json.limit).toBeLessThanOrEqual(100)
        expect(json.limit).toBeGreaterThan(0)
      }
    },
  )

  test('is whole for an account', async () => {
    const all = await administrator.get<{ docs: []; totalDocs: number }>(
      '/api/regards?limit=0&depth=0',
    )

    expect(all.json.docs).toHaveLength(all.json.totalDocs)
  })
})
