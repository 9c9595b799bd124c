import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  changePage,
  pageSlugs,
  readPage,
  snapshotPages,
  savePage,
  type PageSlug,
  type PageTexts,
} from '../../factories/page'
import { makeRichText } from '../../factories/richText'
import { client } from '../../support/client'

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor)
afterEach(() => putBack())

const rowsOf = (page: PageTexts, field: string) => page[field] as Record<string, unknown>[]

test('a visitor reads a saved page at once', async () => {
  const jalons = [
    { date: 'Mai 2026', titre: 'Un bal', texte: makeRichText('La fédération danse.') },
  ]
  const answer = await savePage(editor, 'historique', { titre: 'Nos étapes', jalons })

  expect(answer.status).toBe(200)
  expect(await readPage(visitor, 'historique')).toMatchObject({ titre: 'Nos étapes', jalons })
  expect(rowsOf(await readPage(visitor, 'historique'), 'jalons')).toHaveLength(1)
})

test('the default texts of a page can be restored after its first save', async () => {
  const start = await readPage(visitor, 'quiSommesNous')
  await changePage(editor, 'quiSommesNous', { titre: 'Autrement', missions: [{ titre: 'Autre' }] })

  const { json } = await editor.get<{ docs: { id: string }[] }>(
    '/api/globals/quiSommesNous/versions?limit=1&sort=createdAt',
  )
  const answer = await editor.post(`/api/globals/quiSommesNous/versions/${json.docs[0]?.id}`)

  expect(answer.status).toBe(200)
  expect(await readPage(visitor, 'quiSommesNous')).toEqual(start)
})

test('every save keeps a version, which can be taken up again with all its rows', async () => {
  await changePage(editor, 'historique', { titre: 'Avant' })
  const before = await readPage(visitor, 'historique')
  await changePage(editor, 'historique', { titre: 'Après', jalons: [], introduction: null })
  const { json } = await editor.get<{ docs: { id: string; version: { titre: string } }[] }>(
    '/api/globals/historique/versions?limit=2&sort=-createdAt',
  )

  expect(json.docs.map(({ version }) => version.titre)).toEqual(['Après', 'Avant'])
  const answer = await editor.post(`/api/globals/historique/versions/${json.docs[1]?.id}`)
  expect(answer.status).toBe(200)
  expect(await readPage(visitor, 'historique')).toEqual(before)
})

test.each(pageSlugs)('a save of one field of %s keeps all the others', async (page) => {
  const before = await readPage(visitor, page)
  const field = ['accroche', 'titre', 'nom'].find((name) => name in before) ?? ''
  await changePage(editor, page, { [field]: 'Tambourins' })

  expect(await readPage(visitor, page)).toEqual({ ...before, [field]: 'Tambourins' })
})

describe('an emptied field stays empty through the next save:', () => {
  test.each<{ what: string; page: PageSlug; field: string; value: unknown; read: unknown }>([
    { what: 'a line', page: 'parametres', field: 'facebook', value: '', read: '' },
    { what: 'a line set to null', page: 'parametres', field: 'facebook', value: null, read: null },
    { what: 'a few lines', page: 'accueil', field: 'lettreTexte', value: '', read: '' },
    { what: 'a long text', page: 'accueil', field: 'presentation', value: null, read: null },
    { what: 'a list', page: 'notreSiege', field: 'federations', value: [], read: [] },
    {
      what: 'a list as the panel empties it',
      page: 'historique',
      field: 'jalons',
      value: 0,
      read: [],
    },
    { what: 'a list set to null', page: 'notreSiege', field: 'partenaires', value: null, read: [] },
  ])('$what', async ({ page, field, value, read }) => {
    const title = page === 'parametres' ? 'nom' : page === 'accueil' ? 'accroche' : 'titre'
    const answer = await savePage(editor, page, { [field]: value })
    await changePage(editor, page, { [title]: 'Galoubets' })

    expect(answer.status).toBe(200)
    const { json } = await visitor.get<PageTexts>(`/api/globals/${page}`)
    expect(json[field]).toEqual(read)
  })
})
