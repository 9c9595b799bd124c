import { afterEach, expect, inject, test } from 'vitest'
import { changePage, readPage, snapshotPages } from '../../factories/page'
import { makeRichText } from '../../factories/richText'
import { client, type Client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import type { Role } from '../../support/setups'

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['mentionsLegales', 'quiSommesNous', 'parametres'])
afterEach(() => putBack())

/** The answer with the panel's first page, in which what is asked for are whole sentences. */
const dashboardOf = async (who: Client) => {
  const { status, text } = await who.get('/admin', {
    headers: who.token ? { cookie: `payload-token=${who.token}` } : {},
  })
  expect(status).toBe(200)
  return normalizeSpaces(text)
}

/** Which of these an editor is asked for. */
const askedFor = async (sentences: string[]) => {
  const dashboard = await dashboardOf(editor)
  return sentences.filter((sentence) => dashboard.includes(sentence))
}

const mentions = [
  'Éditeur du site › Texte : remplacez « à compléter »',
  'Hébergeur › Texte : remplacez « à compléter »',
  'Directeurs de la publication › Texte : remplacez « à compléter »',
]

test.each<Role>(['administrateur', 'editeur'])(
  'the panel’s first page tells an %s what is left to complete',
  async (role) => {
    const dashboard = await dashboardOf(await visitor.as(role))

    expect(dashboard).toContain('informations manquent')
    for (const sentence of mentions) expect(dashboard).toContain(sentence)
  },
)

test('a visitor gets nothing of it', async () => {
  const dashboard = await dashboardOf(visitor)

  for (const words of ['informations manquent', ...mentions]) expect(dashboard).not.toContain(words)
})

test('a text that no longer says « à compléter » leaves the list', async () => {
  const { sections } = await readPage(editor, 'mentionsLegales')
  await changePage(editor, 'mentionsLegales', {
    sections: (sections as { titre: string }[]).map((section) =>
      section.titre === 'Directeurs de la publication'
        ? { ...section, texte: makeRichText('Anne Bourrée et Jean Galoubet.') }
        : section,
    ),
  })

  expect(await askedFor(mentions)).toEqual(mentions.slice(0, 2))
})

test('an e-mail, a network and a form of one’s own leave the list', async () => {
  const all = [
    'La fédération › Adresse e-mail',
    'Réseaux sociaux › Facebook',
    'Réseaux sociaux › Instagram',
    'Réseaux sociaux › Twitter',
    'Liens vers d’autres sites › Ressources',
    'Liens vers d’autres sites › Concours photo',
  ]
  expect(await askedFor(all)).toEqual(all)
  await changePage(editor, 'parametres', {
    email: 'contact@bourree.fr',
    facebook: 'https://www.facebook.com/bourree',
    concoursPhoto: 'https://forms.exemple.fr/concours',
  })

  expect(await askedFor(all)).toEqual([
    'Réseaux sociaux › Instagram',
    'Réseaux sociaux › Twitter',
    'Liens vers d’autres sites › Ressources',
  ])
})
