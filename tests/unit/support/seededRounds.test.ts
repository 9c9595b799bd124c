import { afterEach, expect, test, vi } from 'vitest'
import { seededRounds, type Round } from '../../support/seededRounds'

afterEach(() => vi.unstubAllEnvs())

const draw = ({ random }: Round) => Array.from({ length: 50 }, () => random(0, 1_000_000))

test('by default the set-ups share three rounds with constant seeds', () => {
  const shared = () => [
    seededRounds('deaths', 'embedded').map(draw),
    seededRounds('deaths', 'production').map(draw),
  ]

  expect(shared().map((rounds) => rounds.length)).toEqual([1, 2])
  expect(new Set(shared().flat(2)).size).toBe(150)
  expect(shared()).toEqual(shared())
})

test('SOAK_SEED with the seed of one round repeats its numbers', () => {
  vi.stubEnv('SOAK_ROUNDS', '20')
  vi.stubEnv('SOAK_SEED', '7')
  const [, , , , fifth] = seededRounds('deaths', 'production')
  const drawn = fifth && draw(fifth)

  vi.stubEnv('SOAK_ROUNDS', '1')
  vi.stubEnv('SOAK_SEED', String(fifth?.seed))
  expect(seededRounds('deaths', 'production').map(draw)).toEqual([drawn])
})
