import { expect, test } from '../fixtures'
import { mentionsLegales } from '../sitePages'

test('the login page stands alone, with the way home and an embroidery beside the form on large screens', async ({
  page,
}) => {
  await page.goto('/login')
  const embroidery = page.locator('main + *, :has(> * > main) > * + *').locator('svg')

  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeDisabled()
  await expect(embroidery).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(embroidery).toBeHidden()
})

test('the summary of a legal page leads to every section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(mentionsLegales.path)
  const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toBeVisible()
  const count = await headings.count()

  await expect(links).toHaveCount(count)
  for (let index = count - 1; index >= 0; index -= 1) {
    await links.nth(index).click()
    await expect(headings.nth(index)).toBeInViewport()
    await expect(headings.nth(index)).toBeFocused()
    await expect(headings.nth(index)).toHaveText(
      `${index + 1}. ${(await links.nth(index).textContent()) ?? ''}`,
    )
  }
})
