import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { moveFocus, moveFocusTo } from '../focusWalk'
import { titleOf } from '../sitePages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = { level: 1 } as const

test('a visitor without a mouse goes from the list to an issue, to its neighbours and back', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 53, dateParution: '2024-09-21' })
  await publishRegard(administrator, { numero: 52, dateParution: '2024-06-21' })
  await publishRegard(administrator, { numero: 51, dateParution: '2023-12-21' })
  await page.goto('/regards')
  await expect(page.getByRole('link', { name: '#52' })).toBeVisible()

  await moveFocusTo(page, '#52')
  expect(await moveFocus(page, 'Tab')).toBe('Consulter le numéro')
  expect(await moveFocus(page, 'Shift+Tab')).toBe('#52')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/regards/52')
  await expect(page.getByRole('heading', heading)).toHaveText('#52')
  await expect(page).toHaveTitle(titleOf({ name: 'Regards #52' }))
  await expect(page.locator('main')).toBeFocused()

  expect(await moveFocus(page, 'Tab')).toBe('Tous les numéros de Regards')
  expect(await moveFocus(page, 'Tab')).toBe('Consulter le numéro')
  expect(await moveFocus(page, 'Tab')).toMatch(/^Numéro précédent\s*#51\s*21\/12\/2023/)
  expect(await moveFocus(page, 'Tab')).toMatch(/^Numéro suivant\s*#53\s*21\/09\/2024/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', heading)).toHaveText('#53')
  await page.goBack()
  await expect(page.getByRole('heading', heading)).toHaveText('#52')
})

test('an issue opens its PDF and is counted, from its own page as from its card', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 61 })
  await publishRegard(administrator, { numero: 60, dateParution: '2023-01-01' })
  await openSession(page, accounts.administrateur)
  await page.goto('/regards/60')
  await expect(page.getByText('0 vue')).toBeVisible()

  const opening = page.waitForEvent('popup')
  await clickOnCover(page, 60)
  await (await opening).waitForURL(/fichier\.pdf$/)
  await expect(page.getByText('1 vue')).toBeVisible()

  await page.goto('/regards')
  // What is counted before the numbers have come is not added to them.
  await expect(page.getByText('1 vue')).toBeVisible()
  const another = page.waitForEvent('popup')
  await clickOnCover(page, 60)
  await (await another).waitForURL(/fichier\.pdf$/)
  await expect(page.getByText('2 vues')).toBeVisible()
  await expect(page).toHaveURL('/regards')
})

test('an issue, one that there is not and the years of the list are accessible', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 72, dateParution: '2024-09-21' })
  const { id } = await publishRegard(administrator, { numero: 71, dateParution: '2023-06-21' })
  await publishRegard(administrator, { numero: 70, dateParution: '2022-06-21' })
  const words = { titre: 'Coiffes et dentelles', sommaire: 'Un dossier.\nUn entretien.' }
  await administrator.patch(`/api/regards/${id}`, words)

  await page.goto('/regards/71')
  await expect(page.getByText('Coiffes et dentelles')).toBeVisible()
  await expectAccessible(page, 'issue')
  await page.goto('/regards/999')
  await expect(page.getByRole('heading', heading)).toHaveText('Ce numéro n’existe pas')
  await expectAccessible(page, 'no such issue')
  await page.goto('/regards?annee=2023')
  await expect(page.getByRole('region', { name: 'Numéros de 2023' })).toBeVisible()
  await expectAccessible(page, 'year')
  await page.goto('/regards')
  await expect(page.getByRole('heading', { name: '2022' })).toBeVisible()
  await expectAccessible(page, 'list of several years')
})

/**
 * Clicks where a cover is: it lies under the link that spreads over its card, hence the force. The click
 * begins anew when the picture takes the place that was kept for it, as scrolling there makes it.
 */
async function clickOnCover(page: Page, numero: number) {
  await page.getByRole('img', { name: `Couverture du numéro ${numero}` }).click({ force: true })
}

test('the list goes to a year and back, and the address says which', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 82, dateParution: '2024-01-01' })
  await publishRegard(administrator, { numero: 81, dateParution: '2023-12-31' })
  await publishRegard(administrator, { numero: 80, dateParution: '2023-01-01' })
  await page.goto('/regards')

  const years = page.getByRole('navigation', { name: 'Aller à l’année' })
  await years.getByRole('link', { name: '2023' }).click()
  await expect(page).toHaveURL('/regards?annee=2023')
  await expect(
    page.getByRole('region', { name: 'Numéros de 2023' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['#81', '#80'])
  await page.goBack()
  await expect(page.getByText('NOUVEAU')).toBeVisible()
})

test('what an issue’s page says of itself can be read in its head', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 91, dateParution: '2024-09-21' })
  await page.goto('/regards/91')
  await expect(page.getByRole('heading', heading)).toHaveText('#91')

  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/regards\/91$/)
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
  const image = page.locator('head meta[property="og:image"]')
  const address = await image.getAttribute('content')
  expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//)
})
