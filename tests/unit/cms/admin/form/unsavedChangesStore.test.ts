import { beforeEach, describe, expect, it, vi } from 'vitest'
import { unsavedChangesStore } from '../../../../../cms/src/admin/form/unsavedChangesStore'

describe('the store of unsaved changes', () => {
  const values = new Map<string, string>()
  const entry = (id: string, titre: string) => ({ id, data: { titre }, base: { titre: '' } })
  const titles = (account = 'a') =>
    unsavedChangesStore.list(account, 'accueil').map(({ data }) => data.titre as string)

  beforeEach(() => {
    values.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    })
  })

  it('returns the stored values by account, with the form’s former values', () => {
    unsavedChangesStore.write('a', 'accueil', entry('1', 'Un'))

    expect(unsavedChangesStore.list('a', 'accueil')).toMatchObject([
      { id: '1', data: { titre: 'Un' }, base: { titre: '' } },
    ])
    expect(titles('b')).toEqual([])
  })

  it('replaces and removes one entry, and leaves the others', () => {
    unsavedChangesStore.write('a', 'accueil', entry('1', 'Un'))
    unsavedChangesStore.write('a', 'accueil', entry('2', 'Deux'))
    unsavedChangesStore.write('a', 'accueil', entry('2', 'Deux et demi'))
    expect(titles()).toEqual(['Un', 'Deux et demi'])

    unsavedChangesStore.remove('a', 'accueil', '1')
    expect(titles()).toEqual(['Deux et demi'])
    unsavedChangesStore.remove('a', 'accueil', '2')
    expect(values.size).toBe(0)
  })

  it('forgets an entry a day after its last change', () => {
    vi.useFakeTimers({ now: 0 })
    unsavedChangesStore.write('a', 'accueil', entry('1', 'Un'))
    vi.setSystemTime(24 * 60 * 60 * 1000 - 1)
    expect(titles()).toEqual(['Un'])
    vi.setSystemTime(24 * 60 * 60 * 1000)
    expect(titles()).toEqual([])
  })

  it('does not throw where the storage is blocked, full or damaged', () => {
    const fail = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    for (const damaged of ['{', '{"at":1,"data":{}}', 'null']) {
      values.set('regards:unsaved:a:accueil', damaged)
      expect(titles()).toEqual([])
    }
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail })

    expect(() => unsavedChangesStore.write('a', 'accueil', entry('1', 'Un'))).not.toThrow()
    expect(titles()).toEqual([])
    expect(() => unsavedChangesStore.remove('a', 'accueil', '1')).not.toThrow()
  })
})
