import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import type { Client } from '../../support/client'
import { holdResponses, pageScripts } from '../apiFaults'
import { expect, test } from '../fixtures'
import { openPdf } from '../openPdf'

const numero = 42

/** The counters on the server: views, then downloads. */
async function countsOf(administrator: Client): Promise<(number | undefined)[]> {
  const { json } = await administrator.get<{ docs: Record<string, number>[] }>(
    `/api/regards?where[numero][equals]=${numero}`,
  )
  return [json.docs[0]?.nombreDeVue, json.docs[0]?.nombreDeTelechargement]
}

/** Requests of a test that the server counts, of all tabs. */
let openings: Request[]

const COUNTED = new RegExp(
  `/regards/(?:${numero}/(?:pdf|telechargement)|numero/${numero}/(?:vue|telechargement))$`,
)

/** Expects these views and downloads, also once the page is at rest and each counted request is answered. */
async function expectCounts(page: Page, administrator: Client, ...counts: number[]) {
  await expect.poll(() => countsOf(administrator)).toEqual(counts)
  await page.waitForLoadState('networkidle')
  // The requests of a closed tab have no answer to wait for.
  await Promise.allSettled(openings.map((request) => request.response()))
  expect(await countsOf(administrator)).toEqual(counts)
}

/** Opens the issue by its link. */
const open = (page: Page) =>
  openPdf(page, () => page.getByRole('link', { name: 'Consulter le numéro' }).click())

test.beforeEach(async ({ administrator, context }) => {
  openings = []
  context.on('request', (request) => {
    if (COUNTED.test(request.url())) openings.push(request)
  })
  await publishRegard(administrator, { numero })
})

test('a page that is alive counts each opening once, a double click too', async ({
  page,
  administrator,
}) => {
  await page.goto(`/regards/${numero}`)
  await open(page)
  await expectCounts(page, administrator, 1, 0)

  await openPdf(page, () => page.getByRole('link', { name: 'Consulter le numéro' }).dblclick())
  await expectCounts(page, administrator, 2, 0)
})

test('a download is saved under the name of the issue, and counted once', async ({
  page,
  administrator,
}) => {
  await page.goto('/regards')
  const downloading = page.waitForEvent('download')
  await page.getByRole('article').getByRole('link', { name: 'Télécharger' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toBe(`Regards-${numero}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectCounts(page, administrator, 0, 1)
  await expect(page).toHaveURL('/regards')
})

test.describe('before hydration', () => {
  test.use({ waitsForHydration: false })

  test('an opening is counted once, then and once the page has come alive', async ({
    page,
    administrator,
  }) => {
    const { release } = await holdResponses(page, pageScripts)
    await page.goto(`/regards/${numero}`)
    await open(page)
    // The page is at rest after the release only.
    await expect.poll(() => countsOf(administrator)).toEqual([1, 0])

    const alive = page.waitForResponse(/\/api\/users\/me$/)
    await release()
    await alive
    await expectCounts(page, administrator, 1, 0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('an opening is counted, and so is a download', async ({ page, administrator }) => {
    await page.goto(`/regards/${numero}`)
    await open(page)
    await expectCounts(page, administrator, 1, 0)

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger' }).click()
    await (await downloading).path()
    await expectCounts(page, administrator, 1, 1)
  })
})

test.describe('behind the service worker, which asks ahead of itself', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an opening is counted once', async ({ page, administrator }) => {
    await page.goto(`/regards/${numero}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated')
    await open(page)

    await expectCounts(page, administrator, 1, 0)
  })
})
