import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { changePage, saveDraft, snapshotPages, uploadPicture } from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'

const { url } = inject('product')
const visitor = client(url)
let picture: string

type Moved = { docs: { id: string }[]; errors?: { id: string; message: string }[] }
type Listed = { docs: { id: string }[] }

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['accueil'])
beforeEach(async () => {
  picture = await uploadPicture(editor)
})
afterEach(() => putBack())

const trash = (who = editor, id = picture) =>
  who.patch(`/api/images/${id}`, { deletedAt: new Date().toISOString() })
const restore = (who = editor, id = picture) =>
  who.patch<Moved>(`/api/images?trash=true&where[id][equals]=${id}`, { deletedAt: null })
const idsOf = async (path: string, who = editor) =>
  (await who.get<Listed>(path)).json.docs.map(({ id }) => id)
const LIST = '/api/images?limit=0&depth=0'
const TRASH = `${LIST}&trash=true&where[deletedAt][exists]=true`

describe('an image in the trash', () => {
  test('is in no list and on no page, and is restored unchanged', async () => {
    const before = (await editor.get<{ url: string }>(`/api/images/${picture}`)).json
    expect((await trash()).status).toBe(200)

    expect(await idsOf(LIST)).not.toContain(picture)
    expect(await idsOf(TRASH)).toContain(picture)
    expect(await idsOf(TRASH, visitor)).not.toContain(picture)
    expect((await editor.get(`/api/images/${picture}`)).status).toBe(404)
    const chosen = await editor.post('/api/globals/accueil', { payseImage: picture })
    expect(chosen.status).toBe(400)
    expect((await restore()).status).toBe(200)

    const after = (await editor.get<object>(`/api/images/${picture}`)).json
    expect(after).toEqual({ ...before, deletedAt: null })
    expect((await editor.get(before.url)).status).toBe(200)
    expect((await trash()).status).toBe(200)
  })

  test('cannot be changed, and its files cannot be removed beneath it', async () => {
    const { json } = await editor.get<{ url: string }>(`/api/images/${picture}`)
    await trash()
    for (const query of ['', '?trash=true']) {
      const change = await administrator.patch(`/api/images/${picture}${query}`, { alt: 'X' })
      expect(change.status).toBe(404)
    }
    expect((await editor.get(`/api/images/${picture}/utilisations`)).status).toBe(200)
    const path = json.url.replace('/media/', '')
    const removal = await administrator.delete(`/api/storage/objects/${path}`)
    expect(removal.status).toBe(409)
    expect((await editor.get(json.url)).status).toBe(200)
  })

  test('is deleted for good one by one, with its files', async () => {
    const { json } = await editor.get<{ url: string }>(`/api/images/${picture}`)
    await trash()
    expect(
      (await editor.delete(`/api/images?trash=true&where[id][equals]=${picture}`)).status,
    ).toBe(403)
    expect((await visitor.delete(`/api/images/${picture}?trash=true`)).status).toBe(403)
    expect((await editor.delete(`/api/images/${picture}?trash=true`)).status).toBe(200)

    expect((await restore()).json.docs).toEqual([])
    expect((await administrator.get(json.url)).status).toBe(404)
  })
})

test('an image that is used stays: on a page, in its draft, and as a cover also of an issue in the trash', async () => {
  await changePage(editor, 'accueil', { payseImage: picture })
  expect((await trash()).status).toBe(409)
  const drafted = await uploadPicture(editor)
  await saveDraft(editor, 'accueil', { payseImage: drafted })
  expect((await trash(editor, drafted)).status).toBe(409)

  const regard = await publishRegard(administrator)
  const { json } = await visitor.get<{ couverture: string }>(`/api/regards/${regard.id}?depth=0`)
  expect((await trash(administrator, json.couverture)).status).toBe(409)
  await administrator.patch(`/api/regards/${regard.id}`, { deletedAt: new Date().toISOString() })
  expect((await trash(administrator, json.couverture)).status).toBe(409)
  expect((await trash(editor, json.couverture)).status).toBe(404)
})

test('several move at once, used ones stay and are named; visitors move none', async () => {
  const used = await uploadPicture(editor)
  await changePage(editor, 'accueil', { payseImage: used })
  expect((await trash(visitor)).status).toBe(403)
  expect((await restore(visitor)).status).toBe(403)
  const several = await editor.patch<Moved>(`/api/images?where[id][in]=${picture},${used}`, {
    deletedAt: new Date().toISOString(),
  })

  expect(several.status).toBe(400)
  expect(several.json.docs.map(({ id }) => id)).toEqual([picture])
  expect(several.json.errors).toMatchObject([{ id: used, message: /la page « Accueil »/ }])
})
