import { expect, inject, test } from 'vitest'
import { client } from '../../support/client'
import { requestUndecoded } from '../../support/requestUndecoded'
import { callServerFunction } from '../../support/serverFunction'
import { createClientWithHeaders } from '../../support/session'

const { url } = inject('product')
const visitor = client(url)

const accepting = { 'accept-encoding': 'gzip, deflate, br' }
const cookie = async () => `payload-token=${(await visitor.as('editeur')).token}`

test('a page of the panel comes with a third of its bytes to a client that accepts it', async () => {
  const headers = { cookie: await cookie() }
  const raw = await requestUndecoded(`${url}/admin`, headers)
  const packed = await requestUndecoded(`${url}/admin`, { ...headers, ...accepting })

  expect(raw.headers['content-encoding']).toBeUndefined()
  expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'gzip'])
  expect(packed.bytes).toBeLessThan(raw.bytes / 3)
  for (const { headers: sent } of [raw, packed]) {
    expect(sent.vary).toMatch(/accept-encoding/i)
    expect(sent['cache-control']).toContain('no-store')
  }
})

test('a server function of the panel comes compressed', async () => {
  const editeur = createClientWithHeaders(url, { cookie: await cookie() })
  const args = { collectionSlug: 'images', columns: [] }
  const answer = await callServerFunction(editeur, 'table-state', args)

  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip'])
})

test('the API’s answers to an account are not, which a page of another site could measure', async () => {
  const headers = { cookie: await cookie(), ...accepting }
  const answer = await requestUndecoded(`${url}/api/globals/accueil`, headers)

  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
  // Next compresses from one kilobyte on.
  expect(answer.bytes).toBeGreaterThan(1024)
})
