import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { writeReading } from '../../factories/lecture'
import { writeLetter } from '../../factories/letters'
import { snapshotPages, uploadPicture } from '../../factories/page'
import { publishWithSharedCover } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import type { Errors } from '../../factories/storedObject'
import { publishMagazine } from '../../support/articlesIssue'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'
import { createClientWithHeaders, openSession } from '../../support/session'

const product = inject('product')
const { url } = product

type Values = Record<string, unknown>
type Doc = Values & { updatedAt: string }

const admin = await client(url).as('administrateur')
const records = await openRecords(product)
afterAll(() => records.close())

async function makeIssuePage(): Promise<string> {
  const { id } = await publishWithSharedCover(admin)
  const { json } = await admin.get<{ pdf: { id: string } }>(`/api/regards/${id}`)
  const text = 'Le texte.'
  const document = json.pdf.id
  const page = { blocs: [{ type: 'paragraphe', texte: text }], texte: text }
  await writeReading(product, records, document, { pages: [page] })
  const found = await admin.get<{ docs: { id: string }[] }>(
    `/api/pagesDeRegards?where[document][equals]=${document}`,
  )
  return found.json.docs[0]?.id ?? ''
}

async function makeArticle(): Promise<string> {
  const { articles } = await publishMagazine(product, records, admin)
  return (await articles.listAll())[0]?.id ?? ''
}

/** Records of two people, with what each of them changes. */
const kinds: { what: string; path: () => Promise<string>; first: Values; second: Values }[] = [
  {
    what: 'an issue',
    path: async () => `/api/regards/${(await publishWithSharedCover(admin)).id}`,
    first: { titre: 'Coiffes' },
    second: { sommaire: 'Bretagne' },
  },
  {
    what: 'an image',
    path: async () => `/api/images/${await uploadPicture(admin, { alt: 'Un bal' })}`,
    first: { alt: 'Un bal sur la place' },
    second: { dossier: 'Bals' },
  },
  {
    what: 'a letter',
    path: async () => `/api/annonces/${(await writeLetter(admin)).id}`,
    first: { objet: 'Le bal d’été' },
    second: { texte: makeRichText('Dimanche.') },
  },
  {
    what: 'a page of an issue',
    path: async () => `/api/pagesDeRegards/${await makeIssuePage()}`,
    first: { texteCorrige: makeRichText('Le texte exact.') },
    second: { verifiee: true },
  },
  {
    what: 'an article',
    path: async () => `/api/articles/${await makeArticle()}`,
    first: { titre: 'Le bal' },
    second: { chapo: 'Sur la place.' },
  },
]

const read = async (path: string): Promise<Doc> => (await admin.get<Doc>(`${path}?depth=0`)).json

const codeOf = ({ status, json }: { status: number; json: Errors }) => [
  status,
  json.errors[0]?.code,
]

const STALE = [409, 'changed-meanwhile']

