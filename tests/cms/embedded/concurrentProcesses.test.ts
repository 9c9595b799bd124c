import { afterAll, beforeAll, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'

let product: Product
let other: Product

beforeAll(async () => {
  product = await startProduct({ setup: 'embedded' })
  // As a command beside the server would be: another process on the same file.
  other = await startProduct({ setup: 'embedded', sharesDataWith: product })
})
afterAll(async () => {
  await other.stop()
  await product.stop()
})

test('what another process changes in the file is shown within 5 seconds', async () => {
  const path = '/api/regards?limit=1'
  const visitor = client(product.url)
  await poll(async () => (await visitor.get(path)).headers.has('cache-status'), {
    what: 'the list from memory',
    timeoutMs: 10_000,
  })
  const { id } = await publishRegard(await client(other.url).as('administrateur'))

  await poll(async () => (await visitor.get(path)).text.includes(id), {
    what: 'the new issue',
    timeoutMs: 5_000,
  })
})
