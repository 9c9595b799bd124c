import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { client } from '../../support/client'
import { accounts } from '../../support/setups'
import { shareEmailProduct } from '../../support/sharedProducts'

test('PAYLOAD_SECRET is generated once in a file of mode 0600, and sessions survive a restart', async () => {
  const { product } = await shareEmailProduct('embedded')
  expect(statSync(`${product.dataDir}/secret`).mode & 0o777).toBe(0o600)
  const administrator = await client(product.url).as('administrateur')
  await product.restart()

  expect((await administrator.get('/api/users/me')).json).toMatchObject({
    user: { email: accounts.administrateur.email },
  })
})
