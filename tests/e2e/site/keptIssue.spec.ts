import type { Page, Request } from '@playwright/test'
import { gotoHydrated } from '../../support/gotoHydrated'
import { deleteAllRegards } from '../../factories/regard'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { failedToLoad } from '../apiFaults'
import { expectAccessible } from '../expectAccessible'
import { expect, keepingTest as test } from '../fixtures'

test.use({
  serviceWorkers: 'allow',
  waitsForHydration: false,
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeAll(({ administrator, product }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test('an issue that is kept is read without network: pages, text, articles; then it is removed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await page.goto('/regards/52')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  const keep = page.getByRole('button', { name: /^Garder ce numéro \(environ .*\s[kM]o\)$/ })
  const told = toBytes(await keep.textContent())
  await keep.click()
  const kept = page.getByText(/^Gardé sur cet appareil \(.*\s[kM]o\)\s: il se lit sans réseau\.$/)
  await expect(kept).toBeVisible({ timeout: 30_000 })
  // Rather too much than too little, for those who pay by the megabyte.
  const bytes = toBytes(await kept.textContent())
  expect(bytes).toBeGreaterThan(0)
  expect(told).toBeGreaterThanOrEqual(bytes)
  await expect(page.getByRole('button', { name: 'Retirer de cet appareil' })).toBeFocused()
  await expectAccessible(page, 'a kept issue', { on: ['small'] })

  await leaveOnlyCopies(page)
  await context.setOffline(true)
  await page.goto('/regards/52')
  await expect(kept).toBeVisible()
  await expect(keep).toHaveCount(0)
  await page.getByRole('button', { name: 'Citer' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Pages that were never opened.
  await page.goto('/regards/52/lire/3')
  await expect(page.getByRole('img', { name: 'Page 3 sur 4' })).toBeVisible()
  await expect(page.locator('[data-page="3"] [data-text-layer]')).toBeAttached()
  // With code that the page had never loaded.
  await page.getByRole('link', { name: 'Lire le texte de cette page' }).click()
  await expect(page.getByText('Le chanvre')).toBeVisible()
  await page.goto(articlePath)
  await expect(page.getByRole('heading', { level: 1, name: 'Un langage de fil' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Dessin 2-f1' }).first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto('/regards/52/texte')
  await expect(page.getByText('La coiffe, au', { exact: false }).first()).toBeVisible()
  // A page that is not kept leads to the issue.
  await page.goto('/a-propos/historique')
  await page.getByRole('link', { name: 'Regards #52, gardé sur cet appareil' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 sur 4' })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/regards')
  const list = page.getByRole('region', { name: 'Gardés sur cet appareil' })
  await expect(list.getByRole('link')).toHaveText('#52 Sous la coiffe')
  await list.getByRole('button', { name: 'Retirer le numéro 52' }).click()
  await expect(list).toHaveCount(0)
  expect(await listCopies(page)).toEqual([])
})

test('a kept issue is searched without network: pages, marks, the way from hit to hit', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await page.goto('/regards/52')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  await page.getByRole('button', { name: /^Garder ce numéro/ }).click()
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible({ timeout: 30_000 })

  await context.setOffline(true)
  await page.goto('/recherche?q=bigoudens')
  await expect(page.getByText('La recherche dans tout le site a besoin du réseau.')).toBeVisible()
  await page.getByRole('link', { name: 'Regards #52, gardé sur cet appareil' }).click()
  const hits = page.getByRole('group', { name: 'Pages où les mots sont trouvés' })
  await hits.getByRole('button', { name: 'Page trouvée suivante' }).click()
  await expect(page.getByRole('img', { name: 'Page 3 sur 4' })).toBeVisible()
  await expect(hits).toContainText('1 sur 1')

  await page.getByRole('button', { name: 'Chercher dans ce numéro' }).click()
  const field = page.getByRole('searchbox', { name: 'Mots à chercher dans ce numéro' })
  await field.fill('brodeuses')
  await field.press('Enter')
  const status = page.getByRole('region', { name: 'Chercher dans ce numéro' }).getByRole('status')
  await expect(status).toHaveText('Trouvé sur une page. Cherché sans réseau, sur cet appareil.')
  const found = page.getByRole('link', { name: /^Page 2.*brodeuse/ })
  await expect(found.locator('mark')).toHaveText('brodeuse')
  await found.click()
  await expect(page.getByRole('img', { name: 'Page 2 sur 4' })).toBeVisible()
  await field.fill('brodeuse "la dentelle" introuvable')
  await field.press('Enter')
  await expect(status).toContainText('Aucune page n’a tous ces mots')
  await field.fill('introuvable')
  await field.press('Enter')
  await expect(status).toContainText('Ces mots ne sont pas dans ce numéro.')
})

/** Reads « 1,4 Mo » or « 800 ko » in a text. */
function toBytes(text: string | null): number {
  const [, figure = '', unit] = /([\d,]+)\s([kM])o/.exec(text ?? '') ?? []
  return Number(figure.replace(',', '.')) * (unit === 'M' ? 1024 ** 2 : 1024)
}

const listCopies = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('garde-')))

/** Empties the browser's own cache and the caches of visited pages. */
async function leaveOnlyCopies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  // While it is open, `navigator.onLine` stays true without network.
  await session.detach()
  await page.evaluate(async () => {
    const visited = (await caches.keys()).filter((name) => name.startsWith('regards-'))
    await Promise.all(visited.map((name) => caches.delete(name)))
  })
}

/** Holds a file back, also when the service worker requests it, until the returned function is called. */
async function holdFile(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.context().route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the code that keeps an issue comes at the first press, which says so and keeps it', async ({
  page,
}) => {
  const code = /\/(?:KeepControls|useKeptIssue)-/
  const isCode = (request: Request) => code.test(request.url())
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  const release = await holdFile(page, /\/media\/.*\.pdf$/)
  const releaseCode = await holdFile(page, code)
  await page.goto('/regards/52')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(isCode)).toEqual([])
  const keep = page.getByRole('button', { name: /^Garder ce numéro/ })
  await Promise.all([page.context().waitForEvent('request', isCode), keep.press('Enter')])
  await expect(page.getByRole('status').filter({ hasText: 'Un instant…' })).toBeVisible()
  await expect(keep).toBeFocused()
  await expectAccessible(page, 'an issue whose copy is about to begin', { on: ['small'] })
  releaseCode()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toBeFocused()
  release()
})

test('where a browser keeps no issues, the button leaves its place empty', async ({ page }) => {
  const keep = page.getByRole('button', { name: /^Garder ce numéro/ })
  const readPlace = () => page.getByRole('group', { name: 'Partager et citer' }).boundingBox()
  await gotoHydrated(page, '/regards/52')
  await expect(keep).toBeVisible()
  const place = await readPlace()
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'caches'))
  await gotoHydrated(page, '/regards/52')
  await expect(keep).toHaveCount(0)
  expect(await readPlace()).toEqual(place)
})

