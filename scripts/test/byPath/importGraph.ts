import { join } from 'node:path'
import { runCommand } from '../../../tests/support/commands'
import { repoRoot } from '../../../tests/support/paths'

/** For each file of the repository, the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

type Cruised = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[]
}

const LIMIT_MS = 5 * 60_000

/** The parts that `npm run check` checks the boundaries of. */
export const PARTS = ['packages', 'cms', 'web', 'tests', 'tools', 'scripts']

/**
 * Reads the import graph of the sources with dependency-cruiser, without imports of types: these
 * cannot change what runs, and `npm run check` compiles them.
 * @throws a one-line error when it cannot be read
 */
export async function readImporters(): Promise<Importers> {
  const program = join(repoRoot, 'node_modules', '.bin', 'depcruise')
  const { ok, output } = await runCommand(
    program,
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...PARTS],
    { cwd: repoRoot, timeoutMs: LIMIT_MS },
  )
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  if (!ok && !json) throw new Error('dependency-cruiser could not read the imports')
  return toImporters(JSON.parse(json) as Cruised)
}

export function toImporters({ modules }: Cruised): Importers {
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of modules) {
    if (source.includes('node_modules/')) continue
    if (!importers.has(source)) importers.set(source, [])
    for (const { resolved, dependencyTypes } of dependencies) {
      if (resolved.includes('node_modules/') || dependencyTypes.includes('type-only')) continue
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])
    }
  }
  return importers
}

/** Returns files with all files that import them, directly or by others. */
export function withImporters(files: Iterable<string>, importers: Importers): Set<string> {
  const found = new Set(files)
  // A set hands out what is added meanwhile.
  for (const file of found) {
    for (const importer of importers.get(file) ?? []) found.add(importer)
  }
  return found
}
