import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { client } from '../../support/client'
import { startProduct } from '../../support/product'
import { accounts } from '../../support/setups'

test('PAYLOAD_SECRET is generated once in a file of mode 0600, and sessions survive a restart', async () => {
  const product = await startProduct({ setup: 'embedded' })
  try {
    expect(statSync(`${product.dataDir}/secret`).mode & 0o777).toBe(0o600)
    const administrator = await client(product.url).as('administrateur')
    await product.restart()

    expect((await administrator.get('/api/users/me')).json).toMatchObject({
      user: { email: accounts.administrateur.email },
    })
  } finally {
    await product.stop()
  }
})
