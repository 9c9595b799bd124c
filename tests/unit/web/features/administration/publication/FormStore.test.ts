import { beforeEach, describe, expect, it } from 'vitest'
import type {
  FormFiles,
  InterruptedPublication,
  StoredForm,
} from '@web/features/administration/publication/drafts/formDatabase'
import {
  createRandomId,
  FormStore,
} from '@web/features/administration/publication/drafts/FormStore'

const pdf = new File(['pdf'], 'Regards 12.pdf')
const couverture = new File(['image'], 'couverture.png')
const typed = { values: { titre: 'Coiffes' }, files: { pdf, couverture } }
const key = 'user-1:nouveau'

/** What the browser keeps, in memory. */
let forms: Map<string, Omit<StoredForm<unknown>, 'files'>>
let files: Map<string, FormFiles>

beforeEach(() => {
  forms = new Map()
  files = new Map()
})

const openTab = () =>
  new FormStore({
    read: (name) =>
      Promise.resolve(
        forms.has(name) ? (forms.get(name) as StoredForm<never> | undefined) : undefined,
      ),
    save: (stored) => Promise.resolve(void forms.set(stored.key, stored)),
    saveFiles: (name, kept) => Promise.resolve(void files.set(name, kept)),
    remove: (name) => {
      forms.delete(name)
      files.delete(name)
      return Promise.resolve()
    },
  })

async function openForm(): Promise<FormStore> {
  const store = openTab()
  await store.open('user-1', 'nouveau')
  return store
}

const stored = () => [...forms.values()].map(({ values, sent }) => ({ values, isSent: !!sent }))

describe('FormStore', () => {
  it('does not replace what was typed at an earlier visit before it was read', async () => {
    ;(await openForm()).write(typed)
    const store = openTab()
    const opened = store.open('user-1', 'nouveau')
    store.write(undefined)
    expect(stored()).toEqual([{ values: { titre: 'Coiffes' }, isSent: false }])

    expect(await opened).toMatchObject({ key, values: { titre: 'Coiffes' } })
  })

  it('keeps what is typed while the earlier visit is read', async () => {
    ;(await openForm()).write(typed)
    const store = openTab()
    const opened = store.open('user-1', 'nouveau')
    store.write({ values: { titre: 'Sabots' } })

    expect(await opened).toBeUndefined()
    expect(stored()).toEqual([{ values: { titre: 'Sabots' }, isSent: false }])
  })

  it('has one record while a publication is sent, which the form of another tab does not touch', async () => {
    const store = await openForm()
    store.write(typed)
    const other = await openForm()
    store.start({ pdf, couverture })
    expect(stored()).toEqual([{ values: { titre: 'Coiffes' }, isSent: true }])

    other.write({ values: { titre: 'Sabots' } })
    other.write(undefined)
    expect(stored()).toEqual([{ values: { titre: 'Coiffes' }, isSent: true }])
    expect(files.get(store.sentKey ?? '')).toEqual({ pdf, couverture })
  })

  it('stores what is typed after a failed try, and the files that were sent', async () => {
    const store = await openForm()
    store.write(typed)
    store.start({ pdf, couverture })
    store.write({ values: { titre: 'Sabots' }, files: { pdf: couverture, couverture } })

    expect(stored()).toEqual([{ values: { titre: 'Sabots' }, isSent: true }])
    expect([...files.values()]).toEqual([{ pdf, couverture }])
  })

  it('takes an interrupted publication in place of what was typed', async () => {
    const store = await openForm()
    store.write({ values: { titre: 'Sabots' } })
    const interrupted: InterruptedPublication = {
      ...{ key: 'a1', account: 'user-1', form: 'nouveau', at: Date.now(), ...typed },
      sent: { pdf: { name: pdf.name, size: 3, folder: 'f1', bytesConfirmed: 2 } },
    }
    forms.set('a1', interrupted)
    store.restore(interrupted)
    expect([...forms.keys()]).toEqual(['a1'])

    store.clear()
    expect([forms.size, files.size]).toEqual([0, 0])
  })
})

it('gives names of the form that the server takes, all different', () => {
  const ids = Array.from({ length: 1_000 }, createRandomId)

  expect(ids.every((id) => /^[a-z0-9]{16}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
})

it('uses every character about as often as any other', () => {
  const counts = new Map<string, number>()
  for (const character of Array.from({ length: 2_000 }, createRandomId).join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }

  const expected = (2_000 * 16) / 36
  expect(counts.size).toBe(36)
  for (const count of counts.values()) {
    expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25)
  }
})
