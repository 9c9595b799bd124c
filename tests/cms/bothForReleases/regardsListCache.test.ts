import { expect, inject, test } from 'vitest'
import { publishRegard, type RegardDoc, publishWithSharedCover } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { soakRounds } from '../../support/seededRounds'

const { url } = inject('product')
const visitor = client(url)

type File = { id: string; alt?: string; prefix: string; uploadId?: string }
type Issue = { id: string; pdf: File | string; couverture: File | string }
type Page = { docs: Issue[]; totalDocs: number; limit: number; page: number }

const administrator = await visitor.as('administrateur')
const regard = await publishWithSharedCover(administrator)
/** Issues with titles, two of them equal, to be put in order. */
const titled = [regard]
for (const titre of ['Bourrée', 'Gavotte', 'Andro', 'Gavotte'])
  titled.push(await publishWithSharedCover(administrator, { titre }))

let question = 0

/** An address that no cache before the application has seen: the answer is the application's own. */
const listOf = ({ id }: RegardDoc, query = 'depth=1') =>
  `/api/regards?where[id][equals]=${id}&where[numero][less_than]=${2_000_000 + (question += 1)}&${query}`

async function read(who: Client, issue: RegardDoc, query?: string): Promise<Issue | undefined> {
  const answer = await who.get<{ docs: Issue[] }>(listOf(issue, query))
  expect(answer.status).toBe(200)
  expect(answer.headers.has('cache-status')).toBe(false)
  return answer.json.docs[0]
}

const fileOf = (value: unknown): File => {
  if (typeof value !== 'object' || value === null) throw new Error(`No file: ${String(value)}`)
  return value as File
}

/** As a visitor is told about a file by the file’s own address, which nothing is remembered for. */
const plain = async (collection: 'documents' | 'images', id: string) =>
  (await visitor.get(`/api/${collection}/${id}?depth=${(question += 1)}`)).text

test.each(['depth=0', 'depth=1', 'depth=2', ''])(
  'a visitor’s list (%s) has the issues as their own addresses give them, to the letter',
  async (query) => {
    const own = (await visitor.get(`/api/regards/${regard.id}?${query}`)).text
    // First from the database, then from memory.
    for (const issue of [await read(visitor, regard, query), await read(visitor, regard, query)]) {
      expect(JSON.stringify(issue)).toBe(own)
    }
  },
)

test.each(['depth=1', 'depth=2', ''])(
  'a visitor’s list (%s) has the files as their own addresses give them, to the letter',
  async (query) => {
    for (const issue of [await read(visitor, regard, query), await read(visitor, regard, query)]) {
      const pdf = fileOf(issue?.pdf)
      const couverture = fileOf(issue?.couverture)

      expect(JSON.stringify(pdf)).toBe(await plain('documents', pdf.id))
      expect(JSON.stringify(couverture)).toBe(await plain('images', couverture.id))
    }
  },
)

test.each(['sort=numero', 'sort=-numero', 'sort=-dateParution', 'sort=titre,-numero', ''])(
  'a visitor’s pages (%s) have the order and the numbers of an account’s',
  async (sort) => {
    const these = `where[id][in]=${titled.map(({ id }) => id).join(',')}&${sort}`
    const lists = ['limit=2', 'limit=2&page=2', 'limit=2&page=3', 'pagination=false', 'limit=0']

    for (const list of lists) {
      const path = `/api/regards?${these}&${list}&where[numero][less_than]=${2_000_000 + (question += 1)}`
      const theirs = (await administrator.get<Page>(path)).json
      const own = (await visitor.get<Page>(path)).json

      expect(own.docs.map(({ id }) => id)).toEqual(theirs.docs.map(({ id }) => id))
      // All records are at most a hundred for a visitor, who is told this limit.
      const isAll = /pagination=false|limit=0/.test(list)
      const { limit } = isAll ? { limit: 100 } : theirs
      expect({ ...own, docs: [] }).toEqual({ ...theirs, limit, docs: [] })
      expect(own.docs.length).toBeGreaterThan(0)
    }
  },
)

test.each([
  'where[nombreDeVue][greater_than]=0',
  'sort=nombreDeVue',
  'sort=-nombreDeTelechargement',
  'where[or][0][nombreDeTelechargement][equals]=0',
  'where[pdf.uploadId][exists]=true',
  'where[couverture.uploadId][like]=a',
  'sort=-pdf.uploadId',
])(
  'what a visitor may not see, a visitor may not find out by asking for it (%s)',
  async (query) => {
    const answer = await visitor.get(`/api/regards?${query}`)

    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ errors: [{ code: 'invalid-query' }] })
  },
)

