import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import type { Client } from '../../support/client'
import { accounts } from '../../support/setups'
import { fillRegardForm, getSubmitButton, openRegardForm } from '../adminPage'
import { expect, openSession, test } from '../fixtures'

const MEGABYTE = 1024 * 1024

const brokenLine = /net::ERR_/
const success = 'Le numéro a été ajouté avec succès !'

/** Records the announcements of uploads, the PATCH requests and the upload URLs. */
function watchUploads(page: Page) {
  const uploads = { announced: 0, patches: 0, url: '' }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname === '/api/uploads') uploads.announced += 1
    if (request.method() !== 'PATCH' || !pathname.startsWith('/api/uploads/')) return
    uploads.patches += 1
    uploads.url = request.url()
  })
  return uploads
}

/**
 * Fulfills the next PATCH requests of an upload with these responses.
 * @returns those still to be used
 */
async function refusePatches(page: Page, answers: { status: number; headers?: object }[]) {
  const left = [...answers]
  const body = JSON.stringify({ errors: [{ message: 'Réponse du test', code: 'test' }] })
  await page.route(/\/api\/uploads\//, async (route) => {
    const answer = route.request().method() === 'PATCH' ? left.shift() : undefined
    if (!answer) return route.continue()
    const headers = { 'content-type': 'application/json', ...answer.headers }
    return route.fulfill({ status: answer.status, headers, body })
  })
  return left
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')

/** The bytes of the published PDF of this issue. */
async function readPublished(page: Page, administrator: Client, numero: number): Promise<Buffer> {
  const found = await administrator.get<{ docs: { pdf: { url: string } }[] }>(
    `/api/regards?where[numero][equals]=${numero}&depth=1`,
  )
  const file = await page.request.get(found.json.docs[0]?.pdf.url ?? '')
  return file.body()
}

/** Kinds of what this browser's IndexedDB keeps of forms and publications, in alphabetical order. */
const storedKinds = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    // `indexedDB.open` would create a missing database.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'regards')) return []
    const database = await settled(indexedDB.open('regards'))
    const store = database.transaction('publications').objectStore('publications')
    const keys = await settled(store.getAllKeys())
    database.close()
    return (keys as string[]).map((key) => key.replace(/:.*/, '')).toSorted()
  })

test.beforeEach(async ({ page }) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
})

test.afterEach(({ cuttingProxy }) => cuttingProxy.reset())

test('a file arrives whole over a line that cuts, is slow, and answers 500 and 429', async ({
  page,
  administrator,
  cuttingProxy,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(brokenLine, /status of (500|429)/)
  const pdf = await makePdf({ sizeBytes: 16 * MEGABYTE })
  const form = { numero: '70', dateParution: '2025-03-21', pdf, cover: await makeImage('jpeg') }
  await fillRegardForm(page, testInfo, form)
  const uploads = watchUploads(page)
  const cuts = cuttingProxy.countCuts()
  cuttingProxy.throttle(6 * MEGABYTE)
  cuttingProxy.cut({ afterBytes: 6 * MEGABYTE, downForMs: 1_500 })
  const refusals = await refusePatches(page, [
    { status: 500 },
    { status: 500 },
    { status: 429, headers: { 'retry-after': '2' } },
  ])
  await getSubmitButton(page).click()

  await expect(page.getByText(/^Connexion perdue, nouvel essai dans \d+\ss$/)).toBeVisible()
  // So slow that the progress is seen before the end.
  cuttingProxy.throttle(MEGABYTE)
  await expect(page.getByText(/Mo sur 16(,\d)?\sMo$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/[kM]o\/s$/)).toBeVisible({ timeout: 30_000 })
  cuttingProxy.throttle(Infinity)
  await expect(page.getByText(success)).toBeVisible({ timeout: 90_000 })
  expect(cuttingProxy.countCuts() - cuts).toBe(1)
  expect(refusals).toEqual([])
  expect(uploads.announced, 'one upload for each file').toBe(2)
  expect(md5(await readPublished(page, administrator, 70))).toBe(md5(pdf))
})

test('a publication goes on after the page was loaded again', async ({
  page,
  administrator,
  cuttingProxy,
}, testInfo) => {
  const pdf = await makePdf({ sizeBytes: 20 * MEGABYTE })
  const texts = { titre: 'Noëls de pays', sommaire: 'Chants et veillées.' }
  const cover = await makeImage('jpeg')
  const form = { numero: '73', dateParution: '2025-12-21', ...texts, pdf, cover }
  await fillRegardForm(page, testInfo, form)
  const uploads = watchUploads(page)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  cuttingProxy.throttle(3 * MEGABYTE)
  await getSubmitButton(page).click()
  await expect.poll(() => uploads.patches, { timeout: 30_000 }).toBeGreaterThan(3)
  // So slow that it cannot end before the reload.
  cuttingProxy.throttle(MEGABYTE / 8)
  await expect.poll(() => storedKinds(page)).toEqual(['stored', 'storedFiles'])
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])

  const interrupted = page.getByRole('region', { name: 'Un envoi a été interrompu' })
  await expect(interrupted).toContainText('Numéro 73 du 21/12/2025')
  await expect(interrupted).toContainText(/imprimé\.pdf\s: .* sur 20\sMo envoyés/)
  cuttingProxy.reset()
  await interrupted.getByRole('button', { name: 'Reprendre l’envoi' }).click()

  await expect(page.getByText(success)).toBeVisible({ timeout: 60_000 })
  expect(uploads.announced, 'one upload for each file').toBe(2)
  expect(md5(await readPublished(page, administrator, 73))).toBe(md5(pdf))
  const { json } = await administrator.get<{ docs: object[] }>(
    '/api/regards?where[numero][equals]=73&depth=0',
  )
  expect(json.docs).toMatchObject([texts])
  await expect.poll(() => storedKinds(page)).toEqual([])
  await page.reload()
  await openRegardForm(page)
  await expect(getSubmitButton(page)).toBeVisible()
  await expect(interrupted).toBeHidden()
})
