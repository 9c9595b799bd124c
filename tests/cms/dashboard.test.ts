import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { changePage, readPage, rememberPages, sendPicture } from '../factories/page'
import { makeRichText } from '../factories/richText'
import { client, type Client } from '../support/client'
import { elementsOf, findElement, textOf, type FlightElement } from '../support/flight'
import { plainSpaces } from '../support/plainSpaces'
import { type Role } from '../support/setups'

const { url } = inject('product')

const visitor = client(url)
let editor: Client
let putBack: () => Promise<void>

beforeAll(async () => {
  editor = await visitor.as('editeur')
  putBack = await rememberPages(editor, ['mentionsLegales', 'quiSommesNous', 'parametres'])
})
afterEach(() => putBack())

/** What the panel's first page asks an account for, page by page; undefined when it asks nothing. */
const checklistOf = async (who: Client) => {
  const { status, text } = await who.get('/admin', {
    headers: who.token ? { cookie: `payload-token=${who.token}` } : {},
  })
  expect(status).toBe(200)
  const checklist = findElement(text, 'a-completer')
  if (!checklist) return undefined
  const wordsOf = (part: FlightElement, type: string) =>
    elementsOf(part, type).map((element) => plainSpaces(textOf(element)))
  const pages = elementsOf(checklist, 'details').map((part) => ({
    page: wordsOf(part, 'summary')
      .join()
      .replace(/\s\d+$/, ''),
    count: Number(wordsOf(part, 'span').join()),
    items: wordsOf(part, 'li'),
  }))
  return {
    title: wordsOf(checklist, 'h2').join(),
    introduction: wordsOf(checklist, 'p').join(),
    pages,
  }
}
const itemsOf = async (page: string) =>
  (await checklistOf(editor))?.pages.find((part) => part.page === page)?.items ?? []

test.each<Role>(['administrateur', 'editeur'])(
  'the panel’s first page tells an %s what is left to complete, page by page',
  async (role) => {
    const checklist = await checklistOf(await visitor.as(role))

    expect(checklist?.title).toBe('À compléter')
    expect(checklist?.pages).toContainEqual({
      page: 'Mentions légales',
      count: 3,
      items: [
        'Éditeur du site › Texte : remplacez « à compléter »',
        'Hébergeur › Texte : remplacez « à compléter »',
        'Directeurs de la publication › Texte : remplacez « à compléter »',
      ],
    })
    const total = checklist?.pages.reduce((sum, { items }) => sum + items.length, 0)
    expect(checklist?.introduction).toContain(`${total} informations manquent encore`)
  },
)

test('a visitor gets the sign-in and no such list', async () => {
  expect(await checklistOf(visitor)).toBeUndefined()
})

test('a text that no longer says « à compléter » leaves the list', async () => {
  const { sections } = await readPage(visitor, 'mentionsLegales')
  await changePage(editor, 'mentionsLegales', {
    sections: (sections as { titre: string }[]).map((section) =>
      section.titre === 'Directeurs de la publication'
        ? { ...section, texte: makeRichText('Anne Bourrée et Jean Galoubet.') }
        : section,
    ),
  })

  expect(await itemsOf('Mentions légales')).toEqual([
    'Éditeur du site › Texte : remplacez « à compléter »',
    'Hébergeur › Texte : remplacez « à compléter »',
  ])
})

test('a picture that is chosen leaves the list, and with it the page that lacked nothing else', async () => {
  expect(await itemsOf('Qui sommes-nous ?')).toEqual(['En tête › Image'])
  const picture = await sendPicture(editor)
  await changePage(editor, 'quiSommesNous', { image: picture })

  expect((await checklistOf(editor))?.pages.map(({ page }) => page)).not.toContain(
    'Qui sommes-nous ?',
  )
  await changePage(editor, 'quiSommesNous', { image: null })
  await editor.delete(`/api/images/${picture}`)
})

test('an e-mail, a network and a form of one’s own leave the list', async () => {
  expect(await itemsOf('Coordonnées')).toEqual([
    'La fédération › Adresse e-mail',
    'Réseaux sociaux › Facebook',
    'Réseaux sociaux › Instagram',
    'Réseaux sociaux › Twitter',
    'Liens vers d’autres sites › Ressources',
    'Liens vers d’autres sites › Concours photo',
  ])
  await changePage(editor, 'parametres', {
    email: 'contact@bourree.fr',
    facebook: 'https://www.facebook.com/bourree',
    concoursPhoto: 'https://forms.exemple.fr/concours',
  })

  expect(await itemsOf('Coordonnées')).toEqual([
    'Réseaux sociaux › Instagram',
    'Réseaux sociaux › Twitter',
    'Liens vers d’autres sites › Ressources',
  ])
})
