import { api, breakApi, holdBack } from '../apiFaults'
import { expect, test } from '../fixtures'
import { accueil, concoursPhoto, historique, ressources } from '../sitePages'

const redirections = [
  { sitePage: ressources, field: 'ressources' },
  { sitePage: concoursPhoto, field: 'concoursPhoto' },
]

const settings = api.page('parametres')

for (const { sitePage, field } of redirections) {
  test.describe(sitePage.path, () => {
    test('says that it is on its way, then leads to the address that was set', async ({
      page,
      write,
      elsewhere,
    }) => {
      await write('parametres', { [field]: `${elsewhere.url}/dossier?partage=1` })
      const { release } = await holdBack(page, settings)
      await page.goto(sitePage.path)

      await expect(page.getByRole('status')).toContainText('Redirection en cours...')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePage.heading)
      await release()
      await page.waitForURL(`${elsewhere.url}/dossier?partage=1`)
      await expect(page.getByRole('heading', { name: 'Ailleurs' })).toBeVisible()
    })

    test('is not there any more on the way back', async ({ page, write, elsewhere }) => {
      await write('parametres', { [field]: elsewhere.url })
      await page.goto(historique.path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(historique.heading)
      await page.goto(sitePage.path)
      await page.waitForURL(`${elsewhere.url}/`)

      await page.goBack()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(historique.heading)
      await expect(page).toHaveURL(historique.path)
    })

    test('says that it is not open while no address is set, and leads home', async ({ page }) => {
      await page.goto(sitePage.path)

      await expect(page.getByRole('main')).toContainText(
        'Cette page n’est pas encore ouverte. Revenez un peu plus tard.',
      )
      await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(accueil.heading)
    })

    test('says that the server did not answer, and goes on once it is asked again', async ({
      page,
      write,
      elsewhere,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 503/)
      await write('parametres', { [field]: elsewhere.url })
      const mend = await breakApi(page, settings, { status: 503, body: '' })
      await page.goto(sitePage.path)

      const message = page.getByRole('alert')
      await expect(message).toContainText('Cette page n’a pas pu être chargée.')
      await expect(message).toContainText('Le service est momentanément indisponible.')
      await mend()
      await message.getByRole('button', { name: 'Réessayer' }).click()
      await page.waitForURL(`${elsewhere.url}/`)
    })
  })
}

test('an address that is no web address leads nowhere', async ({ page }) => {
  await breakApi(page, settings, {
    body: JSON.stringify({ ressources: 'javascript:document.title=1' }),
  })
  await page.goto(ressources.path)

  await expect(page.getByRole('main')).toContainText('Cette page n’est pas encore ouverte.')
  await expect(page).toHaveURL(ressources.path)
})
