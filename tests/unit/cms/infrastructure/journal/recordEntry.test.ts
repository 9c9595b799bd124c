import type { Payload } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { recordEntry } from '../../../../../cms/src/infrastructure/journal'
import { log } from '../../../../../cms/src/lib/log'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an entry that cannot be written fails nothing, and is in the operator’s log', async () => {
  const logged = vi.spyOn(log, 'error')
  const create = () => Promise.reject(new Error('The database is away'))

  await recordEntry({ db: { create } } as unknown as Payload, {
    action: 'suppression',
    actor: { id: 'a', email: 'claire@regards.test' },
    cible: { type: 'regards', id: 'b', titre: 'Regards n° 52' },
    changements: [{ champ: 'Titre', avant: 'Rondes', apres: '' }],
  })

  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      action: 'suppression',
      auteur: 'claire@regards.test',
      cible: 'Regards n° 52',
      champs: ['Titre'],
    }),
    'Journal en échec',
  )
})
