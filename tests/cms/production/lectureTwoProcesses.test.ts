import { expect, test } from 'vitest'
import { drawColumns } from '../../factories/layout'
import { publishRegard } from '../../factories/regard'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { waitForReading } from '../../support/readings'
import { openRecords } from '../../support/records'

const env = { PREPARE_READING: '1' }
/** Some seconds of work, of which the first page is a fraction. */
const PAGES = 8

test('two processes prepare two issues at once, and the second goes on with both when the first dies', async () => {
  const first = await startProduct({ setup: 'production', env })
  const second = await startProduct({ setup: 'production', env, sharesDataWith: first })
  const records = await openRecords({ dataDir: '', databaseUrl: first.mongo?.url })
  try {
    const admin = await client(first.url).as('administrateur')
    const issues = [
      await publishRegard(admin, { pdf: await drawColumns(PAGES) }),
      await publishRegard(admin, { pdf: await drawColumns(PAGES) }),
    ]
    const there = await client(second.url).as('administrateur')
    const findUnderWay = () => records.find('lectures', { etat: 'enCours' })
    const findMade = () => records.find('pagesDeRegards')
    await poll(async () => (await findUnderWay()).length === 2 && (await findMade()).length > 0, {
      what: 'both are under way',
      intervalMs: 10,
    })
    await first.kill()
    const made = await findMade()
    expect(made.length).toBeLessThan(2 * PAGES)

    for (const { id } of issues)
      expect(await waitForReading(there, id)).toMatchObject({ etat: 'prete', pagesTraitees: PAGES })
    const all = await findMade()
    expect(all).toHaveLength(2 * PAGES)
    expect(
      new Set(all.map(({ document, page }) => `${String(document)} ${String(page)}`)).size,
    ).toBe(2 * PAGES)
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
