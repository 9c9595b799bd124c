import { beforeAll, expect, inject, test } from 'vitest'
import { client, type Client } from '../../support/client'

const { url } = inject('product')

const everyone = ['visitor', 'editeur', 'administrateur'] as const
const clients = {} as Record<(typeof everyone)[number], Client>

beforeAll(async () => {
  clients.visitor = client(url)
  clients.administrateur = await client(url).as('administrateur')
  clients.editeur = await client(url).as('editeur')
})

test.each(everyone)('GraphQL returns 404 to %s', async (who) => {
  const answer = await clients[who].post('/api/graphql', { query: '{ __typename }' })

  expect(answer.status).toBe(404)
})

test.each(everyone)('the route that registers a first user is closed to %s', async (who) => {
  const answer = await clients[who].post('/api/users/first-register', {
    email: `intrus-${who}@regards.test`,
    password: 'intrusion',
  })

  expect(answer.status).toBe(403)
})

test.each(everyone)(
  'nobody, %s included, reads files through the route of a collection',
  async (who) => {
    const answer = await clients[who].get('/api/documents/file/fichier.pdf')

    expect(answer.status).toBe(404)
  },
)
