import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from './paths'

type Entry = {
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * Lists the folders that `npm ci --omit=dev --workspace NAME` installs, from package-lock.json: the
 * workspace's transitive dependencies, without those for other systems.
 */
export function listProductionPackages(workspace: string): string[] {
  const lock = JSON.parse(readFileSync(join(repoRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const found = new Set<string>()
  const visit = (place: string) => {
    const entry = lock.packages[place]
    const optional = entry?.peerDependenciesMeta ?? {}
    const peers = Object.keys(entry?.peerDependencies ?? {}).filter(
      (name) => !optional[name]?.optional,
    )
    const names = [
      ...Object.keys(entry?.dependencies ?? {}),
      ...Object.keys(entry?.optionalDependencies ?? {}),
      ...peers,
    ]
    for (const name of names) {
      const next = resolve(lock.packages, place, name)
      if (!next || found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(workspace)
  return [...found]
}

/** Resolves a package like Node: the nearest node_modules folder upwards. */
function resolve(packages: Record<string, Entry>, place: string, name: string): string | undefined {
  for (let folder = place; ; folder = parentOf(folder)) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (candidate in packages) return candidate
    if (!folder) return undefined
  }
}

const parentOf = (folder: string): string =>
  folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
