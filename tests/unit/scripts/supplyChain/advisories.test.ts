import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchAdvisories } from '../../../../scripts/supplyChain/advisories'
import { makeTempDir } from '../../../support/paths'

const url = 'https://github.com/advisories/GHSA-1111-2222-3333'

let folder: string
let registry: Server
let asked: unknown
/** Answer to the registry's bulk request; undefined for a registry that does not offer it. */
let answer: object | undefined

beforeEach(async () => {
  folder = makeTempDir('advisories')
  mkdirSync(folder, { recursive: true })
  const dependencies = { mailer: '1.2.0' }
  const root = { name: 'site', version: '1.0.0', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  const mailer = { version: '1.2.0', resolved: 'https://registry.test/mailer.tgz' }
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      ...root,
      lockfileVersion: 3,
      packages: { '': root, 'node_modules/mailer': mailer },
    }),
  )
  registry = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const isBulk = req.url === '/-/npm/v1/security/advisories/bulk'
      if (isBulk) asked = JSON.parse(gunzipSync(Buffer.concat(chunks)).toString())
      res.writeHead(isBulk && answer ? 200 : 405, { 'Content-Type': 'application/json' })
      res.end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => registry.close(resolve))
})

const fetchThem = () => {
  const { port } = registry.address() as AddressInfo
  const cache = join(folder, 'cache')
  return fetchAdvisories(folder, ['--registry', `http://127.0.0.1:${port}`, '--cache', cache])
}

test('npm audit is asked for the locked versions, and its facts are read', async () => {
  answer = {
    mailer: [{ id: 7, url, title: 'A title', severity: 'high', vulnerable_versions: '<1.3.0' }],
  }
  expect(await fetchThem()).toEqual([
    { id: 'GHSA-1111-2222-3333', package: 'mailer', range: '<1.3.0', severity: 'high', url },
  ])
  expect(asked).toEqual({ mailer: ['1.2.0'] })
})

test('a registry without advisories is an error, and no empty list', async () => {
  answer = undefined
  await expect(fetchThem()).rejects.toThrow('npm audit')
})
