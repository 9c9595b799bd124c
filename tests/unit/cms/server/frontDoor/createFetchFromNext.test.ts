import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createFetchFromNext } from '../../../../../cms/src/server/frontDoor/createFetchFromNext'

test('the application is asked for the path on the site’s own host, in nobody’s name', async () => {
  let seen: IncomingMessage | undefined
  const ask = createFetchFromNext((req: IncomingMessage, res: ServerResponse) => {
    seen = req
    res.writeHead(404, { 'X-A': 'b' })
    res.write('une ')
    res.end('page')
  }, 'https://www.exemple.fr')
  const answer = await ask('/regards?page=2')

  expect(seen?.method).toBe('GET')
  expect(seen?.url).toBe('/regards?page=2')
  expect(seen?.headers).toEqual({
    host: 'www.exemple.fr',
    accept: '*/*',
    'x-forwarded-proto': 'https',
    connection: 'close',
  })
  expect(answer.status).toBe(404)
  expect(answer.headers.join()).toContain('X-A,b')
  expect(answer.body.toString()).toBe('une page')
})

test('an application that breaks off is a failure, not half a page', async () => {
  const ask = createFetchFromNext((_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'Content-Length': 100 })
    res.write('une ')
    setImmediate(() => res.destroy())
  }, 'http://localhost')

  await expect(ask('/')).rejects.toThrow()
})

test.each([
  ['at once', () => Promise.reject(new Error('en panne'))],
  [
    'by throwing',
    () => {
      throw new Error('en panne')
    },
  ],
  [
    'in the middle of an answer',
    async (_req: IncomingMessage, res: ServerResponse) => {
      res.writeHead(200, { 'Content-Length': 100 })
      await new Promise((resolve) => res.write('une ', resolve))
      throw new Error('en panne')
    },
  ],
])(
  'an application that fails %s is a failure to who asked, and to nobody else',
  async (_when, application) => {
    const ask = createFetchFromNext(application, 'http://localhost')

    await expect(ask('/')).rejects.toThrow()
  },
)

test('large answers come whole', async () => {
  const body = Buffer.alloc(5 * 1024 * 1024, 'é')
  const ask = createFetchFromNext(
    (_req: IncomingMessage, res: ServerResponse) => res.end(body),
    'http://localhost',
  )

  expect((await ask('/')).body.equals(body)).toBe(true)
})
