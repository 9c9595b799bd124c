import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Errors } from '../../factories/storedObject'
import { repoRoot } from '../../support/paths'
import { freePort, poll } from '../../support/ports'
import { startChild } from '../../support/processes'
import { startProduct } from '../../support/product'
import { openSession, createClientWithHeaders } from '../../support/session'
import { accounts } from '../../support/setups'

/** As scripts/dev.ts does: Vite hands the API on to the product, whose SITE_URL is Vite's address. */
const port = await freePort()
const site = `http://localhost:${port}`
const product = await startProduct({ setup: 'embedded', env: { SITE_URL: site } })
const manifest = createRequire(join(repoRoot, 'web', 'package.json')).resolve('vite/package.json')
const vite = startChild({
  name: 'Vite',
  command: process.execPath,
  args: [join(dirname(manifest), 'bin', 'vite.js'), '--port', String(port)],
  cwd: join(repoRoot, 'web'),
  env: { ...process.env, PORT: String(product.port) },
})
await poll(async () => (await fetch(`${site}/api/health/ready`)).status === 200, {
  what: 'the product behind Vite',
})
afterAll(async () => {
  await vite.stop()
  await product.stop()
})

test.each([
  { from: 'Vite’s own page', origin: () => site, status: 200 },
  { from: 'a page of another site', origin: () => 'https://evil.example', status: 403 },
])('in development a write of $from is answered $status', async ({ origin, status }) => {
  const { cookie } = await openSession(site, accounts.administrateur)
  const answer = await createClientWithHeaders(site, { cookie, origin: origin() }).post<Errors>(
    '/api/users/logout',
  )

  expect(answer.status).toBe(status)
})
