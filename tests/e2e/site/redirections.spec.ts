import { holdResponses } from '../apiFaults'
import { expect, test } from '../fixtures'
import { concoursPhoto, historique, ressources } from '../sitePages'

test.use({ waitsForHydration: false })

test('a redirection says that it is on its way, then leads to the address that was set', async ({
  page,
  changePageTexts,
  otherWebsite,
}) => {
  await changePageTexts('parametres', { concoursPhoto: `${otherWebsite.url}/dossier?partage=1` })
  const { release } = await holdResponses(page, /\/assets\/RedirectionPage-.*\.js$/)
  await page.goto(concoursPhoto.path)

  await expect(page.getByText('Redirection en cours...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(concoursPhoto.heading)
  await release()
  await page.waitForURL(`${otherWebsite.url}/dossier?partage=1`)
  await expect(page.getByRole('heading', { name: 'Ailleurs' })).toBeVisible()
})

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
