import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../..')

/** Tools that the tests fetched for themselves; git-ignored, safe to delete. */
const toolsDir = join(repoRoot, '.cache', 'tools')

/** Makes a new empty folder outside the repository. The caller deletes it. */
export function makeTempDir(label: string): string {
  return mkdtempSync(join(tmpdir(), `regards-${label}-`))
}

/** Makes (if need be) and returns a folder under {@link toolsDir}. */
export function toolDir(name: string): string {
  const dir = join(toolsDir, name)
  mkdirSync(dir, { recursive: true })
  return dir
}