describe.each(kinds)('$what that two people change', ({ path: make, first, second }) => {
  test('keeps the change of the first: the second one’s is refused, and taken once it names the newer state', async () => {
    const path = await make()
    const { updatedAt } = await read(path)
    const saved = await admin.patch<{ doc: Doc }>(path, { ...first, updatedAt })
    expect(saved.status).toBe(200)
    const changed = await read(path)
    // A form goes on from the answer.
    expect(saved.json.doc.updatedAt).toBe(changed.updatedAt)

    const refused = await admin.patch<Errors>(path, { ...second, updatedAt })
    expect(codeOf(refused)).toEqual(STALE)
    expect(refused.json.errors[0]?.message).toContain('a changé entre-temps')
    expect(await read(path)).toEqual(changed)

    const taken = await admin.patch(path, { ...second, updatedAt: changed.updatedAt })
    expect(taken.status).toBe(200)
    const now = await read(path)
    for (const field of Object.keys(first)) expect(now[field]).toEqual(changed[field])
    for (const field of Object.keys(second)) expect(now[field]).not.toEqual(changed[field])
  })

  // MongoDB finds a record by its id in capitals too.
  test('is not changed from an older state at an address in capitals', async () => {
    const path = await make()
    const { updatedAt } = await read(path)
    expect((await admin.patch(path, first)).status).toBe(200)
    const inCapitals = path.replace(/[^/]+$/, (id) => id.toUpperCase())
    const changed = await read(path)
    await admin.patch(inCapitals, { ...second, updatedAt })
    expect(await read(path)).toEqual(changed)
  })

  test('accepts one of several concurrent changes that start from one state', async () => {
    const path = await make()
    const { updatedAt } = await read(path)
    const answers = await Promise.all(
      [first, second, first, second].map((change) =>
        admin.patch<Errors>(path, { ...change, updatedAt }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 409, 409, 409])
  })

  test('is changed by a program that sends no state, or an invalid date', async () => {
    const path = await make()
    expect((await admin.patch(path, first)).status).toBe(200)
    expect((await admin.patch(path, second)).status).toBe(200)
    expect((await admin.patch(path, { ...second, updatedAt: 'hier' })).status).toBe(200)
  })
})

test('a refusal for a missing right says nothing about the state', async () => {
  const path = `/api/regards/${(await publishWithSharedCover(admin)).id}`
  const editor = await client(url).as('editeur')
  const updatedAt = '2001-01-01T00:00:00.000Z'
  expect((await editor.patch(path, { titre: 'Non', updatedAt })).status).toBe(403)
})

describe('a correction of a published issue that has a draft', () => {
  test('starts from the published state, publishes nothing of the draft, and puts it aside when its author says so', async () => {
    const path = `/api/regards/${(await publishWithSharedCover(admin)).id}`
    const { updatedAt } = await read(path)
    const draft = { sommaire: 'En préparation', _status: 'draft' }
    expect((await admin.patch(`${path}?draft=true`, draft)).status).toBe(200)

    const correction = { titre: 'Bourrées', updatedAt }
    const refused = await admin.patch<Errors>(path, correction)
    expect(codeOf(refused)).toEqual([409, 'draft-waiting'])
    expect(refused.json.errors[0]?.message).toMatch(
      /^Un brouillon de ce numéro, enregistré le .* à /,
    )
    expect(await read(path)).toMatchObject({ updatedAt })

    expect((await admin.patch(`${path}?brouillonEcarte=true`, correction)).status).toBe(200)
    const now = await read(path)
    expect(now).toMatchObject({ titre: 'Bourrées', _status: 'published' })
    expect(now.sommaire ?? null).toBeNull()
  })

  test('is refused to a form that shows an older draft', async () => {
    const path = `/api/regards/${(await publishWithSharedCover(admin)).id}`
    const { updatedAt } = await read(path)
    const draft = { sommaire: 'En préparation', _status: 'draft' }
    expect((await admin.patch(`${path}?draft=true`, draft)).status).toBe(200)

    const publication = { titre: 'Bourrées', _status: 'published', updatedAt }
    expect(codeOf(await admin.patch<Errors>(path, publication))).toEqual(STALE)
  })
})

describe('a page of the site', () => {
  const page = '/api/globals/quiSommesNous'
  let putBack: () => Promise<void>
  beforeAll(async () => {
    putBack = await snapshotPages(admin, ['quiSommesNous'])
  })
  afterAll(() => putBack())
  const readDraft = async (who: Client) => (await who.get<Doc>(`${page}?draft=true&depth=0`)).json

  const signIn = async () => {
    const account = await makeAccount(admin, 'editeur')
    const { cookie } = await openSession(url, account)
    return createClientWithHeaders(url, { cookie, origin: url })
  }

  test('is not published from a state that is older than the draft of somebody else', async () => {
    const [chief, other] = await Promise.all([signIn(), signIn()])
    await chief.post(page, { titre: 'Qui sommes-nous' })
    const { updatedAt } = await readDraft(other)
    await chief.post(`${page}?draft=true&autosave=true`, { titre: 'Nous', updatedAt })

    const published = { titre: 'Qui sommes-nous', _status: 'published' }
    expect(codeOf(await other.post<Errors>(page, { ...published, updatedAt }))).toEqual(STALE)
    expect(await readDraft(chief)).toMatchObject({ titre: 'Nous', _status: 'draft' })
    // A form that showed the texts that a page begins with.
    expect(codeOf(await other.post<Errors>(page, { ...published, updatedAt: null }))).toEqual(STALE)

    const current = (await readDraft(other)).updatedAt
    expect((await other.post(page, { ...published, updatedAt: current })).status).toBe(200)
  })

  test('has its draft saved, and published, from a state before the last save of the same form, whose answer may be lost, but not before that of another tab or person', async () => {
    const [chief, other] = await Promise.all([signIn(), signIn()])
    await chief.post(page, { titre: 'Qui sommes-nous' })
    const { updatedAt } = await readDraft(chief)
    const post = (who: Client, query: string, titre: string, form = 'un') =>
      who.post<Errors>(page + query, { titre, updatedAt }, { headers: { 'x-panel-form': form } })
    const autosave = (who: Client, titre: string, form?: string) =>
      post(who, '?draft=true&autosave=true', titre, form)
    expect((await autosave(chief, 'Nous')).status).toBe(200)
    expect((await autosave(chief, 'Nous autres')).status).toBe(200)
    // The same person’s other tab shows a state before.
    expect(codeOf(await autosave(chief, 'Ils', 'deux'))).toEqual(STALE)
    expect(await readDraft(chief)).toMatchObject({ titre: 'Nous autres' })
    // As does its publication.
    expect((await post(chief, '', 'Nous tous')).status).toBe(200)

    expect(codeOf(await autosave(other, 'Eux', 'trois'))).toEqual(STALE)
  })
})
