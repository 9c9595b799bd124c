import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { makeTempDir } from '../support/paths'

/** Makes a folder for the tests of a file, which goes after them. */
export function makeTestDir(label: string): string {
  const dir = makeTempDir(label)
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
