import { vi } from 'vitest'
import { draftDatabase } from '@web/features/administration/publication/drafts/draftDatabase'
import { administrateur } from './builders'
import 'fake-indexeddb/auto'

/** Clears the draft database. `keepsFiles`: whether it has room for files. */
export async function resetDraftDatabase({ keepsFiles = true } = {}): Promise<void> {
  // The test runner's structuredClone turns files of the page into plain objects.
  vi.stubGlobal('structuredClone', (value: unknown) => clone(value, keepsFiles))
  for (const { draft } of await draftDatabase.list(administrateur.id))
    await draftDatabase.remove(draft.id)
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
