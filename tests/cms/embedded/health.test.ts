import { expect, inject, test } from 'vitest'
import { version } from '../../../package.json'
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

test('the product says which version it is', async () => {
  const answer = await client(url).get('/api/health')

  expect([answer.status, answer.json]).toEqual([200, { status: 'ok', version }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
