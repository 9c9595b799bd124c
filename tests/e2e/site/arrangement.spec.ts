import type { Locator } from '@playwright/test'
import { deleteAllRegards } from '../../factories/regard'
import { createArticlesClient, toSent } from '../../support/articles'
import { accounts } from '../../support/setups'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { expect, fillSignIn, openSession, test } from '../fixtures'
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
  await expectAccessible(page, 'the articles of an issue', { on: bothSizes })

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

/** Height of the bar around a button that stays in the window, in pixels. */
const measureBar = (button: Locator) =>
  button.evaluate((element) => {
    let bar: Element | null = element
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement
    return bar?.getBoundingClientRect().height ?? Infinity
  })

test('on a telephone, the actions on an article are in one line, and so is the bar that stays', async ({
  page,
}) => {
  await openSession(page, accounts.administrateur)
  const names = ['Détails', 'Couper', 'Réunir au précédent', 'Masquer', 'Retirer']
  const measureHeight = async () => {
    const buttons = names.map((name) =>
      page.getByRole('button', { name: new RegExp(`^${name} : La vielle`) }).boundingBox(),
    )
    const boxes = (await Promise.all(buttons)).filter((box) => box !== null)
    const ends = boxes.flatMap(({ y, height }) => [y, y + height])
    return boxes.length === names.length ? Math.max(...ends) - Math.min(...ends) : Infinity
  }
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/adminregards/52/articles')
    // Of one button, with the frame around it.
    await expect.poll(measureHeight, `${width} pixels`).toBeLessThanOrEqual(48)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await expect.poll(() => measureBar(save), `${width} pixels`).toBeLessThan(0.13 * 844)
  }
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

test('changes that are not saved are there again after Back, a reload and the end of the session', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/, /n’ont pas été enregistrés/)
  const titles = page.getByLabel('Titre')
  const expectRestored = async () => {
    await expect(page.getByText(/^Vos changements du .* sont repris/)).toBeVisible()
    await expect(titles).toHaveCount(3)
    await expect(titles.first()).toHaveValue('Le fil et le drap')
  }
  page.on('dialog', (dialog) => void dialog.accept())
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await page.getByRole('link', { name: 'Articles du numéro 52' }).click()
  await titles.first().fill('Le fil et le drap')
  await page.getByRole('button', { name: /^Couper : Le fil/ }).click()
  await page.getByRole('button', { name: /^Couper avant : Le drap et la toile/ }).click()
  await expect(titles).toHaveCount(3)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Articles du numéro 52' })).toBeVisible()
  await page.goForward()
  await expectRestored()
  await page.reload()
  await expectRestored()

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre session est terminée')).toBeVisible()
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await fillSignIn(page, accounts.administrateur)
  await expect(page).toHaveURL(/\/adminregards\/52\/articles$/)
  await expectRestored()
  await expectAccessible(page, 'articles that are restored')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les articles sont enregistrés.')).toBeVisible()
  await page.reload()
  await expect(titles.first()).toHaveValue('Le fil et le drap')
  await expect(page.getByText(/sont repris/)).toHaveCount(0)
})

test('of two people at the same articles, the second keeps typed values and sees the first one’s changes', async ({
  page,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /n’ont pas été enregistrés/)
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards/52/articles')
  const titles = page.getByLabel('Titre')
  await titles.first().fill('Le fil et le drap')
  const theirs = createArticlesClient(administrator, administrator, 52)
  const { version, articles } = await theirs.read()
  const [first, second] = articles.map(toSent)
  if (!first || !second) throw new Error('The issue has no two articles')
  const { status } = await theirs.save(version, [first, { ...second, titre: 'La vielle du Berry' }])
  expect(status).toBe(200)

  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const changes = page.getByRole('region', { name: 'Changé sur le site entre-temps' })
  await expect(changes).toContainText('La vielle du Berry')
  await expect(titles.first()).toHaveValue('Le fil et le drap')
  await expect(titles.nth(1)).toHaveValue('La vielle du Berry')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les articles sont enregistrés.')).toBeVisible()
  expect((await theirs.read()).articles).toMatchObject([
    { titre: 'Le fil et le drap' },
    { titre: 'La vielle du Berry' },
  ])
})
