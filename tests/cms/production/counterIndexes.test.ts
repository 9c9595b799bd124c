import { afterAll, expect, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startProduct } from '../../support/product'

const product = await startProduct({ setup: 'production' })
afterAll(() => product.stop())

// What guards the counting makes indexes of its own on the first call: not where the counts are.
test('on a database that is new, issues that come after the first opening are counted too', async () => {
  const administrator = await client(product.url).as('administrateur')
  const visitor = client(product.url)
  for (const numero of [1, 2, 3]) {
    const { id } = await publishRegard(administrator, { numero })
    expect((await visitor.post(`/api/regards/numero/${numero}/vue`)).status).toBe(200)
    const { json } = await administrator.get<{ nombreDeVue: number }>(`/api/regards/${id}`)
    expect(json.nombreDeVue).toBe(1)
  }
})
