import { afterAll, expect, test } from 'vitest'
import { Journal } from '../../../../../cms/src/features/journal/Journal'
import { recordEntry } from '../../../../../cms/src/infrastructure/journal'
import { openPayloadOnSqlite } from '../../../../support/payloadOnSqlite'

const { payload, close } = await openPayloadOnSqlite([Journal])
afterAll(() => close())

test('code that overrides access control changes and deletes no entry either', async () => {
  await recordEntry(payload, {
    action: 'export',
    actor: { id: 'a', email: 'claire@regards.test', adresse: '192.0.2.0/24' },
    cible: { type: 'abonnes', titre: 'x'.repeat(600) },
    changements: [{ champ: 'Titre', avant: 'a', apres: 'b' }],
  })
  const read = async () => (await payload.find({ collection: 'journal' })).docs
  const before = await read()
  const { id } = before[0] ?? { id: '' }
  const data = { auteur: 'personne' }
  const refused = { status: 403 }

  await expect(payload.update({ collection: 'journal', id, data })).rejects.toMatchObject(refused)
  await expect(payload.delete({ collection: 'journal', id })).rejects.toMatchObject(refused)
  await payload.update({ collection: 'journal', where: {}, data })
  await payload.delete({ collection: 'journal', where: {} })
  expect(await read()).toEqual(before)
  expect(before).toMatchObject([
    {
      auteur: 'claire@regards.test',
      auteurId: 'a',
      cible: 'x'.repeat(500),
      details: null,
      changements: [{ champ: 'Titre', avant: 'a', apres: 'b' }],
    },
  ])
})
