import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { changePage, saveDraft, snapshotPages, uploadPicture } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { reachPlannedDates } from '../../factories/plannedPublication'
import { nextNumero, publishRegard, uploadFile, type RegardDoc } from '../../factories/regard'
import {
  getListPath,
  getObjectPath,
  listAll,
  type Errors,
  type ObjectDoc,
} from '../../factories/storedObject'
import { coverMetadata, createFolderName, pdfMetadata } from '../../factories/uploads'
import { client, type Client } from '../../support/client'
import { openRecords, type Records } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)
let admin: Client
let editor: Client
let records: Records
let putBack: () => Promise<void>

beforeAll(async () => {
  admin = await visitor.as('administrateur')
  editor = await visitor.as('editeur')
  records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.databaseUrl })
  putBack = await snapshotPages(editor, ['historique'])
})
afterEach(() => putBack())
afterAll(() => records.close())

type Files = { pdf: string; couverture: string }

const uploadPdf = async () =>
  uploadFile(admin, await makePdf(), { ...pdfMetadata, folder: createFolderName() })
const uploadCover = async () =>
  uploadFile(admin, await makeImage('jpeg'), { ...coverMetadata, folder: createFolderName() })

const filesOf = async ({ id }: RegardDoc): Promise<Files> => {
  const { json } = await admin.get<Files>(`/api/regards/${id}?draft=true&depth=0`)
  return { pdf: json.pdf, couverture: json.couverture }
}
const change = async (id: string, data: object, query = '') => {
  const { status, text } = await admin.patch(`/api/regards/${id}${query}`, data)
  expect(status, text).toBe(200)
}

/** Whether somebody finds a record, by its id and in the newest of its collection. */
async function finds(who: Client, collection: 'documents' | 'images', id: string) {
  const one = await who.get(`/api/${collection}/${id}`)
  const { text } = await who.get(`/api/${collection}?sort=-createdAt&limit=100&depth=0`)
  expect(text.includes(id)).toBe(one.status === 200)
  return one.status === 200
}

const findsFiles = async (who: Client, { pdf, couverture }: Files) => [
  await finds(who, 'documents', pdf),
  await finds(who, 'images', couverture),
]

describe('the files of an issue are found by administrators alone', () => {
  test('from their upload to the publication', async () => {
    const files = { pdf: await uploadPdf(), couverture: await uploadCover() }
    for (const who of [visitor, editor])
      expect(await findsFiles(who, files)).toEqual([false, false])
    expect(await findsFiles(admin, files)).toEqual([true, true])

    const issue = { numero: nextNumero(), dateParution: '2024-03-15', ...files }
    expect((await admin.post('/api/regards', issue)).status).toBe(201)

    for (const who of [visitor, editor]) expect(await findsFiles(who, files)).toEqual([true, true])
  })

  test('once others replace them, and again while an earlier version is published', async () => {
    const issue = await publishRegard(admin)
    const first = await filesOf(issue)
    const second = { pdf: await uploadPdf(), couverture: await uploadCover() }
    await change(issue.id, second)
    for (const who of [visitor, editor]) {
      expect(await findsFiles(who, first)).toEqual([false, false])
      expect(await findsFiles(who, second)).toEqual([true, true])
    }

    const { json } = await admin.get<{ docs: { id: string; version: Files }[] }>(
      `/api/regards/versions?where[parent][equals]=${issue.id}&limit=0&depth=0`,
    )
    const earlier = json.docs.find(({ version }) => version.pdf === first.pdf)
    expect((await admin.post(`/api/regards/versions/${earlier?.id}`)).status).toBe(200)

    expect(await findsFiles(visitor, first)).toEqual([true, true])
    expect(await findsFiles(visitor, second)).toEqual([false, false])
  })

  test('while it is withdrawn', async () => {
    const issue = await publishRegard(admin)
    await change(issue.id, { _status: 'draft' })
    expect(await findsFiles(visitor, await filesOf(issue))).toEqual([false, false])
    await change(issue.id, { _status: 'published' })
    expect(await findsFiles(visitor, await filesOf(issue))).toEqual([true, true])
  })

  test('until its planned publication', async () => {
    const issue = await publishRegard(admin, { isDraft: true })
    const files = await filesOf(issue)
    const plan = { date: '2099-07-05T09:30' }
    expect((await admin.post(`/api/regards/${issue.id}/programmation`, plan)).status).toBe(200)
    expect(await findsFiles(visitor, files)).toEqual([false, false])

    await reachPlannedDates(records)

    expect(await findsFiles(visitor, files)).toEqual([true, true])
  })
})

