import { expect, inject, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { withoutTable } from '../../support/breakTable'
import { client } from '../../support/client'
import { browser } from '../../support/dailyCounts'
import { poll } from '../../support/ports'
import { openRecords } from '../../support/records'

const { dataDir, url } = inject('product')

test('an opening is counted though its daily row cannot be written, which is retried', async () => {
  const records = await openRecords({ dataDir, databaseUrl: undefined })
  const administrator = await client(url).as('administrateur')
  const { id, numero } = await publishRegard(administrator)
  const answer = await withoutTable(dataDir, 'frequentation', () =>
    client(url).post(`/api/regards/numero/${numero}/vue`, undefined, { headers: browser }),
  )

  expect(answer.status).toBe(200)
  const { json } = await administrator.get<{ nombreDeVue: number }>(`/api/regards/${id}`)
  expect(json.nombreDeVue).toBe(1)
  const readDays = () => records.find('frequentation', { regard: id })
  await poll(async () => (await readDays()).length > 0, { what: 'the count of the day' })
  expect(await readDays()).toMatchObject([{ vues: 1 }])
  await records.close()
})
