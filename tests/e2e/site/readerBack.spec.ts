import { deleteAllRegards } from '../../factories/regard'
import { expect } from '../fixtures'
import { getPicture, numero, publishIssues, read, test } from '../readableIssue'

test.beforeAll(({ product, administrator }) => publishIssues(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('« Back » closes a panel, then leads to the page before the reader', async ({ page }) => {
    await page.goto(`/regards/${numero}`)
    await page.getByRole('link', { name: 'Lire en ligne' }).click()
    await expect(getPicture(page, 1)).toBeVisible()
    for (const name of ['Chercher dans ce numéro', 'Autres façons de lire']) {
      const toggle = page.getByRole('button', { name })
      await toggle.click()
      await expect(page.getByRole('region', { name })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('region', { name })).toHaveCount(0)
      await expect(page).toHaveURL(`/regards/${numero}/lire`)
      await expect(toggle).toBeFocused()
    }
    await page.goBack()
    await expect(page).toHaveURL(`/regards/${numero}`)
  })

  test('a panel stays while one types, and gives way to the page that is chosen in it', async ({
    page,
  }) => {
    await read(page)
    await page.getByRole('button', { name: 'Chercher dans ce numéro' }).click()
    const panel = page.getByRole('region', { name: 'Chercher dans ce numéro' })
    await page.getByRole('searchbox').fill('violoneux')
    await expect(panel.getByText('Trouvé sur une page.')).toBeVisible()
    await panel.getByRole('link', { name: /^Page 5/ }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/5?q=violoneux`)
    await expect(panel).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`/regards/${numero}/lire`)
    await expect(panel).toHaveCount(0)
  })

  test('« Fermer » leaves no entry to go back to', async ({ page }) => {
    await page.goto(`/regards/${numero}`)
    await page.getByRole('link', { name: 'Lire en ligne' }).click()
    await page.getByRole('button', { name: 'Sommaire' }).click()
    const panel = page.getByRole('region', { name: 'Sommaire' })
    await panel.getByRole('button', { name: 'Fermer' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sommaire' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(`/regards/${numero}`)
  })

  test('« Reprendre » is above the turn buttons, and not offered to a search', async ({ page }) => {
    await read(page, 3)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('regards:lectures')))
      .toBe(`[[${numero},3]]`)
    await read(page)
    await expect(page.getByText('Vous en étiez à la page 3.')).toBeVisible()
    await page.getByRole('link', { name: 'Page suivante' }).click({ trial: true })
    await page.goto(`/regards/${numero}/lire?q=violoneux`)
    await expect(page.getByText('1 page', { exact: true })).toBeVisible()
    await expect(page.getByText('Vous en étiez à la page 3.')).toHaveCount(0)
  })
})

test('« Back » into the reader from another page focuses and announces it', async ({ page }) => {
  await read(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
  await page.getByRole('link', { name: `Revenir au numéro ${numero}` }).click()
  // The URL changes before the page does: « Back » would keep the reader as it is.
  await expect(
    page
      .getByRole('article')
      .getByRole('heading', { level: 1, name: new RegExp(`^Regards #${numero}`) }),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
  await expect(page.getByRole('main')).toBeFocused()
  const said = page
    .locator('[aria-live="polite"]')
    .filter({ hasText: /^Regards #52, page 2 sur 7/ })
  await expect(said).toHaveCount(1)
})

test('a turn of the text keeps the focus in it', async ({ page }) => {
  await page.goto(`/regards/${numero}/lire/2?vue=texte`)
  await page.getByRole('button', { name: 'Affichage' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/regards/${numero}/lire/3?vue=texte`)
  await expect(page.getByRole('group', { name: 'Texte de la page 3' })).toBeFocused()
})
