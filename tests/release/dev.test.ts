import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../support/client'
import { makeTempDir, repoRoot } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild, type ChildServer } from '../support/processes'

/** Everything is compiled when it is first asked for, on a machine that may have other work too. */
const COMPILED_MS = 480_000

const home = makeTempDir('dev')
let cmsPort: number
let webPort: number
let dev: ChildServer

const isDown = (port: number) =>
  fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(5000) }).then(
    () => false,
    () => true,
  )

beforeAll(async () => {
  cmsPort = await freePort()
  webPort = await freePort()
  dev = startChild({
    name: 'npm run dev',
    command: 'npm',
    args: ['run', 'dev'],
    cwd: repoRoot,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      PORT: String(cmsPort),
      WEB_PORT: String(webPort),
      DATA_DIR: join(home, 'data'),
      MEDIA_DIR: join(home, 'media'),
      DEMO: '0',
    },
  })
})
afterAll(async () => {
  // Not at once: npm would leave what it had started.
  await dev.stop()
  rmSync(home, { recursive: true, force: true })
})

test('npm run dev serves web from its sources with Vite’s client, hands the rest on to cms, and leaves nothing behind', async () => {
  const browser = client(`http://localhost:${webPort}`)
  await poll(async () => (await browser.get('/api/health/ready')).status === 200, {
    what: 'cms, asked through web',
    timeoutMs: COMPILED_MS,
  }).catch((error: unknown) => {
    throw new Error(`npm run dev is not ready. Its log:\n${dev.log()}`, { cause: error })
  })

  const page = await browser.get('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('/@vite/client')
  expect((await browser.get('/@vite/client')).text).toContain('WebSocket')

  // The account of the first start is there: the database was made.
  expect(dev.log()).toMatch(/mot de passe : \S+/)

  const panel = await browser.get('/admin/forgot')
  expect([panel.status, panel.headers.get('location')]).toEqual([307, '/mot-de-passe-oublie'])
  const ours = await browser.get('/adminregards')
  expect(ours.text).toContain('/@vite/client')

  await dev.stop()
  await poll(async () => (await isDown(webPort)) && (await isDown(cmsPort)), {
    what: 'the end of both servers',
  })
}, 900_000)
