import { afterEach, describe, expect, inject, test } from 'vitest'
import { changePage, readPage, saveDraft, savePage, type PageTexts } from '../../factories/page'
import { makeRichText } from '../../factories/richText'
import { client, type Client } from '../../support/client'

const { url } = inject('product')

const visitor = client(url)
const PAGE = '/api/globals/historique'
const SITE_PAGE = '/a-propos/historique'
const DRAFT = 'Cornemuses en préparation'

const editor = await visitor.as('editeur')
const texts = await readPage(editor, 'historique')
// Published again even if it did not change, which ends the draft.
const putBack = () => changePage(editor, 'historique', texts)
afterEach(() => putBack())

const titleOf = async (who: Client, query = '') =>
  (await who.get<PageTexts>(`${PAGE}${query}`)).json.titre

describe('a draft', () => {
  test('is readable only for an editor who asks for drafts', async () => {
    await saveDraft(editor, 'historique', { titre: DRAFT })

    expect(await titleOf(editor, '?draft=true')).toBe(DRAFT)
    expect(await titleOf(editor)).toBe('Notre histoire')
    expect((await visitor.get(`${PAGE}?draft=true`)).status).toBe(403)
  })

  test('never leaves to a visitor by any address', async () => {
    await saveDraft(editor, 'historique', { titre: DRAFT })
    for (const [path, expected] of [
      [`${PAGE}?draft=true`, 403],
      [`${PAGE}?draft=1&depth=2`, 403],
      [`${PAGE}?draft=true&select[titre]=true`, 403],
      [`${PAGE}?draft=true&draft=true`, 403],
      [`${PAGE}?where[_status][equals]=draft&draft=true`, 403],
      [`${PAGE}?data={"titre":"Autre"}&draft=true`, 403],
      [`${PAGE}/versions`, 403],
      [`${PAGE}/versions?draft=true&where[version._status][equals]=draft`, 403],
      [SITE_PAGE, 200],
      [`${SITE_PAGE}?draft=true`, 200],
      [`${SITE_PAGE}?apercu`, 200],
    ] as const) {
      const { status, text } = await visitor.get(path)
      expect(status, path).toBe(expected)
      expect(text, path).not.toContain(DRAFT)
    }
  })

  test('never leaves to a visitor as a version whose id is known', async () => {
    await saveDraft(editor, 'historique', { titre: DRAFT })
    const { json } = await editor.get<{ docs: { id: string }[] }>(
      `${PAGE}/versions?limit=1&where[version._status][equals]=draft`,
    )
    const version = `${PAGE}/versions/${json.docs[0]?.id}`

    expect((await editor.get(version)).text).toContain(DRAFT)
    expect((await visitor.get(version)).status).toBe(403)
    expect((await visitor.post(version)).status).toBe(403)
    expect(await titleOf(visitor)).toBe('Notre histoire')
  })

  test('is published with all that it changed', async () => {
    await saveDraft(editor, 'historique', { titre: DRAFT })
    await saveDraft(editor, 'historique', { jalons: [{ date: '2026', titre: 'Un bal' }] })
    await changePage(editor, 'historique', {})

    expect(await readPage(visitor, 'historique')).toMatchObject({
      titre: DRAFT,
      jalons: [{ date: '2026', titre: 'Un bal' }],
    })
    expect((await visitor.get(SITE_PAGE)).text).toContain(DRAFT)
  })

  test('may lack required fields, which its publication then names', async () => {
    await saveDraft(editor, 'historique', { titre: '' })
    const answer = await savePage(editor, 'historique', {})

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.data?.errors).toMatchObject([{ path: 'titre' }])
    expect(await titleOf(visitor)).toBe('Notre histoire')
  })

  test('that has another form than the page is refused', async () => {
    const answer = await editor.post(`${PAGE}?draft=true`, { jalons: 'Un bal' })

    expect(answer.status).toBe(400)
  })
})

