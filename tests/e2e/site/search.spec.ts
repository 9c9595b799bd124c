import { searchCorpus } from '../../factories/searchCorpus'
import { publishIssue } from '../../support/searchSite'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { expect, keepingTest as test } from '../fixtures'
import { deleteAllRegards } from '../../factories/regard'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The pages are invented: they have no pictures.
  expectedErrors: [/status of 404/],
})

test.beforeAll(async ({ product, administrator }) => {
  for (const issue of searchCorpus.slice(0, 4)) await publishIssue(product, administrator, issue)
})
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test('a word is found from the bar by keyboard alone, and leads to its page in the reader', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('link', { name: 'Rechercher' })
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('phonograhpe vaiselier')
  await expect(page.getByRole('status').filter({ hasText: 'Aucun résultat' })).toBeVisible()

  await field.fill('vaiselier')
  await page.getByRole('link', { name: '« vaisselier »' }).click()
  await expect(page).toHaveURL('/recherche?q=vaisselier')
  await expect(field).toHaveValue('vaisselier')
  await expect(page.locator('mark')).toHaveText('vaisselier')
  const hit = page.getByRole('link', { name: 'Terre et feu' })
  await expect(hit).toHaveAttribute('href', '/regards/44/lire/2?q=vaisselier')
})

test('« Back » to the search does not focus the field, over which a keyboard would open', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.getByRole('region', { name: 'À essayer' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechercher')
  await page.goBack()
  await expect(page).toHaveURL('/recherche')
  await expect(field).not.toBeFocused()
})

test('results come while one types; « Back » leaves the search', async ({ page }) => {
  await page.goto('/regards')
  await page.goto('/recherche')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('dentel', { delay: 30 })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/Dentelles/)
  await field.pressSequentially('les fuseaux', { delay: 30 })
  await expect(page).toHaveURL('/recherche?q=dentelles+fuseaux')
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/regards')
})

test('the page works in every state and size, for axe', async ({ page }) => {
  await page.goto('/recherche')
  await expect(page.getByRole('region', { name: 'À essayer' })).toBeVisible()
  await expectAccessible(page, 'nothing asked')
  await page.goto('/recherche?q=dentelle')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page, 'results', { on: bothSizes })
  await page.goto('/recherche?q=dentlele')
  await expect(page.getByText('Vouliez-vous dire')).toBeVisible()
  await expectAccessible(page, 'nothing found', { on: ['small'] })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('the form leads to the results, and the year filters them', async ({ page }) => {
    await page.goto('/recherche')
    await page.getByRole('searchbox').fill('sabots')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL('/recherche?q=sabots')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Page 5 – Dentelles et dentellières (Regards #41)',
    ])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/recherche\?q=sabots$/,
    )
    await page.getByRole('searchbox').fill('sabots casino')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL('/recherche?q=sabots+casino')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
