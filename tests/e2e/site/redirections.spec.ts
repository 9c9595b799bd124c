import { expect, test } from '../fixtures'
import { historique, ressources } from '../sitePages'

test.use({ waitsForHydration: false })

test('a redirection is not in the history', async ({ page, changePageTexts, otherWebsite }) => {
  await changePageTexts('parametres', { ressources: otherWebsite.url })
  await page.goto(historique.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(historique.heading)
  await page.goto(ressources.path)
  await page.waitForURL(`${otherWebsite.url}/`)

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(historique.heading)
  await expect(page).toHaveURL(historique.path)
})