describe('revisions', () => {
  const long = 'La bourrée se danse à deux ou à trois temps. '.repeat(10)
  const autosave = async (texts: PageTexts) => {
    const { status } = await editor.post(`${PAGE}?draft=true&autosave=true`, texts)
    expect(status).toBe(200)
  }
  type Versions = { docs: { version: { titre: string; introduction?: object } }[] }
  const listDrafts = async () =>
    (
      await editor.get<Versions>(
        `${PAGE}/versions?limit=100&sort=-updatedAt&where[version._status][equals]=draft`,
      )
    ).json.docs
  const titles = async () => (await listDrafts()).map(({ version }) => version.titre)

  test('a text that one letter replaced is kept as a revision', async () => {
    const introduction = makeRichText(long)
    await autosave({ introduction })
    await autosave({ titre: 'Danser', introduction })
    const before = (await listDrafts()).length
    for (const letters of ['a', 'ab'])
      await autosave({ titre: 'Danser', introduction: makeRichText(letters) })

    const drafts = await listDrafts()
    expect(drafts).toHaveLength(before + 1)
    const texts = drafts.slice(0, 2).map(({ version }) => JSON.stringify(version.introduction))
    expect(texts[0]).toContain('"ab"')
    expect(texts[1]).toContain(long)
  })

  test('each manual save of a draft is a version, and autosaves share one', async () => {
    for (const titre of ['Un', 'Deux']) await saveDraft(editor, 'historique', { titre })
    for (const titre of ['Deux et', 'Deux et demi']) await autosave({ titre })
    await saveDraft(editor, 'historique', { titre: 'Trois' })

    expect((await titles()).slice(0, 4)).toEqual(['Trois', 'Deux et demi', 'Deux', 'Un'])
  })

  test('the newest forty are kept, and every version that was published', async () => {
    await changePage(editor, 'historique', { titre: 'Publiée avant' })
    for (let index = 1; index <= 42; index += 1)
      await saveDraft(editor, 'historique', { titre: `Brouillon ${index}` })

    const drafts = await titles()
    expect(drafts).toHaveLength(40)
    expect([drafts[0], drafts.at(-1)]).toEqual(['Brouillon 42', 'Brouillon 3'])
    const published = await editor.get<Versions>(
      `${PAGE}/versions?limit=1&sort=-updatedAt&where[version._status][equals]=published`,
    )
    expect(published.json.docs[0]?.version.titre).toBe('Publiée avant')
  })
})

describe('a page is never withdrawn', () => {
  test.each<{ what: string; query: string; data: PageTexts }>([
    { what: 'by a status', query: '', data: { _status: 'draft' } },
    { what: 'by a status, with a text', query: '', data: { _status: 'draft', titre: DRAFT } },
    { what: 'by an unknown status', query: '', data: { _status: 'caché' } },
    { what: 'from all languages', query: '?unpublishAllLocales=true', data: {} },
    { what: 'as a draft', query: '?draft=true&unpublishAllLocales=true', data: {} },
  ])('$what', async ({ query, data }) => {
    await editor.post(`${PAGE}${query}`, data)

    expect(await titleOf(visitor)).toBe('Notre histoire')
    expect((await visitor.get<PageTexts>(PAGE)).json._status).toBe('published')
  })

  test('by a save beside a draft, which keeps the page published', async () => {
    await saveDraft(editor, 'historique', { introduction: null })
    await changePage(editor, 'historique', { titre: 'Nos étapes' })

    expect(await titleOf(visitor)).toBe('Nos étapes')
  })
})

test('a restored version is published, or becomes the draft', async () => {
  await changePage(editor, 'historique', { titre: 'Avant' })
  await changePage(editor, 'historique', { titre: 'Après' })
  const { json } = await editor.get<{ docs: { id: string }[] }>(
    `${PAGE}/versions?limit=1&where[version.titre][equals]=Avant`,
  )
  const version = `${PAGE}/versions/${json.docs[0]?.id}`

  expect((await editor.post(`${version}?draft=true`)).status).toBe(200)
  expect(await titleOf(visitor)).toBe('Après')
  expect(await titleOf(editor, '?draft=true')).toBe('Avant')
  expect((await editor.post(version)).status).toBe(200)
  expect(await titleOf(visitor)).toBe('Avant')
})
