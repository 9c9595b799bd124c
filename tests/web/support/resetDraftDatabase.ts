import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { draftDatabase } from '../../../web/src/features/administration/drafts/draftDatabase'
import { administrateur } from './builders'

/** What this browser keeps from now on: nothing yet. `keepsFiles`: whether there is room for them. */
export async function resetDraftDatabase({ keepsFiles = true } = {}): Promise<void> {
  // The runner's own clone makes plain objects of the files of a page.
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
