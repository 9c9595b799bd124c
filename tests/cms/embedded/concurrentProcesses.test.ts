import { afterAll, inject, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { untilCached } from '../../support/untilCached'

const product = inject('product')

// As a command beside the server would be: another process on the same file.
const { dataDir, mediaDir } = product
const other = await startProduct({ setup: 'embedded', sharesDataWith: { dataDir, mediaDir } })
afterAll(() => other.stop())

test('a change of another process in SQLite invalidates the cache within seconds', async () => {
  // Whatever dates the issues of other tests have.
  const path = '/api/regards?limit=1&sort=-createdAt'
  const visitor = client(product.url)
  await untilCached(visitor, path)
  const { id } = await publishRegard(await client(other.url).as('administrateur'))

  await poll(async () => (await visitor.get(path)).text.includes(id), {
    what: 'the new issue',
    // Five seconds, and room for a busy machine.
    timeoutMs: 20_000,
  })
})
