import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  changePage,
  makePictureForm,
  savePage,
  snapshotPages,
  uploadPicture,
  type PageTexts,
  type SavePageResponse,
} from '../../factories/page'
import { nextNumero, publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'

type Picture = PageTexts & { id: string; url: string }

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const administrator = await visitor.as('administrateur')
const putBack = await snapshotPages(editor, ['accueil'])
afterEach(() => putBack())

const readPicture = async (id: string, who = editor) =>
  (await who.get<Picture>(`/api/images/${id}`)).json

/** The error of a request that is to be rejected. */
function refusalOf({ status, json }: { status: number; json: SavePageResponse }) {
  const [error] = json.errors
  return {
    status,
    code: error?.code,
    message: normalizeSpaces(error?.message ?? ''),
    paths: error?.data?.errors.map(({ path }) => path),
  }
}

describe('the alternative text of an image', () => {
  const send = async (fields: PageTexts, who = editor) =>
    who.post<SavePageResponse>('/api/images', undefined, { body: await makePictureForm(fields) })

  test.each(['', '   ', undefined])(
    'is required of one that is declared not to be decorative: %j',
    async (alt) => {
      expect(refusalOf(await send({ alt, decorative: false }))).toEqual({
        status: 400,
        code: 'validation',
        message: 'Décrivez en une phrase ce que l’image montre ou cochez « Image décorative ».',
        paths: ['alt'],
      })
    },
  )

  test.each<{ of: string; fields: PageTexts }>([
    { of: 'a described one', fields: { alt: 'Une coiffe', decorative: false } },
    { of: 'a decorative one', fields: { decorative: true } },
    { of: 'one that nobody declared anything of', fields: { alt: '' } },
    { of: 'a cover', fields: { usage: 'couverture', decorative: false } },
  ])('is not required of $of', async ({ fields }) => {
    expect((await send(fields, administrator)).status).toBe(201)
  })

  test('cannot be taken from an image that is declared to need it', async () => {
    const id = await uploadPicture(editor, { alt: 'Une coiffe', decorative: false })
    const change = (fields: PageTexts) =>
      editor.patch<SavePageResponse>(`/api/images/${id}`, fields)

    expect(refusalOf(await change({ alt: '' }))).toMatchObject({ status: 400, paths: ['alt'] })
    expect((await change({ dossier: 'Coiffes' })).status).toBe(200)
    expect((await change({ alt: '', decorative: true })).status).toBe(200)
    expect(refusalOf(await change({ decorative: false }))).toMatchObject({ paths: ['alt'] })
  })

  test('that is longer than a description is refused before it is typeset', async () => {
    const id = await uploadPicture(editor)
    const { status, json } = await editor.patch<SavePageResponse>(`/api/images/${id}`, {
      alt: 'X'.repeat(240_000),
    })
    const { message, ...refusal } = refusalOf({ status, json })
    expect(message).toBe('Le champ « Texte de remplacement » doit avoir au plus 1000 caractères.')
    expect(refusal).toEqual({ status: 400, code: 'validation', paths: ['alt'] })
    expect((await readPicture(id)).alt ?? '').toBe('')
  })

  test('that is missing blocks neither other changes of an earlier image nor its pages', async () => {
    const id = await uploadPicture(editor)

    expect((await savePage(editor, 'accueil', { payseImage: id })).status).toBe(200)
    expect((await editor.patch(`/api/images/${id}`, { dossier: 'Portraits' })).status).toBe(200)
  })
})

describe('the focal point of an image', () => {
  const pointOf = async (id: string) => {
    const { focalX, focalY } = await readPicture(id)
    return [focalX, focalY]
  }
  const replaceFile = async (id: string, fields: PageTexts = {}) =>
    editor.patch<SavePageResponse>(`/api/images/${id}`, undefined, {
      body: await makePictureForm(fields),
    })

  test('is sent with the file or later, up to the edges', async () => {
    const id = await uploadPicture(editor, { focalX: 0, focalY: 100 })
    expect(await pointOf(id)).toEqual([0, 100])
    expect((await editor.patch(`/api/images/${id}`, { focalX: 30, focalY: 0 })).status).toBe(200)

    expect(await pointOf(id)).toEqual([30, 0])
  })

  test.each([{ focalX: -1 }, { focalY: 101 }, { focalX: 'gauche' }])(
    'is inside the image: not %j',
    async (fields) => {
      const id = await uploadPicture(editor)

      expect(
        refusalOf(await editor.patch<SavePageResponse>(`/api/images/${id}`, fields)),
      ).toMatchObject({ status: 400, paths: Object.keys(fields) })
    },
  )

  test('reaches the visitors of a page, without a change of the file', async () => {
    const id = await uploadPicture(editor, { focalX: 10, focalY: 20 })
    const before = await readPicture(id)
    await changePage(editor, 'accueil', { payseImage: id })
    await editor.patch(`/api/images/${id}`, { focalX: 80 })
    const { json } = await visitor.get<{ payseImage: Picture }>('/api/globals/accueil?depth=1')

    expect(json.payseImage).toMatchObject({ id, focalX: 80, focalY: 20, url: before.url })
    expect(json.payseImage.sizes).toEqual(before.sizes)
  })

  test('stays when the file is replaced, as id, text, folder and usages do', async () => {
    const fields = { alt: 'Une coiffe', decorative: false, dossier: 'Coiffes' }
    const id = await uploadPicture(editor, { ...fields, focalX: 10, focalY: 20 })
    await changePage(editor, 'accueil', { payseImage: id })
    const before = await readPicture(id)
    expect((await replaceFile(id)).status).toBe(200)
    const after = await readPicture(id)

    expect(after).toMatchObject({ ...fields, focalX: 10, focalY: 20 })
    expect((await visitor.get<PageTexts>('/api/globals/accueil?depth=0')).json.payseImage).toBe(id)
    // Browsers cache a file for a year.
    expect(after.url).not.toBe(before.url)
    expect((await visitor.raw('GET', after.url)).status).toBe(200)
    // Who has the former address gets the new file: see replacedImages.test.
    expect((await visitor.raw('GET', before.url)).headers.get('location')).toBe(after.url)
  })

  test('may be sent with the file that replaces another', async () => {
    const id = await uploadPicture(editor, { focalX: 10, focalY: 20 })
    await replaceFile(id, { focalX: 90, focalY: null })

    expect(await pointOf(id)).toEqual([90, null])
  })
})

describe('folders', () => {
  const foldersOf = async () =>
    (await editor.get<{ dossiers: string[] }>('/api/images/dossiers')).json.dossiers

  test('are listed once each, in French order, and go with their last image', async () => {
    const run = nextNumero()
    const [ecole, etoffes] = [`École ${run}`, `Étoffes d’été ${run}`]
    const ids = []
    for (const dossier of [etoffes, ` ${ecole} `, `Étoffes d'été ${run}`, '']) {
      ids.push(await uploadPicture(editor, { dossier }))
    }
    const ours = async () => (await foldersOf()).filter((name) => name.endsWith(String(run)))
    expect(await ours()).toEqual([ecole, etoffes])

    await editor.delete(`/api/images/${ids[1]}`)
    expect(await ours()).toEqual([etoffes])
  })

  test('filter the images for an editor, and are no business of a visitor', async () => {
    const dossier = `Goûters à l’œuvre ${nextNumero()}`
    const id = await uploadPicture(editor, { dossier })
    const query = `/api/images?where[dossier][equals]=${encodeURIComponent(dossier)}`

    const { json } = await editor.get<{ docs: Picture[] }>(query)
    expect(json.docs.map((doc) => doc.id)).toEqual([id])
    await changePage(editor, 'accueil', { payseImage: id })
    const shown = await readPicture(id, visitor)
    expect(shown.id).toBe(id)
    expect(shown).not.toHaveProperty('dossier')
    expect((await visitor.get<{ docs?: Picture[] }>(query)).json.docs ?? []).toEqual([])
  })
})

describe('the search above a list of the panel', () => {
  /** Which of these records a list of the panel shows, searched for words. */
  async function search(collection: string, words: string, ids: string[]): Promise<string[]> {
    const { status, text } = await administrator.get(
      `/admin/collections/${collection}?search=${encodeURIComponent(words)}`,
      { headers: { cookie: `payload-token=${administrator.token}` } },
    )
    expect(status).toBe(200)
    return ids.filter((id) => text.includes(id))
  }

  test('finds issues by number and by words of their title', async () => {
    const word = `cabrette${nextNumero()}`
    const { id, numero } = await publishRegard(administrator, { titre: `La ${word} d’Auvergne` })
    const other = await publishRegard(administrator)

    for (const words of [String(numero), word]) {
      expect(await search('regards', words, [id, other.id])).toEqual([id])
    }
  })

  test('finds images by words of their text and by folder', async () => {
    const run = nextNumero()
    const id = await uploadPicture(editor, {
      alt: `Vielle${run} à roue`,
      dossier: `Luthiers${run}`,
    })
    const other = await uploadPicture(editor)

    for (const words of [`vielle${run}`, `luthiers${run}`]) {
      expect(await search('images', words, [id, other])).toEqual([id])
    }
  })
})
