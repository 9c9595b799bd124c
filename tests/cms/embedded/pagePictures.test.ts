import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  changePage,
  readPage,
  expectSaveRejected,
  snapshotPages,
  uploadPicture,
  type SavePageResponse,
} from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['accueil', 'notreSiege'])
afterEach(() => putBack())

describe('a picture', () => {
  test('that a page shows cannot be deleted before it is replaced', async () => {
    const picture = await uploadPicture(editor)
    await changePage(editor, 'accueil', { payseImage: picture })
    const refused = await editor.delete<SavePageResponse>(`/api/images/${picture}`)

    expect(refused.status).toBe(409)
    expect(refused.json.errors[0]?.code).toBe('file-in-use')
    expect(normalizeSpaces(refused.json.errors[0]?.message ?? '')).toBe(
      'Cette image sert à la page « Accueil » : remplacez-la d’abord sur la page.',
    )
    const other = await uploadPicture(editor)
    await changePage(editor, 'accueil', { payseImage: other })
    expect((await editor.delete(`/api/images/${picture}`)).status).toBe(200)
    await changePage(editor, 'accueil', { payseImage: null })
    expect((await editor.delete(`/api/images/${other}`)).status).toBe(200)
  })

  test('in a row of a page cannot be deleted either, alone or with others', async () => {
    const logo = await uploadPicture(editor)
    await changePage(editor, 'notreSiege', { partenaires: [{ nom: 'Le musée', logo }] })

    expect((await editor.delete(`/api/images/${logo}`)).status).toBe(409)
    const deletedAt = new Date().toISOString()
    expect((await editor.patch(`/api/images/${logo}`, { deletedAt })).status).toBe(409)
    const several = await editor.patch(`/api/images?where[id][equals]=${logo}`, { deletedAt })
    expect(several.status).toBe(400)
    expect((await visitor.get(`/api/images/${logo}`)).status).toBe(200)
    await changePage(editor, 'notreSiege', { partenaires: [] })
    expect((await editor.delete(`/api/images/${logo}`)).status).toBe(200)
  })

  test('that is deleted does not return with a version, and does not block the next save', async () => {
    const picture = await uploadPicture(editor)
    await changePage(editor, 'accueil', { payseImage: picture })
    const { json } = await editor.get<{ docs: { id: string }[] }>(
      '/api/globals/accueil/versions?limit=1&sort=-createdAt',
    )
    await changePage(editor, 'accueil', { payseImage: null })
    expect((await editor.delete(`/api/images/${picture}`)).status).toBe(200)
    const restored = await editor.post(`/api/globals/accueil/versions/${json.docs[0]?.id}`)
    expect(restored.status).toBe(200)
    await changePage(editor, 'accueil', { accroche: 'Sans portrait' })

    expect(await readPage(visitor, 'accueil')).not.toHaveProperty('payseImage')
  })

  test.each(['inconnue', '0'.repeat(24), crypto.randomUUID()])(
    'that does not exist (%s) is refused',
    async (id) => {
      expect(await expectSaveRejected(editor, 'accueil', { payseImage: id })).toMatchObject({
        code: 'validation',
        paths: ['payseImage'],
      })
    },
  )

  test('that is the cover of an issue cannot be used by a page', async () => {
    const administrator = await visitor.as('administrateur')
    const { id } = await publishRegard(administrator)
    const { json } = await visitor.get<{ couverture: string }>(`/api/regards/${id}?depth=0`)

    expect(
      await expectSaveRejected(editor, 'accueil', { payseImage: json.couverture }),
    ).toMatchObject({
      code: 'validation',
      paths: ['payseImage'],
    })
  })
})
