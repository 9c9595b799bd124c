import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSbom } from '../../../../scripts/supplyChain/buildSbom'
import { repoRoot } from '../../../support/paths'

interface Component {
  name: string
  version: string
  purl: string
  scope: string
  hashes?: { alg: string; content: string }[]
}
interface Sbom {
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), 'utf8')) as object
const sbom = JSON.parse(buildSbom()) as Sbom

test('every direct production dependency is in it, with the version of its package.json', () => {
  for (const file of [
    'cms/package.json',
    'packages/text-analysis/package.json',
    'web/package.json',
  ]) {
    const { dependencies } = read(file) as { dependencies: Record<string, string> }
    for (const [name, version] of Object.entries(dependencies)) {
      // A workspace is no package: what it depends on is.
      if (name.startsWith('@regards/')) continue
      expect(sbom.components).toContainEqual(expect.objectContaining({ name, version }))
    }
  }
})

test('has the data of package-lock.json, without development tools', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { version: string; integrity: string }>
  }
  const { version, integrity } = packages['node_modules/next'] ?? { version: '', integrity: '' }
  const [next] = sbom.components.filter(({ name }) => name === 'next')
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  expect(next).toEqual({
    type: 'library',
    'bom-ref': `pkg:npm/next@${version}`,
    name: 'next',
    version,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: `pkg:npm/next@${version}`,
  })
  const names = sbom.components.map(({ name }) => name)
  expect(names.filter((name) => ['vitest', 'oxlint', 'typescript7'].includes(name))).toEqual([])
})

test('each dependency that it names is a component', () => {
  const known = new Set(sbom.components.map(({ purl }) => purl))
  const named = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn)
  expect(named.filter((ref) => !known.has(ref))).toEqual([])
  expect(sbom.dependencies).toHaveLength(sbom.components.length + 1)
  expect(known.size).toBe(sbom.components.length)
})

test('the same lock gives the same text', () => {
  expect(buildSbom()).toBe(buildSbom())
  expect(buildSbom()).not.toMatch(/serialNumber|timestamp/)
})
