import type { Page } from '@playwright/test'
import { breakTable } from '../support/breakTable'
import { api, mockApiFault } from './apiFaults'

/**
 * Makes reads of a page's texts fail on the server and, with status 503, in the browser, where the
 * server would otherwise return its cached response.
 * @param table the global's table in the embedded database, named as the global
 * @returns a function that repairs both; further calls do nothing
 */
export async function breakPageReads(page: Page, dataDir: string, table: string) {
  const putTableBack = await breakTable(dataDir, table)
  const mend = await mockApiFault(page, api.page(table), { status: 503, body: '' })
  return async () => {
    await putTableBack()
    await mend()
  }
}
