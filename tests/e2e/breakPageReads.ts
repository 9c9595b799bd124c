import type { Page } from '@playwright/test'
import { breakTable } from '../support/breakTable'
import { api, mockApiFault } from './apiFaults'

/**
 * Makes the server unable to read a page's texts, and the browser too, to whom it would give what it
 * kept of them.
 * @param table the texts' table in the embedded database, named as their global
 * @returns what puts all right; called again, it does nothing
 */
export async function breakPageReads(page: Page, dataDir: string, table: string) {
  const putTableBack = await breakTable(dataDir, table)
  const mend = await mockApiFault(page, api.page(table), { status: 503, body: '' })
  return async () => {
    await putTableBack()
    await mend()
  }
}
