import { deleteAllRegards } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { expectNoOverflow } from '../layoutChecks'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ administrator, product }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test('an administrator corrects two articles by keyboard, and visitors read them', async ({
  page,
  context,
}) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await page.getByRole('link', { name: 'Articles du numéro 52' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles du numéro 52')
  const titles = page.getByLabel('Titre')
  await expect(titles).toHaveCount(2)
  await expectAccessible(page, 'the articles of an issue')

  await titles.first().fill('Un langage de fil et de drap')
  await page.getByRole('button', { name: /^Couper : Un langage/ }).press('Enter')
  await page.getByRole('button', { name: /^Couper avant : Le drap et la toile/ }).press('Enter')
  await expect(titles).toHaveCount(3)
  await expect(titles.nth(1)).toHaveValue('Le drap et la toile')
  await expect(titles.nth(1)).toBeFocused()
  await page.getByRole('button', { name: /^Masquer : La vielle/ }).press('Enter')
  await page.getByRole('button', { name: /^Détails : Le drap/ }).press('Enter')
  await page.getByLabel('Auteurs').fill('Anne Le Goff, Jean Martin')
  await expectAccessible(page, 'the details of an article', { on: ['small'] })
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('Les articles sont enregistrés.')).toBeVisible()

  const visitor = await context.browser()?.newPage()
  if (!visitor) throw new Error('There is no browser')
  await visitor.goto(new URL('/regards/52', page.url()).href)
  const contents = visitor.getByRole('region', { name: 'Dans ce numéro' })
  await expect(contents.getByRole('link')).toHaveText([
    'Un langage de fil et de drap',
    'Le drap et la toile',
  ])
  // The shared address of before leads to the article under its new name.
  await visitor.goto(new URL(articlePath, page.url()).href)
  await expect(visitor).toHaveURL(/\/regards\/52\/articles\/un-langage-de-fil-et-de-drap$/)
  await visitor.close()
})

test('changes that are not saved are asked about, and undone step by step', async ({ page }) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards/52/articles')
  await page.getByRole('button', { name: /^Réunir au précédent : La vielle/ }).click()
  await expect(page.getByLabel('Titre')).toHaveCount(1)
  const asked = page.waitForEvent('dialog')
  const click = page.getByRole('link', { name: 'Administration des Regards' }).click()
  const dialog = await asked
  expect(dialog.message()).toContain('ne sont pas enregistrés')
  await dialog.dismiss()
  await click
  await expect(page).toHaveURL(/\/adminregards\/52\/articles$/)
  await page.getByRole('button', { name: 'Annuler le dernier changement' }).click()
  await expect(page.getByLabel('Titre')).toHaveCount(2)
  await page.getByRole('link', { name: 'Administration des Regards' }).click()
  await expect(page).toHaveURL(/\/adminregards$/)
})
