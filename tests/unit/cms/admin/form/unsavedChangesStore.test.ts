import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  mergeUnsaved,
  unsavedChangesStore,
} from '../../../../../cms/src/admin/form/unsavedChangesStore'

describe('unsaved changes that are restored', () => {
  const base = { titre: 'Notre siège', texte: 'À Paris', partenaires: [{ nom: 'A' }] }
  const entry = (data: object) => ({ at: 0, base, data: { ...base, ...data } })

  it('keep the fields that only somebody else has changed', () => {
    const current = { ...base, titre: 'Le siège' }

    expect(mergeUnsaved(entry({ texte: 'À Bourges' }), current)).toEqual({
      data: { ...base, titre: 'Le siège', texte: 'À Bourges' },
      conflicts: [],
    })
  })

  it('name the fields that both have changed', () => {
    const current = { ...base, titre: 'Le siège', partenaires: [{ nom: 'B' }] }
    const mine = entry({ titre: 'Chez nous', partenaires: [{ nom: 'B' }] })

    expect(mergeUnsaved(mine, current).conflicts).toEqual(['titre'])
  })
})

describe('the store of unsaved changes', () => {
  const values = new Map<string, string>()

  beforeEach(() => {
    values.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('gives back what was written, by account', () => {
    unsavedChangesStore.write('a', 'accueil', { titre: 'Un' }, { titre: '' })

    expect(unsavedChangesStore.read('a', 'accueil')).toMatchObject({
      data: { titre: 'Un' },
      base: { titre: '' },
    })
    expect(unsavedChangesStore.read('b', 'accueil')).toBeUndefined()
  })

  it('does not throw where the storage is blocked, full or damaged', () => {
    const fail = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    values.set('regards:unsaved:a:accueil', '{')
    expect(unsavedChangesStore.read('a', 'accueil')).toBeUndefined()
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail })

    expect(() => unsavedChangesStore.write('a', 'accueil', { titre: 'Un' })).not.toThrow()
    expect(unsavedChangesStore.read('a', 'accueil')).toBeUndefined()
    expect(() => unsavedChangesStore.remove('a', 'accueil')).not.toThrow()
  })
})