describe('the files of an issue at their addresses', () => {
  const statusesOf = async (who: Client, urls: string[]) =>
    Promise.all(urls.map(async (url) => (await who.raw('GET', url)).status))

  /** Publishes an issue; returns the addresses of its files. */
  async function publish() {
    const issue = await publishRegard(admin)
    const files = await filesOf(issue)
    const pdf = await admin.get<{ url: string }>(`/api/documents/${files.pdf}`)
    const cover = await admin.get<{ url: string; sizes: { jpeg: { url: string } } }>(
      `/api/images/${files.couverture}`,
    )
    const urls = [pdf.json.url, cover.json.url, cover.json.sizes.jpeg.url]
    expect(await statusesOf(visitor, urls)).toEqual([200, 200, 200])
    return { issue, urls }
  }

  test.each([
    ['withdrawn', { _status: 'draft' }, { _status: 'published' }],
    ['in the trash', { deletedAt: new Date().toISOString() }, undefined],
  ])('are not found while it is %s, save by administrators', async (_, gone, back) => {
    const { issue, urls } = await publish()
    await change(issue.id, gone)

    for (const who of [visitor, editor]) {
      expect(await statusesOf(who, urls)).toEqual([404, 404, 404])
    }
    expect(await statusesOf(admin, urls)).toEqual([200, 200, 200])
    const shown = await admin.raw('GET', urls[0] ?? '')
    expect(shown.headers.get('cache-control')).toBe('private, no-cache')
    if (!back) return
    await change(issue.id, back)
    expect(await statusesOf(visitor, urls)).toEqual([200, 200, 200])
  })

  test('stay available for a letter after another cover replaced them', async () => {
    const { issue, urls } = await publish()
    await change(issue.id, { couverture: await uploadCover() })

    expect(await statusesOf(visitor, urls)).toEqual([200, 200, 200])
  })
})

describe('a draft that names the files of a published issue', () => {
  test('takes them from nobody, as long as it exists and afterwards', async () => {
    const issue = await publishRegard(admin)
    const files = await filesOf(issue)
    const draft = { numero: nextNumero(), dateParution: '2024-03-15', ...files, _status: 'draft' }
    const { json } = await admin.post<{ doc: RegardDoc }>('/api/regards?draft=true', draft)
    const expectShown = async () => {
      expect(await findsFiles(visitor, files)).toEqual([true, true])
      const opening = await visitor.get(`/regards/${issue.numero}/pdf`)
      expect([opening.status, opening.headers.get('location')?.slice(0, 7)]).toEqual([
        302,
        '/media/',
      ])
    }
    await expectShown()

    expect((await admin.delete(`/api/regards/${json.doc.id}`)).status).toBe(200)

    await expectShown()
  })

  test('keeps them from the deletion of the issue, and from visitors then', async () => {
    const issue = await publishRegard(admin)
    const { pdf } = await filesOf(issue)
    await publishRegard(admin, { isDraft: true }).then(({ id }) => change(id, { pdf }))
    await admin.delete(`/api/regards/${issue.id}`)

    expect(await finds(admin, 'documents', pdf)).toBe(true)
    expect(await finds(visitor, 'documents', pdf)).toBe(false)
  })
})

test('the address of a published PDF that cannot be read is not found, and leads nowhere', async () => {
  const { numero, ...issue } = await publishRegard(admin)
  const { pdf } = await filesOf({ numero, ...issue })
  const rows = await records.find('documents')
  const row = rows.find(({ id, _id }) => String(id ?? _id) === pdf)
  const by: Parameters<Records['update']>[1] = row?._id ? { _id: row._id } : { id: pdf }
  await records.update('documents', by, { reserve: true })
  // Another change, after which no process answers from its cache.
  await publishRegard(admin)

  for (const action of ['pdf', 'telechargement']) {
    const { status, headers } = await visitor.get(`/regards/${numero}/${action}`)
    expect([status, headers.get('location')]).toEqual([404, null])
  }
})

describe('an image of a page', () => {
  test('is found by editors, and by visitors while a published page shows it', async () => {
    const id = await uploadPicture(editor, { alt: 'Une broderie' })
    const found = async (who: Client) => finds(who, 'images', id)
    expect([await found(visitor), await found(editor), await found(admin)]).toEqual([
      false,
      true,
      true,
    ])

    await saveDraft(editor, 'historique', { image: id })
    expect(await found(visitor)).toBe(false)

    await changePage(editor, 'historique', { image: id })
    expect(await found(visitor)).toBe(true)
    const page = await visitor.get<{ image: { id: string } }>('/api/globals/historique?depth=1')
    expect(page.json.image.id).toBe(id)

    await saveDraft(editor, 'historique', { image: null })
    expect(await found(visitor)).toBe(true)
    await changePage(editor, 'historique', { image: null })
    expect(await found(visitor)).toBe(false)
  })

  test('stays where it is when its text changes', async () => {
    const id = await uploadPicture(editor, { alt: 'Une broderie' })
    await changePage(editor, 'historique', { image: id })
    expect((await editor.patch(`/api/images/${id}`, { alt: 'Une dentelle' })).status).toBe(200)

    expect(await finds(visitor, 'images', id)).toBe(true)
  })
})

