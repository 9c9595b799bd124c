import { describe, expect, it } from 'vitest'
import {
  describeProgress,
  formatDuration,
} from '@web/features/administration/publication/publisher/PublicationProgress'
import type { PublicationSnapshot } from '@web/features/administration/publication/publicationTypes'

const MB = 1_024 * 1_024

const running: PublicationSnapshot = {
  step: 'pdf',
  activity: 'running',
  sentBytes: 12.4 * MB,
  totalBytes: 200 * MB,
}

const amount = '12,4\u00a0Mo sur 200\u00a0Mo'

describe('describeProgress', () => {
  it('tells how much, how fast and how long', () => {
    const words = describeProgress({ ...running, bytesPerSecond: 1.6 * MB, secondsLeft: 117 }, 0)

    expect(words).toEqual({
      amount,
      rate: '1,6\u00a0Mo/s',
      timeLeft: 'il reste environ 2\u00a0min',
    })
  })

  it('says no speed that it does not know', () => {
    expect(describeProgress(running, 0)).toEqual({ amount })
  })

  it.each([
    [1_000, 'Connexion perdue, nouvel essai dans 8\u00a0s'],
    [8_001, 'Connexion perdue, nouvel essai dans 1\u00a0s'],
    [9_500, 'Connexion perdue, nouvel essai dans 0\u00a0s'],
  ])('counts down to the next try: at %i ms, %s', (now, status) => {
    expect(describeProgress({ ...running, retryAt: 9_000 }, now)).toEqual({ status, amount })
  })

  it.each([
    ['checking', 'Vérification du fichier…'],
    ['pausing', 'Mise en pause…'],
    ['paused', 'En pause'],
    ['canceling', 'Annulation…'],
  ] as const)('says of %s: %s', (activity, status) => {
    expect(describeProgress({ ...running, activity }, 0)).toEqual({ status, amount })
  })

  it('has no figures for the record, which is saved in one go', () => {
    expect(describeProgress({ ...running, step: 'regard', activity: 'saving' }, 0)).toEqual({})
  })
})

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
