import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import type {
  StoredArticle,
  WantedArticle,
} from '../../../../../cms/src/features/articles/records/storedArticles'
import { writeArticles } from '../../../../../cms/src/features/articles/records/writeArticles'

type Row = Record<string, unknown> & { id: string }

/** A table that fails after so many writes, as a process that is killed. */
function createTable(rows: Row[], writes = Number.POSITIVE_INFINITY) {
  const table = new Map(rows.map((row) => [row.id, row]))
  let left = writes
  const write = (change: () => void) => {
    if (left === 0) return Promise.reject(new Error('Killed'))
    left -= 1
    change()
    const slugs = [...table.values()].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    return Promise.resolve()
  }
  const db = {
    create: ({ data }: { data: object }) => {
      const id = `new-${table.size}`
      return write(() => table.set(id, { ...data, id }))
    },
    // The reading is told of the change first, which is no write of the articles.
    updateOne: ({ collection, id, data }: { collection: string; id: string; data: object }) =>
      collection === 'lectures'
        ? Promise.resolve()
        : write(() => table.set(id, { ...table.get(id), ...data, id })),
    deleteMany: ({ where }: { where: { id: { in: string[] } } }) =>
      write(() => where.id.in.forEach((id) => table.delete(id))),
  }
  return {
    payload: { db } as unknown as Payload,
    read: () =>
      [...table.values()].sort(
        (one, other) => Number(one.rang) - Number(other.rang),
      ) as unknown as StoredArticle[],
  }
}

const wanted = (titre: string, texte: string, id?: string): WantedArticle => ({
  ...{ titre, chapo: null, auteurs: [], rubrique: null, premierePage: 1, dernierePage: 1 },
  ...{ image: null, fichier: 'regards/un', visible: true, corrige: false },
  blocs: [{ type: 'paragraphe', texte, page: 1 }],
  ...(id !== undefined && { id }),
})

const stored = (id: string, rang: number, titre: string, texte: string): Row => ({
  ...{ ...wanted(titre, texte), id, rang, slug: titre.toLowerCase(), anciensSlugs: [] },
  retire: false,
  document: 'pdf',
})

const before = [
  stored('a', 1, 'Coiffe', 'La coiffe'),
  stored('b', 2, 'Danse', 'La danse'),
  stored('c', 3, 'Vielle', 'La vielle'),
]
const after = [
  wanted('Danse', 'La danse', 'b'),
  wanted('Tablier', 'Le tablier'),
  wanted('Costume', 'La coiffe', 'a'),
]

const toState = (rows: StoredArticle[]) =>
  rows.map(({ titre, slug, anciensSlugs, rang, blocs }) => ({
    ...{ titre, slug, anciensSlugs, rang, blocs },
  }))

async function writeAll(table: ReturnType<typeof createTable>) {
  await writeArticles(table.payload, 'pdf', table.read(), after)
  return toState(table.read())
}

test('a list is brought to another one', async () => {
  const table = createTable(before)
  expect(await writeArticles(table.payload, 'pdf', table.read(), after)).toEqual({
    ...{ created: 1, changed: 2, deleted: 1 },
  })
  expect(table.read()).toMatchObject([
    { id: 'b', rang: 1, slug: 'danse' },
    { rang: 2, slug: 'tablier' },
    { id: 'a', rang: 3, slug: 'costume', anciensSlugs: ['coiffe'] },
  ])
})

test('a list that is as wanted is not written', async () => {
  const table = createTable(before, 0)
  const same = before.map(({ id, titre, blocs }) => ({
    ...wanted(String(titre), '', id),
    blocs: blocs as WantedArticle['blocs'],
  }))
  expect(await writeArticles(table.payload, 'pdf', table.read(), same)).toEqual({
    ...{ created: 0, changed: 0, deleted: 0 },
  })
})

test.each([0, 1, 2, 3])(
  'killed after %i writes it leaves whole articles, and does the rest',
  async (writes) => {
    const killed = createTable(before, writes)
    await expect(writeAll(killed)).rejects.toThrow('Killed')
    const left = killed.read()
    expect(left.length).toBeGreaterThanOrEqual(before.length)
    for (const { blocs } of left) expect(blocs).toHaveLength(1)

    const whole = await writeAll(createTable(before))
    expect(await writeAll(createTable(left as unknown as Row[]))).toEqual(whole)
  },
)

test('two articles that swap their titles get slugs that neither has', async () => {
  const table = createTable(before.slice(0, 2))
  const swapped = [wanted('Danse', 'La coiffe', 'a'), wanted('Coiffe', 'La danse', 'b')]
  await writeArticles(table.payload, 'pdf', table.read(), swapped)
  expect(table.read().map(({ slug }) => slug)).toEqual(['danse-2', 'coiffe-2'])
  expect(table.read().map(({ anciensSlugs }) => anciensSlugs)).toEqual([['coiffe'], ['danse']])
})

test('an article that gets a former slug of another one has it alone', async () => {
  const coiffe = { ...before[0], anciensSlugs: ['vielle', 'bonnet'] } as Row
  const table = createTable([coiffe])
  const list = [wanted('Coiffe', 'La coiffe', 'a'), wanted('Vielle', 'La vielle')]
  await writeArticles(table.payload, 'pdf', table.read(), list)
  expect(table.read()).toMatchObject([
    { slug: 'coiffe', anciensSlugs: ['bonnet'] },
    { slug: 'vielle', anciensSlugs: [] },
  ])
})
