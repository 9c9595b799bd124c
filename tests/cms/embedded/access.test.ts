import { beforeAll, describe, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { changePage, readPage } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { publishRegard, nextNumero, type RegardDoc } from '../../factories/regard'
import { client, type Client } from '../../support/client'

const { url } = inject('product')

type Who = 'visitor' | 'editeur' | 'administrateur'

const everyone: Who[] = ['visitor', 'editeur', 'administrateur']
const clients = {} as Record<Who, Client>
let regard: RegardDoc
/** What the home page says already: a save of it changes nothing. */
let accroche: unknown
let version: string

beforeAll(async () => {
  clients.visitor = client(url)
  clients.administrateur = await client(url).as('administrateur')
  clients.editeur = await client(url).as('editeur')
  regard = await publishRegard(clients.administrateur)
  accroche = (await readPage(clients.visitor, 'accueil')).accroche
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
  (await clients.visitor.get<{ couverture: string }>(`/api/regards/${regard.id}?depth=0`)).json
    .couverture

type Rule = {
  what: string
  attempt: (who: Client) => Promise<{ status: number }>
  /** Status expected by visitor, editeur, administrateur. */
  expected: [number, number, number]
}

/** The table of access, row by row (docs/api.md, "Who may do what"). */
const rules: Rule[] = [
  { what: 'read the issues', attempt: (who) => who.get('/api/regards'), expected: [200, 200, 200] },
  {
    what: 'read an issue',
    attempt: (who) => who.get(`/api/regards/${regard.id}`),
    expected: [200, 200, 200],
  },
  {
    what: 'create an issue',
    attempt: (who) => who.post('/api/regards', {}),
    expected: [403, 403, 400],
  },
  {
    what: 'change an issue',
    attempt: (who) => who.patch(`/api/regards/${regard.id}`, { titre: 'Dentelles' }),
    expected: [403, 403, 200],
  },
  {
    what: 'delete an issue',
    attempt: async (who) =>
      who.delete(`/api/regards/${(await publishRegard(clients.administrateur)).id}`),
    expected: [403, 403, 200],
  },
  {
    what: 'read the counters’ own rows',
    attempt: (who) => who.get('/api/compteurs'),
    expected: [403, 403, 403],
  },
  {
    what: 'write a counter’s row',
    attempt: (who) => who.post('/api/compteurs', { regard: regard.id, nombreDeVue: 9 }),
    expected: [403, 403, 403],
  },
  {
    what: 'read the records of sessions',
    attempt: (who) => who.get('/api/sessions'),
    expected: [403, 403, 403],
  },
  {
    what: 'read the documents',
    attempt: (who) => who.get('/api/documents'),
    expected: [200, 200, 200],
  },
  {
    what: 'create a document',
    attempt: async (who) => who.post('/api/documents', undefined, { body: await document() }),
    expected: [403, 403, 201],
  },
  {
    what: 'change a document',
    attempt: async (who) => who.patch(`/api/documents/${await makeDocument()}`, {}),
    expected: [403, 403, 200],
  },
  {
    what: 'delete a document',
    attempt: async (who) => who.delete(`/api/documents/${await makeDocument()}`),
    expected: [403, 403, 200],
  },
  { what: 'read the images', attempt: (who) => who.get('/api/images'), expected: [200, 200, 200] },
  {
    what: 'create an image without its file',
    attempt: (who) => who.post('/api/images', { alt: 'Une coiffe' }),
    expected: [403, 400, 400],
  },
  {
    what: 'create a document without its file',
    attempt: (who) => who.post('/api/documents', {}),
    expected: [403, 403, 400],
  },
  {
    what: 'create an image',
    attempt: async (who) => who.post('/api/images', undefined, { body: await image() }),
    expected: [403, 201, 201],
  },
  {
    what: 'change an image',
    attempt: async (who) => who.patch(`/api/images/${await makeImageDoc()}`, { alt: 'Une coiffe' }),
    expected: [403, 200, 200],
  },
  {
    what: 'change the cover of an issue',
    attempt: async (who) => who.patch(`/api/images/${await coverOf()}`, { alt: 'Une coiffe' }),
    expected: [403, 403, 200],
  },
  {
    what: 'replace the file of an issue’s cover',
    attempt: async (who) =>
      who.patch(`/api/images/${await coverOf()}`, undefined, { body: await image() }),
    expected: [403, 403, 200],
  },
  {
    what: 'delete an image',
    attempt: async (who) => who.delete(`/api/images/${await makeImageDoc()}`),
    expected: [403, 200, 200],
  },
  { what: 'list the accounts', attempt: (who) => who.get('/api/users'), expected: [403, 200, 200] },
  {
    what: 'read someone else’s account',
    attempt: async (who) => who.get(`/api/users/${await makeAccount()}`),
    expected: [403, 404, 200],
  },
  {
    what: 'create an account',
    attempt: (who) =>
      who.post('/api/users', {
        email: `nouveau-${nextNumero()}@regards.test`,
        password: 'galoubet',
        role: 'editeur',
      }),
    expected: [403, 403, 201],
  },
  {
    what: 'change an account',
    attempt: async (who) =>
      who.patch(`/api/users/${await makeAccount()}`, { role: 'administrateur' }),
    expected: [403, 403, 200],
  },
  {
    what: 'delete an account',
    attempt: async (who) => who.delete(`/api/users/${await makeAccount()}`),
    expected: [403, 403, 200],
  },
  {
    what: 'unlock an account',
    attempt: (who) => who.post('/api/users/unlock', { email: 'editrice@regards.test' }),
    expected: [403, 403, 200],
  },
  {
    what: 'read a page’s texts',
    attempt: (who) => who.get('/api/globals/accueil'),
    expected: [200, 200, 200],
  },
  {
    what: 'change a page’s texts',
    attempt: (who) => who.post('/api/globals/accueil', { accroche }),
    expected: [403, 200, 200],
  },
  {
    what: 'empty the title of a page',
    attempt: (who) => who.post('/api/globals/accueil', { accroche: '' }),
    expected: [403, 400, 400],
  },
  {
    what: 'list the versions of a page',
    attempt: (who) => who.get('/api/globals/accueil/versions'),
    expected: [403, 200, 200],
  },
  {
    what: 'read a version of a page',
    attempt: (who) => who.get(`/api/globals/accueil/versions/${version}`),
    expected: [403, 200, 200],
  },
  {
    what: 'restore a version of a page',
    attempt: (who) => who.post(`/api/globals/accueil/versions/${version}`),
    expected: [403, 200, 200],
  },
  {
    what: 'start an upload',
    attempt: (who) =>
      who.post('/api/uploads', undefined, { headers: { 'tus-resumable': '1.0.0' } }),
    expected: [401, 403, 400],
  },
]

describe.each(rules)('to $what', ({ attempt, expected }) => {
  test.each(everyone.map((who, index) => ({ who, status: expected[index] })))(
    '$who gets $status',
    async ({ who, status }) => {
      const answer = await attempt(clients[who])

      expect(answer.status).toBe(status)
    },
  )
})

test('who is signed out is told so, and not that an account lacks a right', async () => {
  const answer = await clients.visitor.post<{ errors: { message: string; code: string }[] }>(
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
