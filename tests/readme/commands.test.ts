import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFirebaseIssue, writeFirebaseExport } from '../factories/firebase'
import { client } from '../support/client'
import { runCommand } from '../support/commands'
import { makeTempDir, repoRoot } from '../support/paths'
import { startProduct, type Product } from '../support/product'

let product: Product
const home = makeTempDir('commands')

const place = () => ({ DATA_DIR: product.dataDir, MEDIA_DIR: product.mediaDir })
/** Types a command of the README into a terminal, for the database of the running product. */
const npmRun = (...args: string[]) =>
  runCommand('npm', ['run', ...args], {
    timeoutMs: 120_000,
    cwd: repoRoot,
    env: place(),
  })
const signIn = (email: string, password: string) =>
  client(product.url).post<{ user?: { role: string } }>('/api/users/login', { email, password })

beforeAll(async () => {
  product = await startProduct({ setup: 'embedded' })
})
afterAll(async () => {
  await product.stop()
  rmSync(home, { recursive: true, force: true })
})

test('npm run admin:create makes an administrator, whose password it prints or is given', async () => {
  // With an address alone: exploitation.test.ts.
  const bare = await npmRun('admin:create')
  expect(bare).toMatchObject({ ok: true })
  const newPassword = /Mot de passe : (\S+)/.exec(bare.output)?.[1] ?? ''
  expect((await signIn('admin@regards.local', newPassword)).json.user?.role).toBe('administrateur')

  const given = await npmRun('admin:create', '--', 'donne@regards.test', 'un-mot-choisi')
  expect(given).toMatchObject({ ok: true })
  expect((await signIn('donne@regards.test', 'un-mot-choisi')).status).toBe(200)
}, 300_000)

test('npm run import:firebase brings the issues of an export, with paths from where it was typed', async () => {
  const issue = await makeFirebaseIssue()
  const [exportFile = '', option = '', filesDir = ''] = writeFirebaseExport(home, [issue])
  const words = [relative(home, exportFile), option, relative(home, filesDir)]

  const command = ['--prefix', repoRoot, 'run', 'import:firebase', '--', ...words]
  const brought = await runCommand('npm', command, {
    timeoutMs: 120_000,
    cwd: home,
    env: place(),
  })
  expect(brought).toMatchObject({ ok: true })
  const list = await client(product.url).get<{ docs: { numero: number }[] }>(
    `/api/regards?where[numero][equals]=${issue.numero}`,
  )
  expect(list.json.docs.map(({ numero }) => numero)).toEqual([issue.numero])
}, 300_000)

// What these measure or draw takes minutes: that they start, and what they say, is looked at here.
test.each([
  ['bench', 'rien', 'npm run bench -- [--quick]'],
  ['screenshots', 'rien', 'Usage: npm run screenshots'],
  ['test:soak', 'rien', 'There is no suite "rien"'],
])(
  'npm run %s -- %s says how it is used',
  async (command, word, usage) => {
    const { ok, output } = await npmRun(command, '--', word)

    expect(ok).toBe(false)
    expect(output).toContain(usage)
  },
  300_000,
)
