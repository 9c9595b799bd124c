import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { startProgress } from '../../../../tools/import-firebase/src/progress'

/** What a work of three parts shows on a stream. */
function shown(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 })
  const progress = startProgress('Import', 3, stream as unknown as NodeJS.WriteStream)
  for (const numero of [1, 2, 3]) progress.advance(`n° ${numero}`)
  progress.end()
  return String(stream.read())
}

test('a terminal gets a bar with the count, the rate and the time left', () => {
  const bar = shown(true)

  expect(bar).toMatch(/Import .*100 % · 3\/3 · [\d.]+\/s · reste 0 s/)
  expect(bar).not.toContain('n° 1')
})

test('a file gets a line for each', () => {
  expect(shown(false)).toBe('n° 1 (1/3)\nn° 2 (2/3)\nn° 3 (3/3)\n')
})
