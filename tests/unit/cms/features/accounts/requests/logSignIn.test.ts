import type { PayloadRequest } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { logFailedSignIn } from '../../../../../../cms/src/features/accounts/requests/accountRequest'

let rows: Record<string, unknown>[] = []
const payload = {
  db: {
    create: ({ data }: { data: Record<string, unknown> }) => {
      rows.push(data)
      return Promise.resolve()
    },
  },
}
beforeEach(() => {
  rows = []
})

const refuse = (address: string, account = 'claire@regards.test') =>
  logFailedSignIn(
    {
      headers: new Headers({ 'x-client-address': address }),
      payload,
    } as unknown as PayloadRequest,
    account,
    'trop d’essais',
  )

test('one address writes thirty rejected sign-ins into the journal, and no more', async () => {
  for (let count = 0; count < 40; count += 1) await refuse('192.0.2.7')
  expect(rows).toHaveLength(30)
  expect(rows[0]).toMatchObject({
    action: 'connexionRefusee',
    auteur: 'visiteur',
    cible: 'Compte claire@regards.test',
    details: 'Trop d’essais.',
    adresse: '192.0.2.0/24',
  })

  await refuse('192.0.2.8')
  expect(rows).toHaveLength(31)
})

test('all addresses together write a thousand an hour', async () => {
  for (let count = 0; count < 1_100; count += 1) {
    await refuse(`198.51.${Math.floor(count / 250)}.${count % 250}`)
  }

  // With those of the tests above.
  expect(rows.length).toBeLessThanOrEqual(1_000)
  expect(rows.length).toBeGreaterThan(900)
})
