import type { Page } from '@playwright/test'
import { deleteAllRegards, publishWithSharedCover } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { expect, openSession, keepingTest as test } from '../fixtures'
import { openPdf } from '../openPdf'
import { moveFocus, moveFocusTo } from '../tabOrder'
import { getDocumentTitle } from '../sitePages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = { level: 1 } as const

test.beforeAll(async ({ administrator }) => {
  for (const [numero, dateParution] of [
    [53, '2024-09-21'],
    [52, '2024-01-01'],
    [51, '2023-12-31'],
    [50, '2023-01-01'],
  ] as const) {
    await publishWithSharedCover(administrator, { numero, dateParution })
  }
})

test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test('the home page shows the newest issue, whose PDF opens in a new tab', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Regards, la revue de la fédération' })
  const issue = section.getByRole('article')

  await expect(issue).toHaveCount(1)
  await expect(issue).toContainText('#53')
  await expect(issue).toContainText('21/09/2024')
  await expect(section).toContainText('Quatre fois par an, Regards raconte')
  await expect(issue.getByRole('img', { name: 'Couverture du numéro 53' })).toBeVisible()
  await openPdf(page, () =>
    issue.getByRole('link', { name: 'Consulter le dernier numéro' }).click(),
  )
  await expect(page).toHaveURL('/')
})

test('a visitor without a mouse goes from the list to an issue, to its neighbours and back', async ({
  page,
}) => {
  await page.goto('/regards')
  await expect(page.getByRole('link', { name: '#52' })).toBeVisible()

  await moveFocusTo(page, '#52')
  expect(await moveFocus(page, 'Tab')).toBe('Consulter le numéro')
  expect(await moveFocus(page, 'Shift+Tab')).toBe('#52')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/regards/52')
  await expect(page.getByRole('article').getByRole('heading', heading)).toHaveText('Regards #52')
  await expect(page).toHaveTitle(getDocumentTitle({ name: 'Regards #52' }))
  await expect(page.locator('main')).toBeFocused()

  expect(await moveFocus(page, 'Tab')).toBe('Tous les numéros de Regards')
  expect(await moveFocus(page, 'Tab')).toBe('Consulter le numéro')
  expect(await moveFocus(page, 'Tab')).toMatch(/^Télécharger le PDF/)
  expect(await moveFocus(page, 'Tab')).toBe('Partager')
  expect(await moveFocus(page, 'Tab')).toBe('Citer')
  expect(await moveFocus(page, 'Tab')).toMatch(/^Numéro précédent\s*#51\s*31\/12\/2023/)
  expect(await moveFocus(page, 'Tab')).toMatch(/^Numéro suivant\s*#53\s*21\/09\/2024/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').getByRole('heading', heading)).toHaveText('Regards #53')
  await page.goBack()
  await expect(page.getByRole('article').getByRole('heading', heading)).toHaveText('Regards #52')
})

test('an issue opens its PDF and is counted, from its own page as from its card', async ({
  page,
}) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/regards/50')
  await expect(page.getByText('0 vue')).toBeVisible()

  await openPdf(page, () => clickOnCover(page, 50))
  await expect(page.getByText('1 vue')).toBeVisible()

  await page.goto('/regards')
  const card = page.getByRole('listitem').filter({ hasText: '#50' })
  // Views counted before the counts have loaded are not added to them.
  await expect(card.getByText('1 vue')).toBeVisible()
  await openPdf(page, () => card.getByRole('link', { name: 'Consulter le numéro' }).click())
  await expect(card.getByText('2 vues')).toBeVisible()
  await expect(page).toHaveURL('/regards')
  await clickOnCover(page, 50)
  await expect(page).toHaveURL('/regards/50')
})

/**
 * Clicks on a cover. `force`: on a card it lies under the link that spreads over it. The click
 * is retried when the picture replaces its placeholder, which scrolling triggers.
 */
async function clickOnCover(page: Page, numero: number) {
  await page.getByRole('img', { name: `Couverture du numéro ${numero}` }).click({ force: true })
}

test('the list goes to a year and back, and the address says which', async ({ page }) => {
  await page.goto('/regards')

  const years = page.getByRole('navigation', { name: 'Aller à l’année' })
  await years.getByRole('link', { name: '2023' }).click()
  await expect(page).toHaveURL('/regards?annee=2023')
  await expect(
    page.getByRole('region', { name: 'Numéros de 2023' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['#51', '#50'])
  await page.goBack()
  await expect(page.getByText('NOUVEAU')).toBeVisible()
})
