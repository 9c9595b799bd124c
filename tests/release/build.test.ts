import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFreshClone } from '../support/freshClone'
import { repoRoot } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild, type ChildServer } from '../support/processes'

let clone: string
let product: ChildServer

beforeAll(async () => {
  // The build of cms alone takes most of a minute: that of web shows that the first start builds.
  clone = await makeFreshClone(['cms'])
  const env = { PATH: process.env.PATH, HOME: clone, PORT: String(await freePort()), DEMO: '0' }
  product = startChild({ name: 'npm start', command: 'npm', args: ['start'], cwd: clone, env })
})
afterAll(async () => {
  await product.stop()
  rmSync(clone, { recursive: true, force: true })
})

test('npm start builds what is missing, and nothing else', async () => {
  await poll(() => product.log().includes('Se connecter : ') || product.ended() !== undefined, {
    what: 'the address of the site',
    timeoutMs: 240_000,
  })
  expect(product.log()).toContain('Construction de web…')
  expect(product.log()).not.toContain('Construction de cms…')
})

test('a build in another folder gives the same files', () => {
  const built = hashBuiltFiles(clone)
  expect(Object.keys(built).length).toBeGreaterThan(100)
  expect(built).toEqual(hashBuiltFiles(repoRoot))
})

/** SHA-256 of each file that browsers load, by its name. */
function hashBuiltFiles(root: string): Record<string, string> {
  const folder = join(root, 'web/dist/assets')
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )
}
