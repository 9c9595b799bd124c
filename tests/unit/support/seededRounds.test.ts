import { afterEach, expect, test, vi } from 'vitest'
import { isLongSoak, seededRounds, soakRounds, type Round } from '../../support/seededRounds'

afterEach(() => vi.unstubAllEnvs())

const draw = ({ random }: Round) => Array.from({ length: 50 }, () => random(0, 1_000_000))
const set = (rounds: string, seed: string) => {
  vi.stubEnv('SOAK_ROUNDS', rounds)
  vi.stubEnv('SOAK_SEED', seed)
}

test('without settings the set-ups share three rounds, which never change', () => {
  set('', '')
  const shared = () => [
    seededRounds('deaths', 'embedded').map(draw),
    seededRounds('deaths', 'production').map(draw),
  ]

  expect(shared().map((rounds) => rounds.length)).toEqual([1, 2])
  expect(new Set(shared().flat(2)).size).toBe(150)
  expect(shared()).toEqual(shared())
  expect(isLongSoak()).toBe(false)
})

test('the seed of one round repeats that round alone', () => {
  set('20', '7')
  const [, , , , fifth] = seededRounds('deaths', 'production')
  const drawn = fifth && draw(fifth)
  expect(isLongSoak()).toBe(true)

  set('1', String(fifth?.seed))
  const repeated = seededRounds('deaths', 'production')
  expect(repeated).toHaveLength(1)
  expect(repeated.map(draw)).toEqual([drawn])
})

test('rounds, seeds and names give different numbers', () => {
  set('4', '7')
  const drawn = [
    ...seededRounds('deaths', 'production'),
    ...seededRounds('races', 'production'),
  ].map((round) => draw(round).join())

  expect(new Set(drawn).size).toBe(8)
})

test('numbers fill their range, the upper bound excluded', () => {
  set('1', '7')
  const [round] = seededRounds('deaths', 'production')
  const drawn = Array.from({ length: 1_000 }, () => round?.random(3, 6))

  expect(new Set(drawn)).toEqual(new Set([3, 4, 5]))
})

test.each(['0', '-1', '1.5', 'many'])('SOAK_ROUNDS=%s is refused', (rounds) => {
  set(rounds, '')

  expect(() => seededRounds('deaths', 'production')).toThrow(`SOAK_ROUNDS is ${rounds}`)
})

test('rounds without random numbers grow in proportion', () => {
  set('', '')
  expect(soakRounds(8)).toBe(8)
  set('30', '')
  expect(soakRounds(8)).toBe(80)
})
