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
  const hostile = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://exemple.fr/1',
    'file:///etc/passwd',
    '//exemple.fr',
    '/\\exemple.fr',
    '/\t/exemple.fr',
    'https://',
    'exemple.fr:80',
    'quelques mots',
  ]

  test.each(hostile)('that is %j is refused below a slide', async (adresse) => {
    const lien = { libelle: 'Lire', adresse }
    const refusal = await expectSaveRejected(
      editor,
      'accueil',
      await changeFirstSlide(editor, { lien }),
    )

    expect(refusal).toMatchObject({ code: 'validation', paths: ['diapositives.0.lien.adresse'] })
    expect(refusal.message).toMatch(/^Indiquez l’adresse complète/)
  })

  test.each(hostile)('that is %j is refused in a long text', async (address) => {
    const presentation = makeRichText(makeParagraph('Lire ', makeLink(address)))

    const refusal = await expectSaveRejected(editor, 'accueil', { presentation })

    expect(refusal).toMatchObject({ code: 'validation', paths: ['presentation'] })
    // It names the link by its words.
    expect(refusal.message).toMatch(/^Le lien «\slien\s» (?:n’a pas une adresse|mène à un fichier)/)
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

  test.each([
    'https://exemple.fr/page?a=1#b',
    'http://exemple.fr',
    'mailto:contact@exemple.fr',
    'tel:+33140000000',
    '/regards',
    '/#stages',
  ])('to %s is taken, in a field and in a long text', async (adresse) => {
    const lien = { libelle: 'Lire', adresse }
    const presentation = makeRichText(makeParagraph(makeLink(adresse)))
    await changePage(editor, 'accueil', {
      ...(await changeFirstSlide(editor, { lien })),
      presentation,
    })

    const page = await readPage(visitor, 'accueil')
    expect((page.diapositives as PageTexts[])[0]).toMatchObject({ lien })
    expect(page).toMatchObject({ presentation })
  })
})

describe('where only another site makes sense,', () => {
  const fields = ['ressources', 'concoursPhoto', 'facebook']
  const addresses = [
    'javascript:alert(1)',
    '//exemple.fr',
    'mailto:a@exemple.fr',
    '/regards',
    'non',
  ]

  test.each(fields.flatMap((field) => addresses.map((address) => ({ field, address }))))(
    '$field refuses $address',
    async ({ field, address }) => {
      expect(await expectSaveRejected(editor, 'parametres', { [field]: address })).toEqual({
        code: 'validation',
        message: 'Indiquez l’adresse complète d’un site telle que le navigateur la montre.',
        paths: [field],
      })
    },
  )

  test.each(fields)('%s takes a web address', async (field) => {
    await changePage(editor, 'parametres', { [field]: 'https://exemple.fr/dossier' })

    expect(await readPage(visitor, 'parametres')).toMatchObject({
      [field]: 'https://exemple.fr/dossier',
    })
  })
})
