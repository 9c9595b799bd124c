import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../..')

/** Tools that the tests fetched for themselves; git-ignored, safe to delete. */
const toolsDir = join(repoRoot, '.cache', 'tools')

const tempDirs = new Set<string>()

/** Makes a new empty folder outside the repository. The caller deletes it. */
export function makeTempDir(label: string): string {
  const dir = mkdtempSync(join(tmpdir(), `regards-${label}-`))
  tempDirs.add(dir)
  return dir
}

/** Deletes what {@link makeTempDir} made, for callers that were interrupted. */
export function deleteTempDirs(): void {
  for (const dir of tempDirs) rmSync(dir, { recursive: true, force: true })
}

/** A path under {@link toolsDir}, which need not exist. */
export function toolPath(...parts: string[]): string {
  return join(toolsDir, ...parts)
}

/** Makes (if need be) and returns a folder under {@link toolsDir}. */
export function toolDir(name: string): string {
  const dir = toolPath(name)
  mkdirSync(dir, { recursive: true })
  return dir
}
