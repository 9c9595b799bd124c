import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  changeFirstSlide,
  changePage,
  readPage,
  expectSaveRejected,
  snapshotPages,
  savePage,
  type PageSlug,
  type PageTexts,
} from '../../factories/page'
import { makeLink, makeParagraph, makeRichText, makeWords } from '../../factories/richText'
import { client } from '../../support/client'

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['accueil', 'notreSiege', 'parametres'])
afterEach(() => putBack())

const refusalOf = (page: PageSlug, changes: PageTexts) => expectSaveRejected(editor, page, changes)

describe('the carousel has exactly three slides:', () => {
  test.each([
    { slides: 0, message: 'au moins 3' },
    { slides: 2, message: 'au moins 3' },
    { slides: 4, message: 'au plus 3' },
  ])('$slides are refused', async ({ slides, message }) => {
    const diapositives = Array.from({ length: slides }, (_, index) => ({ titre: `N° ${index}` }))
    const refusal = await refusalOf('accueil', { diapositives })

    expect(refusal).toMatchObject({ code: 'validation', paths: ['diapositives'] })
    expect(refusal.message).toContain(message)
  })

  test('three others are taken', async () => {
    const diapositives = ['Coiffes', 'Cabrettes', 'Sabots'].map((titre) => ({ titre }))
    await changePage(editor, 'accueil', { diapositives })

    expect((await readPage(visitor, 'accueil')).diapositives).toMatchObject(diapositives)
  })
})

test('a page without its title is refused, with every fault named once', async () => {
  const refusal = await refusalOf('accueil', { accroche: '', contactTitre: null })

  expect(refusal).toEqual({
    code: 'validation',
    message:
      'Le champ «\u00a0Accroche › Titre de la page\u00a0» est requis. Le champ «\u00a0Lettre d’information et contact › Titre du contact\u00a0» est requis.',
    paths: ['accroche', 'contactTitre'],
  })
})

test('several faults are told as sentences', async () => {
  const { message } = await refusalOf('accueil', { accroche: '', diapositives: [] })

  expect(message).toContain('Le champ «\u00a0Accroche › Titre de la page\u00a0» est requis.')
  expect(message).not.toContain('..')
})

describe('refuses values that no form sends:', () => {
  test.each([
    { body: '{"accroche":' },
    { body: 'null' },
    { body: '5' },
    { body: '"texte"' },
    { body: '[]' },
  ])('the body $body', async ({ body }) => {
    const before = await readPage(visitor, 'accueil')
    const answer = await editor.post('/api/globals/accueil', undefined, {
      body,
      headers: { 'content-type': 'application/json' },
    })

    expect(answer).toMatchObject({
      status: 400,
      json: { errors: [{ message: 'La requête est mal formée.', code: 'invalid-json' }] },
    })
    expect(await readPage(visitor, 'accueil')).toEqual(before)
  })

  test.each<{ what: string; page?: PageSlug; field: string; values: unknown[] }>([
    { what: 'a line', field: 'accroche', values: [5, true, ['a'], { a: 1 }] },
    { what: 'a few lines', field: 'lettreTexte', values: [5, true, ['a'], { a: 1 }] },
    { what: 'an e-mail', page: 'parametres', field: 'email', values: [5, ['a'], { a: 1 }, 'a@'] },
    { what: 'an address', page: 'parametres', field: 'ressources', values: [5, ['a'], { a: 1 }] },
    { what: 'a picture', field: 'payseImage', values: [5, true, ['a'], { a: 1 }] },
    { what: 'a list', field: 'diapositives', values: [3, 'a', true, { a: 1 }, ['a', 'b', 'c']] },
    {
      what: 'a list without a minimum',
      page: 'notreSiege',
      field: 'partenaires',
      values: [2, 'a'],
    },
    {
      what: 'a long text',
      field: 'presentation',
      values: [5, 'texte', true, [], {}, { root: null }, { root: 'a' }, { root: {} }],
    },
    {
      what: 'the parts of a long text',
      field: 'presentation',
      values: [
        { root: { type: 'root', children: 'a' } },
        { root: { type: 'root', children: [5] } },
        { root: { type: 'root', children: [null] } },
        makeRichText({ type: 'paragraph', children: 'a' }),
        makeRichText({ type: 'inconnu', version: 1 }),
        makeRichText({ type: 'heading', tag: 'script', version: 1, children: [] }),
        makeRichText(makeParagraph(makeWords(5))),
        makeRichText(makeParagraph({ ...makeLink('/'), fields: 'a' })),
        makeRichText(makeParagraph({ ...makeLink('/'), fields: null })),
        makeRichText({
          type: 'upload',
          version: 3,
          relationTo: 'images',
          value: 'a',
          fields: null,
        }),
      ],
    },
  ])('as $what', async ({ page = 'accueil', field, values }) => {
    for (const value of values) {
      const { code, message, paths } = await refusalOf(page, { [field]: value })

      expect({ code, paths }).toEqual({ code: 'validation', paths: [field] })
      // In French: Payload’s own English would reach the person who writes.
      expect(message).not.toMatch(/\b(the|following|invalid|failed)\b/i)
    }
  })

  test.each([
    { field: 'lien', values: ['texte', 5, null, ['a']] },
    { field: 'titre', values: [5, { a: 1 }] },
    { field: 'id', values: [5, { a: 1 }] },
  ])('as the $field of a slide', async ({ field, values }) => {
    for (const value of values) {
      expect(
        await refusalOf('accueil', await changeFirstSlide(editor, { [field]: value })),
      ).toMatchObject({
        code: 'validation',
        paths: [`diapositives.0.${field}`],
      })
    }
  })
})

test('rows that come under one id cost no row', async () => {
  const diapositives = ['Un', 'Deux', 'Trois'].map((titre) => ({ titre, id: 'le-même' }))
  const { status } = await savePage(editor, 'accueil', { diapositives })

  expect(status).toBe(200)
  expect((await readPage(visitor, 'accueil')).diapositives).toMatchObject([
    { titre: 'Un' },
    { titre: 'Deux' },
    { titre: 'Trois' },
  ])
})

test('the dates and the id of a page are not for a client to say', async () => {
  const { status } = await savePage(editor, 'accueil', {
    createdAt: 'hier',
    updatedAt: 'demain',
    id: 'inconnu',
    globalType: 'historique',
    accroche: 'Toujours là',
  })

  expect(status).toBe(200)
  expect((await readPage(visitor, 'accueil')).accroche).toBe('Toujours là')
})

describe('the ISSN of the magazine', () => {
  test('is saved in its usual form, however it was typed, and may be taken out', async () => {
    await changePage(editor, 'parametres', { issn: 'ISSN 2434561x' })
    expect((await readPage(visitor, 'parametres')).issn).toBe('2434-561X')

    await changePage(editor, 'parametres', { issn: ' ' })
    expect((await readPage(visitor, 'parametres')).issn ?? null).toBeNull()
  })

  // Each form: tests/unit/cms/fields/issnField.test.ts.
  test('is refused with another check digit', async () => {
    const refusal = await refusalOf('parametres', { issn: '1234-5678' })
    expect(refusal).toMatchObject({ code: 'validation', paths: ['issn'] })
  })
})