test('a copy goes on when its page is left: /regards shows its progress, and says when it is there', async ({
  page,
}) => {
  const release = await holdFile(page, /\/media\/.*\.pdf$/)
  await page.goto('/regards/52')
  await page.getByRole('button', { name: /^Garder ce numéro/ }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('link', { name: 'Lire en ligne' }).first().click()
  await expect(page.getByRole('group', { name: 'Outils de lecture' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toBeVisible()
  await page.getByRole('link', { name: 'Tous les numéros de Regards' }).click()
  const list = page.getByRole('region', { name: 'Gardés sur cet appareil' })
  await expect(
    list.getByRole('progressbar', { name: 'Le numéro 52 est copié sur cet appareil' }),
  ).toBeVisible()
  await expectAccessible(page, 'a copy that is under way')

  release()
  await expect(list.getByRole('status')).toHaveText(
    /^Le numéro 52 est gardé sur cet appareil\s: il se lit sans réseau\.$/,
  )
  await expect(list.getByRole('link')).toHaveText('#52 Sous la coiffe')
  await expect(list.getByRole('progressbar')).toHaveCount(0)
})

test('a copy that is stopped without network does not come later', async ({ page, context }) => {
  // The first one: nothing else is under way, which would fail without network.
  const release = await holdFile(page, /\/regards\/52\/epub$/)
  await page.goto('/regards/52')
  await page.getByRole('button', { name: /^Garder ce numéro/ }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByRole('button', { name: /^Garder ce numéro/ })).toBeFocused()
  await context.setOffline(false)
  release()
  await expect(page.getByRole('button', { name: /^Garder ce numéro/ })).toBeVisible()
  expect(await listCopies(page)).toEqual([])
})

test('a kept issue that was corrected and given another number is kept anew, once', async ({
  page,
  administrator,
}) => {
  await page.goto('/regards/52')
  await page.getByRole('button', { name: /^Garder ce numéro/ }).click()
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Une version plus récente existe.')).toHaveCount(0)
  const { json } = await administrator.get<{ docs: { id: string }[] }>(
    '/api/regards?where[numero][equals]=52',
  )
  const change = { numero: 53, titre: 'Sous les coiffes' }
  const { status } = await administrator.patch(`/api/regards/${json.docs[0]?.id}`, change)
  expect(status).toBe(200)

  await page.goto('/regards/53')
  await expect(page.getByText('Une version plus récente existe.')).toBeVisible()
  await page.goto('/regards')
  const list = page.getByRole('region', { name: 'Gardés sur cet appareil' })
  await expect(list.getByText('Une version plus récente existe.')).toBeVisible()
  await list.getByRole('button', { name: 'Garder la nouvelle version du numéro 52' }).click()
  await expect(list.getByRole('link')).toHaveText('#53 Sous les coiffes')
  await expect(list.getByText('Une version plus récente existe.')).toHaveCount(0)
  expect(await listCopies(page)).toEqual([expect.stringMatching(/^garde-53-/)])
})
