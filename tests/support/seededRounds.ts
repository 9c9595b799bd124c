import { createHash } from 'node:crypto'
import type { Setup } from './setups'

/**
 * Few rounds and a constant seed by default: `npm run test:soak` sets more rounds and a new seed.
 */
const DEFAULT_ROUNDS = 3
const DEFAULT_SEED = 20_261_123

/** One round of a soak test. */
export type Round = {
  /** Seed to repeat this round alone: `SOAK_SEED={seed} SOAK_ROUNDS=1`. */
  seed: number
  /** Returns the next pseudo-random integer, `from` included and `to` excluded. */
  random: (from: number, to: number) => number
}

const roundCount = () => readInteger('SOAK_ROUNDS', DEFAULT_ROUNDS, 1)

/**
 * Whether this is a run with extra rounds (`npm run test:soak`), in which a round may use more data
 * and time.
 */
export const isLongSoak = (): boolean => roundCount() > DEFAULT_ROUNDS

/**
 * Returns the rounds of a soak test, for `test.each(seededRounds('name', setup))('… (seed $seed)',
 * …)`. The seeds are consecutive, beginning with SOAK_SEED. By default the set-ups share the
 * rounds: embedded runs the first one, production the others. With SOAK_ROUNDS both run all.
 * @param name name of the test: two tests with the same seed get different numbers
 * @throws when SOAK_ROUNDS or SOAK_SEED is set to something other than a whole number
 */
export function seededRounds(name: string, setup: Setup): Round[] {
  const first = soakSeed()
  const count = roundCount()
  const rounds = Array.from({ length: count }, (_, index) => {
    const seed = first + index
    return { seed, random: createRandom(`${name} ${seed}`) }
  })
  if (process.env.SOAK_ROUNDS) return rounds
  return setup === 'embedded' ? rounds.slice(0, 1) : rounds.slice(1)
}

/** Returns the number of rounds for a test without random numbers, scaled with SOAK_ROUNDS. */
export const soakRounds = (byDefault: number): number =>
  Math.ceil((byDefault * roundCount()) / DEFAULT_ROUNDS)

/** Seed of a test that makes its own random numbers of it: that of SOAK_SEED, else always the same. */
export const soakSeed = (): number => readInteger('SOAK_SEED', DEFAULT_SEED, 0)

/** Returns pseudo-random integers; a name and a seed always give the same ones. */
export function createRandom(name: string): Round['random'] {
  const next = createGenerator(name)
  return (from, to) => from + Math.floor(next() * (to - from))
}

/**
 * Creates a pseudo-random generator from 0 (included) to 1 (excluded): mulberry32, seeded with a
 * hash.
 */
function createGenerator(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function readInteger(name: string, byDefault: number, least: number): number {
  const text = process.env[name]
  if (!text) return byDefault
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least) {
    throw new Error(`${name} is ${text}, and must be a whole number of at least ${least}`)
  }
  return value
}
