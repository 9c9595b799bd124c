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
export const PRODUCTION_WORKSPACES = [...IMAGE_WORKSPACES, 'web']

export const readLock = (): LockPackages =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockPackages })
    .packages

/** Name of the package in a folder: `cms/node_modules/@scope/name` holds `@scope/name`. */
export const toPackageName = (place: string): string => place.replace(/^.*node_modules\//, '')

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
export function listDependencies(place: string, packages: LockPackages): string[] {
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
