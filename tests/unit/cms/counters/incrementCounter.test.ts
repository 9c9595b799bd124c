import type { Payload } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { contentState } from '../../../../cms/src/cache/contentState'
import { incrementCounter } from '../../../../cms/src/counters/incrementCounter'

type Counts = Record<string, number>

/** A database of issues by number and of their counts by id; a test may take it away. */
let issues: Map<number, string>
let counts: Map<string, Counts>
let writes: number
let isAway: boolean
/** Openings of today by issue, as they were added, one statement each. */
let added: { regard: unknown; vues: unknown }[]
let areDaysAway: boolean

type Args = { collection: string; where: Record<string, { equals: unknown }> }

const payload = {
  logger: { error: () => undefined },
  db: {
    client: {
      execute: ({ args: [, regard, , vues] }: { args: unknown[] }) => {
        if (areDaysAway) return Promise.reject(new Error('away'))
        added.push({ regard, vues })
        return Promise.resolve()
      },
    },
    findOne: ({ collection, where }: Args) => {
      const key = where[collection === 'regards' ? 'numero' : 'regard']?.equals
      const id = collection === 'regards' ? issues.get(Number(key)) : counts.get(String(key))
      return Promise.resolve(id ? { id } : null)
    },
    create: ({ data: { regard, ...row } }: { data: Counts & { regard: string } }) => {
      if (counts.has(regard)) return Promise.reject(new Error('unique'))
      counts.set(regard, row)
      return Promise.resolve()
    },
    updateOne: ({ where, data }: Args & { data: Record<string, { $inc: number } | null> }) => {
      if (isAway) return Promise.reject(new Error('away'))
      writes += 1
      const row = counts.get(String(where.regard?.equals))
      if (!row) return Promise.resolve(null)
      for (const [name, change] of Object.entries(data)) {
        if (change) row[name] = (row[name] ?? 0) + change.$inc
      }
      return Promise.resolve(row)
    },
  },
} as unknown as Payload

const view = (numero: number) => incrementCounter(payload, numero, 'nombreDeVue', false)
const visit = (numero: number) => incrementCounter(payload, numero, 'nombreDeVue', true)
const times = (count: number, act: () => Promise<void>) =>
  Promise.all(Array.from({ length: count }, act))

beforeEach(() => {
  contentState().generation += 1
  issues = new Map([
    [1, 'a'],
    [2, 'b'],
  ])
  counts = new Map(['a', 'b'].map((id) => [id, { nombreDeVue: 0, nombreDeTelechargement: 0 }]))
  writes = 0
  isAway = false
  added = []
  areDaysAway = false
})

test('openings that come together are written together, each counted once', async () => {
  await times(50, () => view(1))

  expect(counts.get('a')).toEqual({ nombreDeVue: 50, nombreDeTelechargement: 0 })
  expect(writes).toBe(1)
})

test('those of two issues, and downloads, are counted apart', async () => {
  await Promise.all([
    times(3, () => view(1)),
    times(2, () => view(2)),
    incrementCounter(payload, 1, 'nombreDeTelechargement', false),
  ])

  expect(counts.get('a')).toEqual({ nombreDeVue: 3, nombreDeTelechargement: 1 })
  expect(counts.get('b')).toEqual({ nombreDeVue: 2, nombreDeTelechargement: 0 })
})

test('none is lost while others are being written', async () => {
  for (let round = 0; round < 5; round += 1) await times(10, () => view(1))

  expect(counts.get('a')?.nombreDeVue).toBe(50)
})

test('an issue without a row gets one from the first of many at once', async () => {
  counts.delete('a')
  await times(20, () => view(1))

  expect(counts.get('a')?.nombreDeVue).toBe(20)
})

test('whoever waits for a write that fails is told so, and the next ones are counted', async () => {
  isAway = true
  const answers = await Promise.allSettled([view(1), view(1)])
  isAway = false
  await view(1)

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(counts.get('a')?.nombreDeVue).toBe(1)
})

test('an issue whose number changed is counted no more under the old one', async () => {
  await view(1)
  issues = new Map([[1, 'b']])
  contentState().generation += 1
  await view(1)

  expect(counts.get('a')?.nombreDeVue).toBe(1)
  expect(counts.get('b')?.nombreDeVue).toBe(1)
})

test('an issue that another process deleted a moment ago is not there', async () => {
  await view(1)
  issues.delete(1)
  counts.delete('a')

  await expect(view(1)).rejects.toMatchObject({ code: 'regard-not-found' })
  expect(counts.has('a')).toBe(false)
})

test('visits are counted among those of the day, together, and the others are not', async () => {
  await Promise.all([times(3, () => visit(1)), times(2, () => view(1))])

  expect(counts.get('a')?.nombreDeVue).toBe(5)
  expect(added).toEqual([{ regard: 'a', vues: 3 }])
})

test('nothing is written for a day without a visit', async () => {
  await view(1)

  expect(added).toEqual([])
})

test('an issue that gets its row only now has each visit counted once', async () => {
  counts.delete('a')
  await times(20, () => visit(1))

  expect(added.reduce((sum, { vues }) => sum + Number(vues), 0)).toBe(20)
})

test('an opening that could not be counted is none of the day', async () => {
  isAway = true
  await Promise.allSettled([visit(1)])

  expect(added).toEqual([])
})

test('a day that cannot be written down takes no opening with it', async () => {
  areDaysAway = true
  await visit(1)

  expect(counts.get('a')?.nombreDeVue).toBe(1)
})
