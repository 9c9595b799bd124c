import { expect, inject, test } from 'vitest'
import { client } from '../../support/client'

const { url } = inject('product')

test('the product says that it lives', async () => {
  const answer = await client(url).get('/api/health/live')

  expect(answer.status).toBe(200)
})

test('the product says that it is ready when its database and its storage answer', async () => {
  const answer = await client(url).get('/api/health/ready')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
})