describe('an editor is told nothing of an issue that is not published', () => {
  let draft: RegardDoc
  let files: Files
  let paths: string[]

  const pathOf = async (collection: string, id: string) => {
    const { json } = await admin.get<{ prefix: string; filename: string }>(
      `/api/${collection}/${id}`,
    )
    return `${json.prefix}/${json.filename}`
  }

  beforeAll(async () => {
    draft = await publishRegard(admin, { isDraft: true })
    files = await filesOf(draft)
    paths = [await pathOf('documents', files.pdf), await pathOf('images', files.couverture)]
  })

  test('by the list of stored files, or by one of them', async () => {
    const folder = paths[0]?.split('/')[1] ?? ''
    const listed = async (who: Client, query: Parameters<typeof listAll>[1]) =>
      JSON.stringify(await listAll(who, query)).includes(folder)
    const tokens = async (who: Client) => {
      const pages = await listAll(who, { prefix: 'regards/', delimiter: '/', maxResults: 1 })
      return pages.map(({ nextPageToken = '' }) =>
        Buffer.from(nextPageToken, 'base64url').toString(),
      )
    }
    for (const query of [
      { prefix: `regards/${folder}` },
      { prefix: `regards/${folder}`, delimiter: '/' },
      { prefix: `regards/${folder}/`, maxResults: 1 },
    ]) {
      expect([await listed(editor, query), await listed(admin, query)]).toEqual([false, true])
    }
    expect((await tokens(editor)).join()).not.toContain(folder)
    for (const path of paths) {
      expect((await editor.get(getObjectPath(path))).status).toBe(404)
      expect((await admin.get<ObjectDoc>(getObjectPath(path))).json.fullPath).toBe(path)
    }
    expect((await visitor.get(getListPath({ prefix: 'regards/' }))).status).toBe(401)

    const issue = await publishRegard(admin)
    const shown = await pathOf('documents', (await filesOf(issue)).pdf)
    expect((await editor.get<ObjectDoc>(getObjectPath(shown))).json.fullPath).toBe(shown)
    expect(await listed(editor, { prefix: shown })).toBe(false)
    expect((await listAll(editor, { prefix: shown }))[0]?.items).toHaveLength(1)
  })

  test('by the usages of its cover, or the refusal to change or to delete it', async () => {
    const cover = `/api/images/${files.couverture}`
    expect((await editor.get(`${cover}/utilisations`)).status).toBe(404)
    const answers = [await editor.delete(cover), await editor.patch(cover, { alt: 'Prise' })]

    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(answers.map(({ text }) => text).join()).not.toContain(String(draft.numero))
    expect((await admin.get(`${cover}/utilisations`)).text).toContain(String(draft.numero))
  })

  test('by an image of a page that serves as its cover', async () => {
    const image = await uploadPicture(editor, { alt: 'Une broderie' })
    const issue = await publishRegard(admin, { isDraft: true })
    await change(issue.id, { couverture: image })

    const usages = await editor.get(`/api/images/${image}/utilisations`)
    const removal = await editor.delete<Errors>(`/api/images/${image}`)
    const update = await editor.patch(`/api/images/${image}`, { alt: 'Prise' })
    const several = await editor.patch<Errors>(`/api/images?where[id][equals]=${image}`, {
      alt: 'Prise',
    })

    expect(usages.text).toContain('Un numéro de Regards en préparation')
    expect([removal.status, update.status]).toEqual([409, 403])
    expect(several.json.errors).toHaveLength(1)
    for (const { text } of [usages, removal, update, several]) {
      expect(text).not.toContain(String(issue.numero))
    }
    expect((await admin.get(`/api/images/${image}`)).text).toContain('Une broderie')
    expect((await admin.delete(`/api/images/${image}`)).text).toContain(String(issue.numero))
  })

  test('by what the account may do', async () => {
    const { text } = await editor.get('/api/access')
    expect(text).not.toContain(files.couverture)
  })

  test('and sends images of pages only', async () => {
    const id = await uploadPicture(editor, { alt: 'Une broderie', usage: 'couverture' })
    expect((await editor.get<{ usage: string }>(`/api/images/${id}`)).json.usage).toBe('page')
  })
})

test('an issue that is deleted for good takes the PDFs with it that it had before', async () => {
  const issue = await publishRegard(admin)
  const { json } = await admin.get<{ pdf: { id: string; url: string } }>(
    `/api/regards/${issue.id}?depth=1`,
  )
  await change(issue.id, { pdf: await uploadPdf() })
  expect((await visitor.raw('HEAD', json.pdf.url)).status).toBe(404)

  expect((await admin.delete(`/api/regards/${issue.id}`)).status).toBe(200)

  expect((await visitor.raw('HEAD', json.pdf.url)).status).toBe(404)
  expect((await admin.get(`/api/documents/${json.pdf.id}`)).status).toBe(404)
})
