import { afterEach, describe, expect, inject, test } from 'vitest'
import { readPage, savePage, snapshotPages, type PageSlug } from '../../factories/page'
import { client } from '../../support/client'

const visitor = client(inject('product').url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor)
afterEach(() => putBack())

describe('passages « à compléter »', () => {
  test.each<PageSlug>(['mentionsLegales', 'notreSiege', 'politiqueDeConfidentialite', 'accueil'])(
    'is left out of what a visitor reads of %s, and is there for who edits it',
    async (page) => {
      const ofVisitor = await visitor.get(`/api/globals/${page}?depth=2`)
      const ofEditor = await editor.get(`/api/globals/${page}`)
      const draft = await editor.get(`/api/globals/${page}?draft=true`)

      expect(ofVisitor.text).not.toMatch(/à compléter/i)
      expect(ofEditor.text).toMatch(/à compléter/i)
      expect(draft.text).toMatch(/à compléter/i)
    },
  )

  test('are not on the site, and neither are sections without anything else', async () => {
    const legal = await visitor.get('/mentions-legales')
    const seat = await visitor.get('/a-propos/notre-siege')

    expect(legal.text).toContain('Éditeur du site')
    expect(legal.text).not.toMatch(/à compléter|Hébergeur|Directeurs de la publication/i)
    expect(seat.text).toContain('Notre siège')
    expect(seat.text).not.toMatch(/à compléter|partenaire :/i)
  })

  test('an example address and links to the networks’ home pages are for editors only', async () => {
    const examples = /federation\.example|https:\/\/(www\.facebook|www\.instagram|twitter)\.com\/"/
    const ofVisitor = await visitor.get('/api/globals/parametres')
    const ofEditor = await editor.get('/api/globals/parametres')
    const home = await visitor.get('/')

    expect(ofEditor.text).toMatch(examples)
    expect(ofVisitor.text).not.toMatch(examples)
    expect(ofVisitor.json).toMatchObject({ email: null, facebook: null, twitter: null })
    expect(home.text).not.toMatch(examples)
    expect(home.text).not.toMatch(/mailto:|sameAs/)
  })

  test('an address and links that were filled in are public', async () => {
    const filled = { email: 'contact@berry.fr', facebook: 'https://www.facebook.com/berry' }
    await savePage(editor, 'parametres', filled)
    const home = await visitor.get('/')

    expect(home.text).toContain('mailto:contact@berry.fr')
    expect(home.text).toContain('"sameAs":["https://www.facebook.com/berry"]')
  })

  test('a page that is saved beside it loses nothing of it', async () => {
    await savePage(editor, 'notreSiege', { titre: 'Au siège' })
    const { partenaires, federations } = await readPage(editor, 'notreSiege')

    expect(partenaires).toHaveLength(2)
    expect(federations).toHaveLength(1)
  })
})
