import { expect, test } from 'vitest'
import { drawColumns } from '../../factories/layout'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { startProduct } from '../../support/product'
import { waitForReading } from '../../support/readings'
import { openRecords } from '../../support/records'

const env = { PREPARE_READING: '1' }

test('of two processes, one prepares an issue, and the other goes on when that one dies', async () => {
  const first = await startProduct({ setup: 'production', env })
  const second = await startProduct({ setup: 'production', env, sharesDataWith: first })
  const records = await openRecords({ dataDir: '', databaseUrl: first.mongo?.url })
  try {
    const { id } = await publishRegard(await client(first.url).as('administrateur'), {
      pdf: await drawColumns(30),
    })
    const there = await client(second.url).as('administrateur')
    await waitForReading(there, id, ({ pagesTraitees }) => pagesTraitees >= 3)
    await first.kill()
    const made = await records.find('pagesDeRegards')

    expect(await waitForReading(there, id)).toMatchObject({ etat: 'prete', pagesTraitees: 30 })
    const all = await records.find('pagesDeRegards')
    expect(all.map(({ page }) => page).sort((one, other) => Number(one) - Number(other))).toEqual(
      [...Array(30).keys()].map((at) => at + 1),
    )
    const isSame = (row: Record<string, unknown>) =>
      all.some(
        ({ _id, updatedAt }) =>
          String(_id) === String(row._id) && +(updatedAt as Date) === +(row.updatedAt as Date),
      )
    expect(made.every(isSame)).toBe(true)
  } finally {
    await records.close()
    await second.stop()
    await first.stop()
  }
})
