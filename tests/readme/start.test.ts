import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../support/client'
import { makeFreshClone } from '../support/freshClone'
import { freePort, poll } from '../support/ports'
import { startChild, type ChildServer } from '../support/processes'

/** Pages on which a federation has something to complete. */
const PAGES_WITH_FACTS = [
  '/',
  '/a-propos/notre-siege',
  '/mentions-legales',
  '/politique-de-confidentialite',
]

/** « A dozen demonstration issues ». */
const DEMONSTRATION = 12
/** On a machine that may have other work too. */
const SEEDED_MS = 60_000

type Issues = { totalDocs: number; docs: { id: string; couverture: { url: string } }[] }
type Login = { user: { role: string } }

let clone: string
let port: number
let product: ChildServer

const visitor = () => client(`http://localhost:${port}`)
const issues = async () => (await visitor().get<Issues>('/api/regards?limit=50')).json
const signIn = (password: string) =>
  visitor().post<Login>('/api/users/login', { email: 'admin@regards.local', password })

/** Types `npm start` into a terminal where nothing is set but the port, and waits for its address. */
async function start() {
  product = startChild({
    name: 'npm start',
    command: 'npm',
    args: ['start'],
    cwd: clone,
    env: { PATH: process.env.PATH, HOME: clone, PORT: String(port) },
  })
  await poll(() => product.log().includes('Se connecter : ') || product.ended() !== undefined, {
    what: 'the address of the site',
    timeoutMs: 240_000,
  })
  expect(product.log()).toContain(`Le site est prêt : http://localhost:${port}`)
}

/** The password that the terminal shows, if it shows one. */
const printedPassword = () => /mot de passe : (\S+)/.exec(product.log())?.[1]

beforeAll(async () => {
  // That the first start builds what is missing: tests/release/build.test.ts.
  clone = await makeFreshClone(['cms', 'web'])
  port = await freePort()
})
afterAll(async () => {
  // Not at once: npm would leave what it had started.
  await product.stop()
  rmSync(clone, { recursive: true, force: true })
})

test('the first npm start prints an address and a password, and shows a dozen issues, the second the same ones', async () => {
  await start()
  expect(product.log()).not.toContain('Construction de')
  const password = printedPassword() ?? ''
  const login = await signIn(password)
  expect([login.status, login.json.user.role]).toEqual([200, 'administrateur'])

  await poll(async () => (await issues()).totalDocs === DEMONSTRATION, {
    what: 'the demonstration issues',
    timeoutMs: SEEDED_MS,
  }).catch((error: unknown) => {
    throw new Error(`No dozen issues. The log:\n${product.log()}`, { cause: error })
  })
  const first = await issues()
  const page = await visitor().get('/regards')
  expect(page.text).toContain(first.docs[0]?.couverture.url.replace(/cover.*$/, ''))
  // The demonstration is whole: nothing is left to complete in public.
  for (const path of PAGES_WITH_FACTS) {
    await poll(async () => !/à compléter/i.test((await visitor().get(path)).text), {
      what: `the texts of ${path}`,
      timeoutMs: SEEDED_MS,
    })
  }
  await poll(
    async () =>
      (await visitor().get('/a-propos/notre-siege')).text.includes('Les Bourrées du Haut-Berry'),
    { what: 'the associations of the demonstration', timeoutMs: SEEDED_MS },
  )

  await product.stop()
  await expectNobodyListens()

  await start()
  expect(product.log()).not.toContain('Construction de')
  expect(printedPassword()).toBeUndefined()
  expect((await signIn(password)).status).toBe(200)
  expect(await issues()).toEqual(first)
  await product.stop()
  await expectNobodyListens()
}, 400_000)

/** What npm started ends with it. */
async function expectNobodyListens() {
  await poll(
    () =>
      visitor()
        .get('/')
        .then(
          () => false,
          () => true,
        ),
    { what: 'the end of the server that npm start had started' },
  )
}
