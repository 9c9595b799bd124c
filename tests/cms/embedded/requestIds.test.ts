import { request } from 'node:http'
import { once } from 'node:events'
import { expect, inject, test } from 'vitest'
import { client } from '../../support/client'
import { parseLogLines, type LogLine } from '../../support/logLines'
import { poll } from '../../support/ports'
import { shareEmailProduct } from '../../support/sharedProducts'

const { setup, url: urlOfShared } = inject('product')

const OWN_ID = /^[0-9a-f]{16}-\d+$/

/** Behind a trusted proxy, with an access log. */
const { product } = await shareEmailProduct(setup)
const visitor = client(product.url)

const readId = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? ''

/** Waits for a line of the log about a request. */
async function waitForLine(id: string, fits: (line: LogLine) => boolean = () => true) {
  let found: LogLine | undefined
  await poll(
    () => {
      const lines = parseLogLines(product.log())
      found = lines.find((line) => line.requestId === id && fits(line))
      return found !== undefined
    },
    { what: `a line of the log with ${id}` },
  )
  return found as LogLine
}

test('without a trusted proxy, each response has an id that its client did not choose', async () => {
  const headers = {
    'x-request-id': 'chosen-by-the-client',
  }
  const shared = client(urlOfShared)
  const ids: string[] = []
  // From Next, from memory twice, a file, the API, a probe, an error.
  for (const path of [
    '/ressources',
    '/ressources',
    '/favicon.svg',
    '/api/regards',
    '/api/health/live',
    '/media/x',
  ])
    ids.push(readId(await shared.get(path, { headers })))

  for (const id of ids) expect(id).toMatch(OWN_ID)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an answer without a body has an id too', async () => {
  let etag = ''
  let id = ''
  // What follows a start changes the content once more.
  await poll(
    async () => {
      const answer = await visitor.get('/', { headers: { 'if-none-match': etag } })
      etag = answer.headers.get('etag') ?? ''
      id = readId(answer)
      return answer.status === 304
    },
    { what: 'a 304' },
  )

  expect(id).toMatch(OWN_ID)
})

test('the id of a trusted proxy goes through to the log, and the query does not', async () => {
  const id = 'proxy-0123456789'
  const path = '/api/regards?where[titre][equals]=un-secret&limit=1'
  const answer = await visitor.get(path, {
    headers: { 'x-request-id': id, 'x-forwarded-for': '203.0.113.77', cookie: 'a=un-cookie' },
  })
  await visitor.get('/une@adresse.fr/page')
  const line = await waitForLine(id, ({ msg }) => msg === 'Requête')

  expect(readId(answer)).toBe(id)
  expect(line).toMatchObject({ method: 'GET', path: '/api/regards', route: 'api', status: 200 })
  await poll(() => product.log().includes('"path":"/…/page"'), { what: 'a masked path' })
  for (const secret of ['un-secret', '203.0.113.77', 'un-cookie', 'une@adresse.fr'])
    expect(product.log()).not.toContain(secret)
})

test('Payload’s log lines of a request have its id', async () => {
  const id = 'proxy-sign-in-1'
  await visitor.post(
    '/api/users/login',
    { email: 'a@b.fr', password: 'un-mot-faux' },
    { headers: { 'x-request-id': id } },
  )

  await waitForLine(id, ({ msg }) => msg === 'Connexion refusée')
})

test.each([
  ['too long', 'x'.repeat(10_000)],
  ['two lines', 'first-line\\n{"level":60}'],
  ['another alphabet', '<script>alert(1)</script>'],
  ['sent twice', ['proxy-0123456789', 'proxy-9876543210']],
])('a malformed id of the proxy is replaced: %s', async (_what, given) => {
  const outgoing = request(`${product.url}/api/health/live`, { headers: { 'x-request-id': given } })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [
    NodeJS.ReadableStream & { headers: Record<string, string> },
  ]
  response.resume()

  expect(response.headers['x-request-id']).toMatch(OWN_ID)
})
