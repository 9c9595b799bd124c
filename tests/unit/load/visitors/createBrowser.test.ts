import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createBrowser, readText } from '../../../load/visitors/createBrowser'
import { createRecorder } from '../../../load/visitors/recorder'
import { listen } from '../../../support/listen'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** Starts a server and a browser of it; `asked` are the requests that reached the server. */
async function start(handle: (req: IncomingMessage, res: ServerResponse) => void) {
  const asked: IncomingMessage[] = []
  const server = createServer((req, res) => {
    asked.push(req)
    handle(req, res)
  })
  const { url, stop } = await listen(server)
  const recorder = createRecorder()
  const browser = createBrowser(url, '10.0.0.1', recorder)
  closing.push(() => {
    browser.close()
    void stop()
  })
  return { browser, recorder, asked }
}

test('asks for an immutable file once', async () => {
  const { browser, recorder, asked } = await start((_req, res) =>
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable').end('x'),
  )
  await browser.get('file', '/media/a.webp')
  await browser.get('file', '/media/a.webp')
  expect(asked).toHaveLength(1)
  expect(recorder.counts.fromBrowserCache).toBe(1)
})

test('revalidates a page by its ETag, and shows the cached copy', async () => {
  const { browser, recorder, asked } = await start((req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=5').setHeader('ETag', '"1"')
    if (req.headers['if-none-match'] === '"1"') res.writeHead(304).end()
    else res.end('la page')
  })
  await browser.get('page', '/')
  const again = await browser.get('page', '/')
  expect(again && readText(again)).toBe('la page')
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"'])
  expect(asked[0]?.headers['x-forwarded-for']).toBe('10.0.0.1')
  expect(recorder.counts.unchanged).toBe(1)
  expect(recorder.samples).toHaveLength(2)
})

test('records failures by their kind, and answers nothing', async () => {
  const { browser, recorder } = await start((req, res) =>
    req.url === '/lost' ? req.socket.destroy() : res.writeHead(503).end(),
  )
  expect(await browser.get('page', '/regards/52?q=a')).toBeUndefined()
  expect(await browser.send('opening', 'POST', '/regards/53?q=b')).toBeUndefined()
  expect(await browser.get('page', '/regards/51?q=c')).toBeUndefined()
  expect(await browser.get('page', '/lost')).toBeUndefined()
  expect([...recorder.failures]).toEqual([
    ['GET /regards/n?…: 503', 2],
    ['POST /regards/n?…: 503', 1],
    ['GET /lost: ECONNRESET', 1],
  ])
})
