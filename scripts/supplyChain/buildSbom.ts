import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../environment'
import {
  listDependencies,
  listProductionPackages,
  PRODUCTION_WORKSPACES,
  readLock,
  toPackageName,
  type LockPackages,
} from './listProductionPackages'

/**
 * Builds the software bill of materials: every package that the product is made of, from
 * package-lock.json (CycloneDX 1.5). The same lock gives the same text. `npm sbom --omit=dev` is not
 * used: in workspaces it leaves out what is a development dependency of another one, such as payload.
 * @returns JSON
 */
export function buildSbom(packages: LockPackages = readLock()): string {
  const places = listProductionPackages(PRODUCTION_WORKSPACES, packages)
  // A version that is installed in several folders is one component.
  const components = new Map<string, [string, ...string[]]>()
  for (const place of places) {
    const purl = toPurl(place, packages)
    const known = components.get(purl)
    if (known) known.push(place)
    else components.set(purl, [place])
  }
  const sorted = [...components].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const { name, version } = readManifest()
  const root = `pkg:npm/${name}@${version}`
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { 'bom-ref': root, type: 'application', name, version, purl: root },
    },
    components: sorted.map(([purl, [place]]) => toComponent(purl, place, packages)),
    dependencies: [
      { ref: root, dependsOn: toRefs(PRODUCTION_WORKSPACES, packages) },
      ...sorted.map(([ref, folders]) => ({ ref, dependsOn: toRefs(folders, packages) })),
    ],
  }
  return `${JSON.stringify(sbom, null, 1)}\n`
}

function toComponent(purl: string, place: string, packages: LockPackages) {
  const { version, license, integrity, optional } = packages[place] ?? {}
  const [, algorithm, digest = ''] = /^sha(\d+)-(.*)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name: toPackageName(place),
    version,
    scope: optional ? 'optional' : 'required',
    ...(algorithm && {
      hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [toLicence(license)] }),
    purl,
  }
}

/** An expression combines identifiers; anything with a space and without an operator is a name. */
function toLicence(license: string) {
  if (/ (?:AND|OR) /.test(license)) return { expression: license }
  return { license: license.includes(' ') ? { name: license } : { id: license } }
}

const toRefs = (places: string[], packages: LockPackages): string[] =>
  [
    ...new Set(
      places
        .flatMap((place) => listDependencies(place, packages))
        .map((place) => toPurl(place, packages)),
    ),
  ].toSorted()

const toPurl = (place: string, packages: LockPackages): string =>
  `pkg:npm/${toPackageName(place).replace('@', '%40')}@${packages[place]?.version ?? ''}`

const readManifest = () =>
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { name: string; version: string }
