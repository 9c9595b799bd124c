import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Root folder of the repository. */
export const repoRoot = resolve(import.meta.dirname, '../..')

/** Tools that the tests install, shared by all clones of this user; safe to delete. */
const toolsDir = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'regards', 'tools')

const tempDirs = new Set<string>()

/** Creates an empty folder outside the repository. The caller deletes it. */
export function makeTempDir(label: string): string {
  const dir = mkdtempSync(join(tmpdir(), `regards-${label}-`))
  tempDirs.add(dir)
  return dir
}

/** Deletes the folders of {@link makeTempDir}: after a file of unit tests, and for interrupted callers. */
export function deleteTempDirs(): void {
  for (const dir of tempDirs) rmSync(dir, { recursive: true, force: true })
  tempDirs.clear()
}

/** Returns a path under {@link toolsDir}, which may not exist. */
export function toolPath(...parts: string[]): string {
  return join(toolsDir, ...parts)
}

/** Returns a folder under {@link toolsDir}; creates it if missing. */
export function toolDir(name: string): string {
  const dir = toolPath(name)
  mkdirSync(dir, { recursive: true })
  return dir
}
