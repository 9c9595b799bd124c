import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@web/app/createQueryClient'

const sources = join(import.meta.dirname, '../../../../web/src')

/** The lines of web/src that match, as `file: line`. */
function findLines(pattern: RegExp): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(sources, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

describe('a mutation without a network', () => {
  it('fails at once by default, instead of being paused until the network is back', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.networkMode).toBe('always')
  })

  it('no other file sets a network mode or creates a client of its own', () => {
    expect(findLines(/\buseMutation[(<]/).length).toBeGreaterThan(10)
    const modes = findLines(/\bnetworkMode\b/).filter((line) => !/networkMode: 'always'/.test(line))
    expect(modes).toEqual([])
    expect(findLines(/\bnew QueryClient\(/)).toEqual([
      expect.stringMatching(/^app\/createQueryClient\.ts:/),
    ])
  })
})
