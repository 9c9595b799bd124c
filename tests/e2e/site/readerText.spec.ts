import { deleteAllRegards } from '../../factories/regard'
import { publishArticleIssue } from '../articleIssue'
import { expectAccessible } from '../expectAccessible'
import { expect, keepingTest as test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(({ product, administrator }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

const phone = { width: 360, height: 740 }

test('on a telephone « Aa » reads the page as an article, and « Back » leads to the page', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/regards/52/lire/2')
  const tools = page.getByRole('group', { name: 'Outils de lecture' })
  const aa = page.getByRole('link', { name: 'Lire le texte de cette page' })
  await expect(tools.locator('a, button').first()).toHaveText(/Lire le texte de cette page/)
  await expect(aa).toBeInViewport({ ratio: 1 })
  await aa.click()

  const text = page.getByRole('group', { name: /^Texte de la page / })
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Un langage de fil')
  await expect(text.getByText('La coiffe, au', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/regards/52/lire/2?vue=texte')
  await expect(page.getByRole('img', { name: /^Page 2 sur/ })).toHaveCount(0)

  await test.step('pages are turned', async () => {
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/regards/52/lire/3?vue=texte')
    await expect(text.getByRole('heading', { level: 2 })).toHaveText(/^Suite de/)
    await expect(text.getByRole('list').first()).toContainText('Le chanvre')
    await expect(text.getByText('La coiffe, au', { exact: false })).toHaveCount(0)
  })

  await test.step('letters are larger, in all articles', async () => {
    const getSize = () =>
      text
        .getByText('Le mot', { exact: false })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const size = await getSize()
    await text.getByRole('button', { name: 'Affichage' }).click()
    await text.getByText('Très grands caractères').click({ force: true })
    await expect.poll(getSize).toBeGreaterThan(size * 1.2)
    await expectAccessible(page, 'the text of a page, with its choices')
    await page.setViewportSize(phone)
    await page.keyboard.press('Escape')
  })

  await test.step('a reload stays, and the page is one step back', async () => {
    await page.reload()
    await expect(text.getByRole('heading', { level: 2 })).toHaveText(/^Suite de/)
    await page.getByRole('link', { name: 'Revenir à la page' }).click()
    await expect(page.getByRole('img', { name: /^Page 3 sur/ })).toBeVisible()
    await page.getByRole('link', { name: 'Lire le texte de cette page' }).click()
    await expect(text).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('img', { name: /^Page 3 sur/ })).toBeVisible()
    await expect(page).toHaveURL('/regards/52/lire/3')
  })
})

test('a page without an article has its printed text, or says that it has no text', async ({
  page,
}) => {
  await page.goto('/regards/52/lire?vue=texte')
  await expect(page.getByText('Cette page est sans texte.')).toBeVisible()
  await expectAccessible(page, 'a page without text')
})

test('a swipe turns the text, and a table keeps its own', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true })
  const page = await context.newPage()
  await page.goto('/regards/52/lire/2?vue=texte')
  await expect(page.getByRole('heading', { level: 2, name: 'Un langage de fil' })).toBeVisible()
  const session = await context.newCDPSession(page)
  const move = async (from: number, to: number, y: number) => {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: from, y }],
    })
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: to, y }],
    })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await move(300, 80, 400)
  await expect(page).toHaveURL('/regards/52/lire/3?vue=texte')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Suite de/)
  const table = page.getByRole('table')
  await table.scrollIntoViewIfNeeded()
  const box = await table.boundingBox()
  await move(200, 60, (box?.y ?? 0) + 10)
  await expect(page).toHaveURL('/regards/52/lire/3?vue=texte')
  await move(80, 300, 650)
  await expect(page).toHaveURL('/regards/52/lire/2?vue=texte')
  await context.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('« Aa » leads to the text of the issue, at this page', async ({ page }) => {
    await page.goto('/regards/52/lire/2')
    await page.getByRole('link', { name: 'Lire le texte de cette page' }).click()
    await expect(page).toHaveURL('/regards/52/texte#page-2')
  })
})
