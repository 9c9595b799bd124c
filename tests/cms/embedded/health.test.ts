import { expect, inject, test } from 'vitest'
import { version } from '../../../package.json'
import { client } from '../../support/client'

const { url } = inject('product')

// Each start of a product waits for /api/health/ready; nginx and requestIds ask /api/health/live.
test('the product says which version it is', async () => {
  const answer = await client(url).get('/api/health')

  expect([answer.status, answer.json]).toEqual([200, { status: 'ok', version }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
