import { beforeAll, describe, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { changePage, readPage } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { publishRegard, nextNumero, type RegardDoc } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import type { Role } from '../../support/setups'

const { url } = inject('product')

const visitor = client(url)
const clients = {} as Record<Role, Client>
let regard: RegardDoc
/** What the home page says already: a save of it changes nothing. */
let accroche: unknown
let version: string

beforeAll(async () => {
  clients.administrateur = await visitor.as('administrateur')
  clients.editeur = await visitor.as('editeur')
  regard = await publishRegard(clients.administrateur)
  accroche = (await readPage(visitor, 'accueil')).accroche
  await changePage(clients.administrateur, 'accueil', { accroche })
  const { json } = await clients.administrateur.get<{ docs: { id: string }[] }>(
    '/api/globals/accueil/versions?limit=1&sort=-createdAt',
  )
  version = json.docs[0]?.id ?? ''
})

const formWith = (bytes: Buffer, name: string) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}
const image = async () => formWith(await makeImage('png'), 'a.png')
const document = async () => formWith(await makePdf(), 'a.pdf')
const idOf = async (request: Promise<{ json: { doc: { id: string } } }>) =>
  (await request).json.doc.id
const makeAccount = () =>
  idOf(
    clients.administrateur.post('/api/users', {
      email: `compte-${nextNumero()}@regards.test`,
      password: 'tambourin',
      role: 'editeur',
    }),
  )
const makeImageDoc = async () =>
  idOf(clients.administrateur.post('/api/images', undefined, { body: await image() }))
const makeDocument = async () =>
  idOf(clients.administrateur.post('/api/documents', undefined, { body: await document() }))

const coverOf = async () =>
  (await visitor.get<{ couverture: string }>(`/api/regards/${regard.id}?depth=0`)).json.couverture

type Rule = {
  what: string
  attempt: (who: Client) => Promise<{ status: number }>
  expected: Partial<Record<Role, number>>
}

/**
 * What each role may do, and rules about a record. What a role may not do at all is asked of every operation in
 * openapi.test.ts, as is all that is read.
 */
const rules: Rule[] = [
  {
    what: 'create an issue',
    attempt: (who) => who.post('/api/regards', {}),
    expected: { administrateur: 400 },
  },
  {
    what: 'change an issue',
    attempt: (who) => who.patch(`/api/regards/${regard.id}`, { titre: 'Dentelles' }),
    expected: { administrateur: 200 },
  },
  {
    what: 'delete an issue',
    attempt: async (who) =>
      who.delete(`/api/regards/${(await publishRegard(clients.administrateur)).id}`),
    expected: { administrateur: 200 },
  },
  {
    what: 'create a document',
    attempt: async (who) => who.post('/api/documents', undefined, { body: await document() }),
    expected: { administrateur: 201 },
  },
  {
    what: 'change a document',
    attempt: async (who) => who.patch(`/api/documents/${await makeDocument()}`, {}),
    expected: { administrateur: 200 },
  },
  {
    what: 'delete a document',
    attempt: async (who) => who.delete(`/api/documents/${await makeDocument()}`),
    expected: { administrateur: 200 },
  },
  {
    what: 'create an image without its file',
    attempt: (who) => who.post('/api/images', { alt: 'Une coiffe' }),
    expected: { editeur: 400 },
  },
  {
    what: 'create a document without its file',
    attempt: (who) => who.post('/api/documents', {}),
    expected: { administrateur: 400 },
  },
  {
    what: 'create an image',
    attempt: async (who) => who.post('/api/images', undefined, { body: await image() }),
    expected: { editeur: 201 },
  },
  {
    what: 'change an image',
    attempt: async (who) => who.patch(`/api/images/${await makeImageDoc()}`, { alt: 'Une coiffe' }),
    expected: { editeur: 200 },
  },
  {
    what: 'change the cover of an issue',
    attempt: async (who) => who.patch(`/api/images/${await coverOf()}`, { alt: 'Une coiffe' }),
    expected: { editeur: 403, administrateur: 200 },
  },
  {
    what: 'replace the file of an issue’s cover',
    attempt: async (who) =>
      who.patch(`/api/images/${await coverOf()}`, undefined, { body: await image() }),
    expected: { editeur: 403, administrateur: 200 },
  },
  {
    what: 'delete an image',
    attempt: async (who) => who.delete(`/api/images/${await makeImageDoc()}`),
    expected: { editeur: 200 },
  },
  {
    what: 'read someone else’s account',
    attempt: async (who) => who.get(`/api/users/${await makeAccount()}`),
    expected: { editeur: 404, administrateur: 200 },
  },
  {
    what: 'create an account',
    attempt: (who) =>
      who.post('/api/users', {
        email: `nouveau-${nextNumero()}@regards.test`,
        password: 'galoubet',
        role: 'editeur',
      }),
    expected: { administrateur: 201 },
  },
  {
    what: 'change an account',
    attempt: async (who) =>
      who.patch(`/api/users/${await makeAccount()}`, { role: 'administrateur' }),
    expected: { administrateur: 200 },
  },
  {
    what: 'delete an account',
    attempt: async (who) => who.delete(`/api/users/${await makeAccount()}`),
    expected: { administrateur: 200 },
  },
  {
    what: 'unlock an account',
    attempt: (who) => who.post('/api/users/unlock', { email: 'editrice@regards.test' }),
    expected: { administrateur: 200 },
  },
  {
    what: 'change a page’s texts',
    attempt: (who) => who.post('/api/globals/accueil', { accroche }),
    expected: { editeur: 200 },
  },
  {
    what: 'empty the title of a page',
    attempt: (who) => who.post('/api/globals/accueil', { accroche: '' }),
    expected: { editeur: 400 },
  },
  {
    what: 'restore a version of a page',
    attempt: (who) => who.post(`/api/globals/accueil/versions/${version}`),
    expected: { editeur: 200 },
  },
  {
    what: 'start an upload',
    attempt: (who) =>
      who.post('/api/uploads', undefined, { headers: { 'tus-resumable': '1.0.0' } }),
    expected: { administrateur: 400 },
  },
]

describe.each(rules)('to $what', ({ attempt, expected }) => {
  test.each(Object.entries(expected))('%s gets %i', async (role, status) => {
    expect((await attempt(clients[role as Role])).status).toBe(status)
  })
})

test('a visitor gets 401, an account without the right 403', async () => {
  const answer = await visitor.post<{ errors: { message: string; code: string }[] }>(
    '/api/globals/accueil',
    { accroche },
  )

  expect(answer.json.errors).toEqual([
    {
      message: 'Vous n’êtes pas connecté, ou ne l’êtes plus. Connectez-vous et recommencez.',
      code: 'forbidden',
    },
  ])
})
