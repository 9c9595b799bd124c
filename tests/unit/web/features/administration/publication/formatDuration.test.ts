import { describe, expect, it } from 'vitest'
import { formatDuration } from '@web/features/administration/publication/publisher/describeProgress'

describe('formatDuration', () => {
  it.each([
    [0, '10\u00a0s'],
    [11, '20\u00a0s'],
    [50, '50\u00a0s'],
    [51, '1\u00a0min'],
    [60, '1\u00a0min'],
    [61, '2\u00a0min'],
    [3_539, '59\u00a0min'],
    [3_540, '59\u00a0min'],
    [3_541, '1\u00a0h\u00a000'],
    [3_600, '1\u00a0h\u00a000'],
    [3_900, '1\u00a0h\u00a005'],
    [7_201, '2\u00a0h\u00a001'],
  ])('says %i s as %s', (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected)
  })
})
