import { expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { publishRegard } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { client } from '../../support/client'
import { sharePair } from '../../support/sharedProducts'

const { product } = await sharePair()
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')

const REFUSAL = {
  message: 'Aucun message ne peut partir pour l’instant. Réessayez plus tard.',
  code: 'mail-unavailable',
}

test('a lost password: the answer is the same with and without an account', async () => {
  const { email } = await makeAccount(administrator)
  for (const address of [email, 'inconnue@regards.test']) {
    const answer = await visitor.post<Errors>('/api/users/forgot-password', { email: address })

    expect(answer.status).toBe(503)
    expect(answer.json).toEqual({ errors: [REFUSAL] })
  }
})

test('an account can be made with a password, and not by invitation', async () => {
  const account = { email: 'invitee@regards.test', role: 'editeur', invitation: true }
  const answer = await administrator.post<Errors>('/api/users', account)

  expect(answer.status).toBe(503)
  expect(answer.json).toEqual({ errors: [REFUSAL] })
  const { json } = await administrator.get<{ totalDocs: number }>(
    `/api/users?where[email][equals]=${account.email}`,
  )
  expect(json.totalDocs).toBe(0)
})

test('an inscription to the newsletter is refused', async () => {
  const answer = await visitor.post<Errors>('/api/newsletter/inscription', {
    email: 'abonnee@regards.test',
  })

  expect(answer.status).toBe(503)
  expect(answer.json).toEqual({ errors: [REFUSAL] })
})

test('the announcement of an issue is refused, and not begun', async () => {
  const { id } = await publishRegard(administrator)
  const answer = await administrator.post<Errors>(`/api/regards/${id}/annonce`)

  expect(answer.status).toBe(503)
  expect(answer.json).toEqual({ errors: [REFUSAL] })
  const { json } = await administrator.get<{ totalDocs: number }>('/api/annonces')
  expect(json.totalDocs).toBe(0)
})
