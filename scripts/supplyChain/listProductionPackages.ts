import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../environment'

/** A package of package-lock.json, as far as the supply chain needs it. */
export interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  /** Not installed on every system, such as the binaries of another one. */
  optional?: boolean
  /** A workspace: `resolved` is its folder. */
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Packages by their folder, such as `node_modules/next`. */
export type LockPackages = Record<string, LockEntry>

/** Workspaces whose dependencies the image installs. */
export const IMAGE_WORKSPACES = ['cms', 'tools/import-firebase']

/** Workspaces whose dependencies run in production: web's are bundled into its build. */
const PRODUCTION_WORKSPACES = [...IMAGE_WORKSPACES, 'web']

export const readLock = (): LockPackages =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockPackages })
    .packages

/** Name of the package in a folder: `cms/node_modules/@scope/name` holds `@scope/name`. */
const toPackageName = (place: string): string => place.replace(/^.*node_modules\//, '')

/**
 * Lists the folders that `npm ci --omit=dev --workspace NAME` installs: the transitive dependencies
 * of the workspaces, also those for other systems.
 */
export function listProductionPackages(workspaces: string[], packages = readLock()): string[] {
  const found = new Set<string>()
  const visit = (place: string) => {
    for (const next of listDependencies(place, packages)) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  workspaces.forEach(visit)
  return [...found]
}

/** The packages that run in production, by name; a version that is installed twice is listed twice. */
export const listProduction = (packages: LockPackages): (LockEntry & { name: string })[] =>
  listProductionPackages(PRODUCTION_WORKSPACES, packages).map((place) => ({
    ...packages[place],
    name: toPackageName(place),
  }))

/** Lists the folders of direct dependencies; in place of a bundled workspace, its own. */
function listDependencies(place: string, packages: LockPackages): string[] {
  const entry = packages[place]
  const peers = Object.keys(entry?.peerDependencies ?? {}).filter(
    (name) => !entry?.peerDependenciesMeta?.[name]?.optional,
  )
  const names = [
    ...Object.keys(entry?.dependencies ?? {}),
    ...Object.keys(entry?.optionalDependencies ?? {}),
    ...peers,
  ]
  return names.flatMap((name) => {
    const folder = resolve(packages, place, name)
    const workspace = folder && packages[folder]?.link && packages[folder].resolved
    if (workspace) return listDependencies(workspace, packages)
    return folder ?? []
  })
}

/** Resolves a package like Node: the nearest node_modules folder upwards. */
function resolve(packages: LockPackages, place: string, name: string): string | undefined {
  for (let folder = place; ; folder = parentOf(folder)) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (candidate in packages) return candidate
    if (!folder) return undefined
  }
}

const parentOf = (folder: string): string =>
  folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''

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