test('fields of a file for accounts stay hidden from visitors, in any order of requests', async () => {
  const issue = await publishRegard(administrator)
  const own = await read(administrator, issue)
  const others = await read(visitor, issue)
  const ownAgain = await read(administrator, issue)

  expect(fileOf(own?.pdf)).toHaveProperty('uploadId')
  expect(fileOf(others?.pdf)).not.toHaveProperty('uploadId')
  expect(fileOf(others?.couverture)).not.toHaveProperty('uploadId')
  expect(ownAgain).toEqual(own)
  const { uploadId: _pdf, ...pdf } = fileOf(own?.pdf)
  const {
    uploadId: _couverture,
    dossier: _dossier,
    ...couverture
  } = fileOf(own?.couverture) as Record<string, unknown>
  expect([others?.pdf, others?.couverture]).toEqual([pdf, couverture])
})

test('a query that asks for less of the files is given less', async () => {
  await read(visitor, regard)

  expect(typeof (await read(visitor, regard, 'depth=0'))?.pdf).toBe('string')
  const populated = await read(visitor, regard, 'populate[images][usage]=true')
  // Payload reads of each image whether it is in the trash.
  const { deletedAt, ...asked } = fileOf(populated?.couverture) as Record<string, unknown>
  expect(deletedAt ?? null).toBeNull()
  expect(Object.keys(asked).toSorted()).toEqual(['id', 'usage'])
  const selected = await read(visitor, regard, 'select[pdf]=true')
  expect(selected).not.toHaveProperty('couverture')
  expect(fileOf((await read(visitor, regard))?.couverture)).toHaveProperty('prefix')
})

test('the next list shows a picture’s text that was changed', async () => {
  const { id } = fileOf((await read(visitor, regard))?.couverture)
  await administrator.patch(`/api/images/${id}`, { alt: 'Une danseuse' })
  expect(fileOf((await read(visitor, regard))?.couverture).alt).toBe('Une danseuse')

  await administrator.patch(`/api/images/${id}`, { alt: 'Un danseur' })
  expect(fileOf((await read(visitor, regard))?.couverture).alt).toBe('Un danseur')
})

test('the next list shows the files that an issue was given in place of others', async () => {
  const issue = await publishRegard(administrator)
  await read(visitor, issue)
  const other = await read(visitor, await publishRegard(administrator))
  const couverture = fileOf(other?.couverture).id
  const changed = await administrator.patch(`/api/regards/${issue.id}`, { couverture })

  expect(changed.status).toBe(200)
  expect(fileOf((await read(visitor, issue))?.couverture).id).toBe(couverture)
})

test('a list that was read during a change is not served from the cache after it', async () => {
  const { id } = fileOf((await read(visitor, regard))?.couverture)
  for (let version = 0; version < soakRounds(10); version += 1) {
    const alt = `Version ${version}`
    const change = { isSaved: false }
    const saving = administrator.patch(`/api/images/${id}`, { alt }).then(() => {
      change.isSaved = true
    })
    while (!change.isSaved) await read(visitor, regard)
    await saving

    expect(fileOf((await read(visitor, regard))?.couverture).alt).toBe(alt)
  }
})

test('a file that is no more is shown no more', async () => {
  const issue = await publishRegard(administrator)
  const shown = await read(visitor, issue)
  const pdf = fileOf(shown?.pdf)
  expect((await administrator.delete(`/api/regards/${issue.id}`)).status).toBe(200)

  expect(await read(visitor, issue)).toBeUndefined()
  expect((await visitor.get(`/api/documents/${pdf.id}`)).status).toBe(404)
})

test('an opening counts for the issue that has the number now', async () => {
  const issue = await publishWithSharedCover(administrator)
  const count = () => visitor.post(`/api/regards/numero/${issue.numero}/vue`)
  const seen = async ({ id }: RegardDoc) =>
    (await administrator.get<{ nombreDeVue: number }>(`/api/regards/${id}`)).json.nombreDeVue
  await count()
  await administrator.delete(`/api/regards/${issue.id}`)
  expect((await count()).status).toBe(404)

  const next = await publishWithSharedCover(administrator, { numero: issue.numero })
  expect((await count()).status).toBe(200)
  expect(await seen(next)).toBe(1)
})

test('the listed years have issues, newest first', async () => {
  for (const dateParution of ['1911-01-01', '1913-12-31', '1913-06-21']) {
    await publishWithSharedCover(administrator, { dateParution })
  }
  const { status, json } = await visitor.get<{ annees: number[] }>('/api/regards/annees')

  expect(status).toBe(200)
  expect(json.annees.filter((annee) => annee < 1920)).toEqual([1913, 1911])
  expect(json.annees[0]).toBeGreaterThan(1913)
})
