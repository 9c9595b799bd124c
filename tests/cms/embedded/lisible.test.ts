import { afterAll, expect, inject, test } from 'vitest'
import { writeReading, type ReadingOptions } from '../../factories/lecture'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

type Issue = {
  id: string
  numero: number
  lisible?: boolean
  nombreDePages?: number | null
  pdf: { id: string }
}

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
afterAll(() => records.close())

const find = async (as: Client, numero: number, query = '') => {
  const path = `/api/regards?where[numero][equals]=${numero}&depth=1${query}`
  const { json } = await as.get<{ docs: Issue[] }>(path)
  return json.docs[0]
}

/** Publishes an issue with a reading in this state. */
async function publish(etat: ReadingOptions['etat']): Promise<number> {
  const { id, numero } = await publishRegard(admin)
  const issue = await find(admin, numero)
  await writeReading(product, records, issue?.pdf.id ?? '', {
    etat,
    pages: etat === 'prete' || etat === 'enCours' ? [{ texte: 'Danse' }] : [],
  })
  // The server learns of the reading, which was written behind its back.
  await admin.patch(`/api/regards/${id}`, { titre: 'Danses' })
  return numero
}

test.each([
  ['prete', true],
  ['enCours', true],
  ['attente', false],
  ['indisponible', false],
] as const)('an issue whose reading is « %s » is read online: %s', async (etat, isReadable) => {
  const numero = await publish(etat)
  expect((await find(visitor, numero))?.lisible).toBe(isReadable)
  expect((await find(admin, numero))?.lisible).toBe(isReadable)
  expect((await find(visitor, numero))?.nombreDePages).toBe(isReadable ? 1 : null)
})

test('the field `lisible` is set by the server only, and left out by a field selection', async () => {
  const numero = await publish('indisponible')
  const issue = await find(admin, numero)
  await admin.patch(`/api/regards/${issue?.id}`, { lisible: true })
  expect((await find(visitor, numero))?.lisible).toBe(false)
  const selected = await find(visitor, numero, '&select[numero]=true')
  expect(selected?.numero).toBe(numero)
  expect(selected?.lisible).toBeUndefined()
})
