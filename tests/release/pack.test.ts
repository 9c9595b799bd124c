import { execFileSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRegard } from '../factories/regard'
import { client } from '../support/client'
import { makeTempDir, repoRoot } from '../support/paths'
import { freePort, poll } from '../support/ports'
import { startChild, type ChildServer, type Environment } from '../support/processes'
import { waitForReading } from '../support/readings'
import { accounts } from '../support/setups'

/** Unpacked, beside 1,400 MB of packages in a clone. */
const SIZE_LIMIT_MB = 285

const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as {
  version: string
}
const name = `regards-${version}-${process.platform}-${process.arch}`

const folder = makeTempDir('pack')
const dir = join(folder, name)
let port: number
let product: ChildServer

/** An environment with nothing but Node and npm, as on a new server. */
const env = (): Environment => ({
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  HOME: folder,
  PORT: String(port),
  DEMO: '0',
  ADMIN_EMAIL: accounts.administrateur.email,
  ADMIN_PASSWORD: accounts.administrateur.password,
})

beforeAll(async () => {
  execFileSync('npm', ['run', 'pack', '--silent', '--', folder], { cwd: repoRoot })
  execFileSync('tar', ['-xzf', join(folder, `${name}.tar.gz`)], { cwd: folder })
  port = await freePort()
  const start = ['scripts/start.js']
  product = startChild({
    name: 'start.js',
    command: process.execPath,
    args: start,
    cwd: dir,
    env: env(),
  })
  await poll(() => product.log().includes('Se connecter : ') || product.ended() !== undefined, {
    what: 'the product of the archive',
    timeoutMs: 90_000,
  }).catch((error: unknown) => {
    throw new Error(`It is not ready. Its log:\n${product.log()}`, { cause: error })
  })
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the archive is small, and has the operator’s files', () => {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  // But for what the product wrote when it started.
  const sizes = files
    .filter((file) => !/^(?:data|media)\//.test(file))
    .map((file) => lstatSync(join(dir, file)))
    .map((stats) => (stats.isFile() ? stats.size : 0))
  const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  expect(sizes.reduce((sum, size) => sum + size) / 1e6).toBeLessThan(SIZE_LIMIT_MB)
  expect(files).toEqual(
    expect.arrayContaining([
      ...['LICENSE', 'LISEZMOI.md', '.env.example', 'docs/exploitation.md'],
      ...['deploy/systemd/regards.service', 'cms/dist/sbom.cdx.json'],
    ]),
  )
  expect(Object.keys(scripts).sort()).toEqual(
    ['admin:create', 'backup', 'import:firebase', 'issues:process', 'restore', 'start'].sort(),
  )
})

test('it starts with node alone, and serves the site and its panel', async () => {
  const visitor = client(`http://127.0.0.1:${port}`)

  expect((await visitor.get('/api/health')).json).toEqual({ status: 'ok', version })
  for (const path of ['/', '/regards', '/aide', '/admin/logout', '/api/health/ready']) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  }
})

test('an issue is published there, and its pages are prepared', async () => {
  const admin = await client(`http://127.0.0.1:${port}`).as('administrateur')
  const { id } = await publishRegard(admin)

  expect(await waitForReading(admin, id), product.log()).toMatchObject({ etat: 'prete' })
})

test('its commands make an administrator and a backup', () => {
  const run = (...words: string[]) =>
    execFileSync('npm', ['run', '--silent', ...words], {
      cwd: dir,
      env: env() as NodeJS.ProcessEnv,
      encoding: 'utf8',
    })

  expect(run('admin:create', '--', 'secours@regards.test', 'un-mot-choisi')).toContain(
    'Administrateur créé : secours@regards.test',
  )
  expect(run('backup', '--', join(folder, 'sauvegarde'))).toContain('Sauvegardé')
})
