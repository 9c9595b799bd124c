import type { Page } from '@playwright/test'
import { deleteAllRegards, publishRegard } from '../../factories/regard'
import { browser, daysAgo, writeDailyCounts } from '../../support/dailyCounts'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test as base } from '../fixtures'

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Fréquentation des numéros' })

const test = base.extend<{ counted: undefined }>({
  /** An issue with views today and more views on some earlier days. */
  counted: [
    async ({ administrator, product }, use) => {
      const { id, numero } = await publishRegard(administrator, { numero: 87 })
      await writeDailyCounts(
        { dataDir: product.dataDir, databaseUrl: product.mongo?.url ?? null },
        [1, 2, 3, 20, 40, 80, 200].map((days) => ({
          regard: id,
          jour: daysAgo(days),
          vues: 1000 + days,
          telechargements: days,
        })),
      )
      // A change of content invalidates the cached statistics of past days.
      await administrator.patch(`/api/regards/${id}`, { titre: 'La dentelle au fuseau' })
      const opening = `/api/regards/numero/${numero}/vue`
      expect((await administrator.post(opening, undefined, { headers: browser })).status).toBe(200)
      await use(undefined)
    },
    { auto: true },
  ],
})

test('an administrateur sees how often issues were opened, by period, in a table and as a file', async ({
  page,
  context,
  administrator,
}) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/admin')
  const section = sectionOf(page)

  await test.step('the counts, and the issues that were opened most', async () => {
    await expect(section.getByRole('img', { name: /^Fréquentation des numéros/ })).toBeVisible()
    await expect(section.getByRole('definition').first()).toHaveText('4\u202f027')
    const mostOpened = section.getByRole('table', { name: 'Numéros les plus ouverts' })
    await expect(mostOpened.getByRole('row').nth(1)).toContainText(
      'La dentelle au fuseau4\u202f027',
    )
  })

  await test.step('a table, by the keyboard alone', async () => {
    const table = section.getByRole('table', { name: 'Ouvertures et téléchargements par jour' })
    await expect(table).toBeHidden()
    await section.getByRole('link', { name: '365 jours' }).focus()
    await page.keyboard.press('Tab')
    await expect(section.getByText('Voir les chiffres', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(table).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(32)
    await expect(table.getByRole('row').nth(30)).toContainText('1')
    await page.keyboard.press('Tab')
    await expect(section.getByRole('region', { name: /^Ouvertures et/ })).toBeFocused()
  })

  await test.step('a file', async () => {
    const download = page.waitForEvent('download')
    await section.getByRole('link', { name: 'Exporter en CSV' }).click()
    expect((await download).suggestedFilename()).toBe(
      `frequentation-${daysAgo(29)}-${daysAgo(0)}.csv`,
    )
  })

  await test.step('periods, which are addresses', async () => {
    await section.getByRole('link', { name: '90 jours' }).click()
    await expect(page).toHaveURL('/admin?periode=90')
    await expect(section.getByRole('definition').first()).toHaveText('6\u202f147')
    await page.goto('/admin?periode=365')
    await expect(section.getByRole('link', { name: '365 jours' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await section.getByText('Voir les chiffres', { exact: true }).click()
    await expect(
      section.getByRole('table', { name: 'Ouvertures et téléchargements par semaine' }),
    ).toBeVisible()
  })

  await test.step('an editeur does not see it', async () => {
    await administrator.as('editeur')
    await context.clearCookies()
    await openSession(page, accounts.editeur)
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'À compléter' })).toBeVisible()
    await expect(sectionOf(page)).toBeHidden()
  })
})

test.describe('axe finds no violation', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with numbers and without, in both themes of the panel', async ({
    page,
    context,
    administrator,
    baseURL,
  }) => {
    await openSession(page, accounts.administrateur)
    const open = async (theme: string) => {
      await context.addCookies([{ name: 'payload-theme', value: theme, url: baseURL ?? '' }])
      await page.goto('/admin')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    }
    for (const theme of ['light', 'dark']) {
      await open(theme)
      await sectionOf(page).getByText('Voir les chiffres', { exact: true }).click()
      await expectAccessible(page, `with numbers, ${theme}`, { within: '.frequentation' })
    }
    await deleteAllRegards(administrator)
    for (const theme of ['light', 'dark']) {
      await open(theme)
      await expect(sectionOf(page).getByText('Aucun numéro n’a été ouvert')).toBeVisible()
      await expectAccessible(page, `without, ${theme}`, { within: '.frequentation' })
    }
  })
})
