import { afterEach, describe, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import {
  changePage,
  saveDraft,
  snapshotPages,
  uploadPicture,
  type SavePageResponse,
} from '../../factories/page'
import { publishRegard, uploadFile } from '../../factories/regard'
import { makeLink, makeParagraph, makeRichText } from '../../factories/richText'
import { coverMetadata, createFolderName } from '../../factories/uploads'
import { client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'

type Usage = { titre: string; adresse: string | null; brouillon: boolean }

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const administrator = await visitor.as('administrateur')
const putBack = await snapshotPages(editor, ['accueil', 'historique'])
afterEach(() => putBack())

async function usagesOf(id: string, who = editor): Promise<Usage[]> {
  const { json } = await who.get<{ utilisations: Usage[] }>(`/api/images/${id}/utilisations`)
  return json.utilisations.map((usage) => ({ ...usage, titre: normalizeSpaces(usage.titre) }))
}

async function isListedAsUnused(id: string): Promise<boolean> {
  const { json } = await editor.get<{ images: { id: string }[] }>('/api/images/jamais-utilisees')
  return json.images.some((image) => image.id === id)
}

const coverOf = async (regard: string) =>
  (await visitor.get<{ couverture: string }>(`/api/regards/${regard}?depth=0`)).json.couverture

describe('an image is used', () => {
  test('by a page that shows it', async () => {
    const id = await uploadPicture(editor)
    expect(await usagesOf(id)).toEqual([])
    expect(await isListedAsUnused(id)).toBe(true)
    await changePage(editor, 'accueil', { payseImage: id })

    expect(await usagesOf(id)).toEqual([
      { titre: 'Accueil', adresse: '/admin/globals/accueil', brouillon: false },
    ])
    expect(await isListedAsUnused(id)).toBe(false)
  })

  test('by the draft of a page, which keeps it from being deleted', async () => {
    const id = await uploadPicture(editor)
    await saveDraft(editor, 'accueil', { payseImage: id })

    expect(await usagesOf(id)).toEqual([
      { titre: 'Accueil', adresse: '/admin/globals/accueil', brouillon: true },
    ])
    expect(await isListedAsUnused(id)).toBe(false)
    const { status, json } = await editor.delete<SavePageResponse>(`/api/images/${id}`)
    expect(status).toBe(409)
    expect(normalizeSpaces(json.errors[0]?.message ?? '')).toBe(
      'Cette image sert au brouillon de la page « Accueil » : remplacez-la d’abord sur la page.',
    )
  })

  test('by a published page whose draft no longer shows it', async () => {
    const id = await uploadPicture(editor)
    await changePage(editor, 'historique', { image: id })
    await saveDraft(editor, 'historique', { image: null })

    expect(await usagesOf(id)).toMatchObject([{ titre: 'Historique', brouillon: false }])
    expect(await isListedAsUnused(id)).toBe(false)
  })

  test('by a text that links to its file, which keeps it from being deleted', async () => {
    const id = await uploadPicture(editor)
    const { json } = await editor.get<{ url: string }>(`/api/images/${id}`)
    const link = makeLink(`${url}${json.url}`)
    await changePage(editor, 'accueil', { payseTexte: makeRichText(makeParagraph(link)) })

    expect(await usagesOf(id)).toMatchObject([{ titre: 'Accueil' }])
    expect(await isListedAsUnused(id)).toBe(false)
    expect((await editor.delete(`/api/images/${id}`)).status).toBe(409)
  })

  test('by no page after its removal, whatever earlier versions show', async () => {
    const id = await uploadPicture(editor)
    await changePage(editor, 'accueil', { payseImage: id })
    await changePage(editor, 'accueil', { payseImage: null })

    expect(await usagesOf(id)).toEqual([])
    expect(await isListedAsUnused(id)).toBe(true)
    expect((await editor.delete(`/api/images/${id}`)).status).toBe(200)
    expect(await isListedAsUnused(id)).toBe(false)
  })

  test('by an issue, whose form opens for an administrateur alone', async () => {
    const { id, numero } = await publishRegard(administrator)
    const cover = await coverOf(id)
    const usage = { titre: `Regards n° ${numero}`, brouillon: false }

    expect(await usagesOf(cover)).toEqual([{ ...usage, adresse: null }])
    expect(await usagesOf(cover, administrator)).toEqual([
      { ...usage, adresse: `/admin/collections/regards/${id}` },
    ])
    expect(await isListedAsUnused(cover)).toBe(false)
  })

  test('by a publication that is under way', async () => {
    const cover = await uploadFile(administrator, await makeImage('jpeg'), {
      ...coverMetadata,
      folder: createFolderName(),
    })

    expect(await isListedAsUnused(cover)).toBe(false)
  })
})

test('the usages of an unknown image are not found', async () => {
  const { status, json } = await editor.get<SavePageResponse>(
    `/api/images/${crypto.randomUUID()}/utilisations`,
  )

  expect(status).toBe(404)
  expect(json.errors[0]?.code).toBe('not-found')
})
