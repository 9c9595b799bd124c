import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  changeFirstSlide,
  changePage,
  readPage,
  expectSaveRejected,
  snapshotPages,
  type PageTexts,
} from '../../factories/page'
import { makeLink, makeParagraph, makeRichText } from '../../factories/richText'
import { client } from '../../support/client'

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['accueil', 'parametres'])
afterEach(() => putBack())

describe('a link', () => {
  // Each address: tests/unit/cms/fields/links/validateLink.test.ts.
  test.each(['javascript:alert(1)', '//exemple.fr'])(
    'that is %j is refused below a slide',
    async (adresse) => {
      const lien = { libelle: 'Lire', adresse }
      const refusal = await expectSaveRejected(
        editor,
        'accueil',
        await changeFirstSlide(editor, { lien }),
      )

      expect(refusal).toMatchObject({ code: 'validation', paths: ['diapositives.0.lien.adresse'] })
      expect(refusal.message).toMatch(/^Indiquez l’adresse complète/)
    },
  )

  test.each([
    ['javascript:alert(1)', /^Le lien «\slien\s» n’a pas une adresse/],
    ['file:///etc/passwd', /^Le lien «\slien\s» mène à un fichier/],
  ])('that is %j is refused in a long text, by its words', async (address, message) => {
    const presentation = makeRichText(makeParagraph('Lire ', makeLink(address)))
    const refusal = await expectSaveRejected(editor, 'accueil', { presentation })

    expect(refusal).toMatchObject({ code: 'validation', paths: ['presentation'] })
    expect(refusal.message).toMatch(message)
  })

  test.each([
    { how: 'is called internal', link: makeLink('javascript:alert(1)', { linkType: 'internal' }) },
    { how: 'made itself', link: { ...makeLink('javascript:alert(1)'), type: 'autolink' } },
    {
      how: 'is below something unknown',
      link: { type: 'inconnu', version: 1, children: [makeLink('javascript:alert(1)')] },
    },
  ])('in a long text is refused too when it $how', async ({ link }) => {
    const presentation = makeRichText(makeParagraph(link))

    expect(await expectSaveRejected(editor, 'accueil', { presentation })).toMatchObject({
      code: 'validation',
    })
  })

  test('to a site without its scheme is completed, in a field and in a long text', async () => {
    const lien = { libelle: 'Lire', adresse: 'www.exemple.fr' }
    await changePage(editor, 'accueil', {
      ...(await changeFirstSlide(editor, { lien })),
      presentation: makeRichText(makeParagraph(makeLink('contact@exemple.fr'))),
    })

    const page = await readPage(visitor, 'accueil')
    expect((page.diapositives as PageTexts[])[0]).toMatchObject({
      lien: { libelle: 'Lire', adresse: 'https://www.exemple.fr' },
    })
    expect(page.presentation).toEqual(
      makeRichText(makeParagraph(makeLink('mailto:contact@exemple.fr'))),
    )
  })

  test.each(['https://exemple.fr/page?a=1#b', 'tel:+33140000000', '/#stages'])(
    'to %s is taken, in a field and in a long text',
    async (adresse) => {
      const lien = { libelle: 'Lire', adresse }
      const presentation = makeRichText(makeParagraph(makeLink(adresse)))
      await changePage(editor, 'accueil', {
        ...(await changeFirstSlide(editor, { lien })),
        presentation,
      })

      const page = await readPage(visitor, 'accueil')
      expect((page.diapositives as PageTexts[])[0]).toMatchObject({ lien })
      expect(page).toMatchObject({ presentation })
    },
  )
})

describe('where only another site makes sense,', () => {
  const fields = ['ressources', 'concoursPhoto', 'facebook']
  test.each(fields)('%s refuses a page of this site', async (field) => {
    expect(await expectSaveRejected(editor, 'parametres', { [field]: '/regards' })).toEqual({
      code: 'validation',
      message: 'Indiquez l’adresse complète d’un site telle que le navigateur la montre.',
      paths: [field],
    })
  })

  test.each(fields)('%s takes a web address', async (field) => {
    await changePage(editor, 'parametres', { [field]: 'https://exemple.fr/dossier' })

    expect(await readPage(visitor, 'parametres')).toMatchObject({
      [field]: 'https://exemple.fr/dossier',
    })
  })
})
