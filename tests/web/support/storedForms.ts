import { vi } from 'vitest'
import {
  formDatabase,
  type StoredForm,
} from '@web/features/administration/publication/drafts/formDatabase'
import { toFormKey } from '@web/features/administration/publication/drafts/FormStore'
import { administrateur } from './builders'
import 'fake-indexeddb/auto'

type Owned = { account?: string; form: string }

/** Reads what the browser keeps of a form. */
export const readForm = ({ account = administrateur.id, form }: Owned) =>
  formDatabase.read<unknown>(toFormKey(account, form))

/** Has the browser keep values of a form, as of now. */
export function keepForm({
  account = administrateur.id,
  form,
  ...kept
}: Owned & Partial<StoredForm>) {
  const key = toFormKey(account, form)
  return formDatabase.save({ ...{ key, account, form, at: Date.now(), values: {} }, ...kept })
}

/** Has the browser keep nothing. `keepsFiles`: whether it has room for files. */
export async function resetStoredForms({
  keepsFiles = true,
  forms = ['nouveau'],
} = {}): Promise<void> {
  // The test runner's structuredClone turns files of the page into plain objects.
  vi.stubGlobal('structuredClone', (value: unknown) => clone(value, keepsFiles))
  for (const { key } of await formDatabase.list(administrateur.id)) await formDatabase.remove(key)
  for (const form of forms) await formDatabase.remove(toFormKey(administrateur.id, form))
}

function clone(value: unknown, keepsFiles: boolean): unknown {
  if (value instanceof File) {
    if (!keepsFiles) throw new DOMException('the disk is full', 'QuotaExceededError')
    return value
  }
  if (Array.isArray(value)) return value.map((item) => clone(item, keepsFiles))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, clone(item, keepsFiles)]),
  )
}
