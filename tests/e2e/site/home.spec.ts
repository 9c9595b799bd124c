import type { Locator, Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { api, breakApi } from '../apiFaults'
import { expect, test } from '../fixtures'
import { goWithin } from '../goWithin'

test('the home page tells that there is no issue yet', async ({ page }) => {
  await page.goto('/')

  await expect(latest(page)).toContainText('Aucun numéro disponible pour le moment.')
  await expect(latest(page).getByRole('article')).toHaveCount(0)
})

test('the home page shows the newest issue, whose PDF opens in a new tab', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 71, dateParution: '2024-06-21' })
  await publishRegard(administrator, { numero: 70, dateParution: '2024-03-21' })
  await page.goto('/')
  const issue = latest(page).getByRole('article')

  await expect(issue).toHaveCount(1)
  await expect(issue).toContainText('#71')
  await expect(issue).toContainText('21/06/2024')
  await expect(issue).toContainText('Quatre fois par an, Regards raconte')
  await expect(issue.getByRole('img', { name: 'Couverture du numéro 71' })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await issue.getByRole('link', { name: 'Consulter le dernier numéro' }).click()
  const tab = await opening
  await tab.waitForURL(/\/media\/regards\/[a-z0-9]+\/fichier\.pdf$/)
  expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf')
  await expect(page).toHaveURL('/')
})

test('the home page without an answer about the issues says that there is none, and logs why', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /^Le dernier numéro n’a pas pu être chargé/)
  await breakApi(page, api.regards, { status: 503, body: '' })
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Le dernier numéro n’a pas pu être chargé'),
  )
  await goWithin(page, '/')

  await expect(latest(page)).toContainText('Aucun numéro disponible pour le moment.')
  expect((await logged).type()).toBe('error')
})

/** The part of the home page about the magazine. */
function latest(page: Page): Locator {
  return page.getByRole('region', { name: 'Regards, la revue de la fédération' })
}
