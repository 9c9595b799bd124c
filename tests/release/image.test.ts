import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assembleImage } from '../../scripts/release/assembleImage'
import type { Stage } from '../../scripts/release/dockerfile'
import { hardLinkTree } from '../../scripts/release/hardLinkTree'
import { publishRegard } from '../factories/regard'
import { client } from '../support/client'
import { findNode24 } from '../support/node24'
import { makeTempDir } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild, type ChildServer, type Environment } from '../support/processes'
import { waitForReading } from '../support/readings'
import { accounts } from '../support/setups'

/** Nobody: who runs it may write data and media only. Not root's to give away unless root runs the tests. */
const owner =
  process.getuid?.() === 0
    ? { uid: 65_534, gid: 65_534 }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

/** Of the files of the product, beside those of the image with Node: some 230 MB. */
const SIZE_LIMIT_MB = 280

let image: { dir: string; stage: Stage }
let nodeDir: string
let env: Environment
let port: number
let product: ChildServer

const asOwner =
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    : []

/** Starts a command of the image as its user. */
function run(words: string[]): ChildServer {
  const [command = '', ...args] = [...asOwner, ...words]
  return startChild({ name: words.join(' '), command, args, cwd: image.dir, env })
}

/** Waits for the end of a command, and gives how it ended. */
async function endOf(child: ChildServer): Promise<string | undefined> {
  await poll(() => child.ended() !== undefined, { what: 'its end', timeoutMs: 150_000 })
  return child.ended()
}

beforeAll(async () => {
  // As in the image: where its user can run it, whoever may read the work tree.
  nodeDir = makeTempDir('node24')
  hardLinkTree(await findNode24(), join(nodeDir, 'node'))
  chmodSync(nodeDir, 0o755)
  port = await freePort()
  const dir = makeTempDir('image')
  image = { dir, stage: assembleImage(dir) }
  for (const folder of ['data', 'media']) {
    mkdirSync(join(dir, folder))
    chownSync(join(dir, folder), owner.uid, owner.gid)
  }
  chmodSync(dir, 0o755)
  env = {
    ...Object.fromEntries(
      Object.entries(image.stage.env).map(([name, value]) => [
        name,
        value.replace('/app', image.dir),
      ]),
    ),
    PATH: [nodeDir, process.env.PATH].join(delimiter),
    PORT: String(port),
    DEMO: '0',
    ADMIN_EMAIL: accounts.administrateur.email,
    ADMIN_PASSWORD: accounts.administrateur.password,
  }
  product = run(image.stage.command ?? [])
  await poll(() => product.log().includes('Se connecter : ') || product.ended() !== undefined, {
    what: 'the product of the image',
    timeoutMs: 90_000,
  }).catch((error: unknown) => {
    throw new Error(`It is not ready. Its log:\n${product.log()}`, { cause: error })
  })
})
afterAll(async () => {
  await product.kill()
  for (const dir of [image.dir, nodeDir]) rmSync(dir, { recursive: true, force: true })
})

test('the files of the image alone serve the site and its panel, on Node 24, as no root', async () => {
  const visitor = client(`http://127.0.0.1:${port}`)
  for (const path of ['/', '/regards', '/admin/logout', '/api/health/ready']) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  }
  expect(existsSync(join(image.dir, 'cms/dist/sbom.cdx.json'))).toBe(true)
  const version = run(['node', '--version'])
  expect(await endOf(version)).toBe('exit code 0')
  expect(version.log()).toMatch(/^v24\./)
})

test('the image is small, without tools of the build and without tests', () => {
  const files = readdirSync(image.dir, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce((sum, file) => {
    const stats = lstatSync(join(image.dir, file))
    return sum + (stats.isFile() ? stats.size : 0)
  }, 0)

  expect(bytes / 1e6).toBeLessThan(SIZE_LIMIT_MB)
  // Node reads TypeScript from no package.
  expect(files.filter((file) => /\.(?:tsx?|map)$|\.test\.[a-z]+$/.test(file))).toEqual([])
  const tools = /node_modules\/(?:@next\/swc|esbuild|typescript|vite|vitest|sass|drizzle-kit)/
  expect(files.filter((file) => tools.test(file))).toEqual([])
})

test('an issue is published there, and read', async () => {
  const visitor = client(`http://127.0.0.1:${port}`)
  const admin = await visitor.as('administrateur')
  const { id, numero } = await publishRegard(admin)

  const list = await visitor.get<{ docs: { numero: number; couverture: { url: string } }[] }>(
    '/api/regards',
  )
  expect(list.json.docs.map((issue) => issue.numero)).toEqual([numero])
  const cover = list.json.docs[0]?.couverture.url ?? ''
  expect((await visitor.raw('HEAD', cover)).headers.get('content-type')).toBe('image/jpeg')
  expect((await visitor.get('/regards')).text).toContain(cover.replace(/cover.*$/, ''))
  // A child process takes the PDF apart, with libraries and files of its own.
  const reading = await waitForReading(admin, id)
  expect(reading, product.log()).toMatchObject({ etat: 'prete', raison: null })
})

test('its health check says that it is well, and that nothing listens elsewhere', async () => {
  const command = image.stage.healthcheck ?? []
  expect(command).not.toEqual([])
  expect(await endOf(run(command))).toBe('exit code 0')
  env.PORT = String(await freePort())
  expect(await endOf(run(command))).toBe('exit code 1')
  env.PORT = String(port)
})

test('npm run admin:create makes an administrator there', async () => {
  const made = run(['npm', 'run', 'admin:create', '--', 'secours@regards.test', 'un-mot-choisi'])
  expect([await endOf(made), made.log()]).toEqual([
    'exit code 0',
    expect.stringContaining('Administrateur créé : secours@regards.test'),
  ])
})

test('it stops when it is asked to', async () => {
  await product.stop()
  expect(product.ended()).toBe('exit code 0')
})
