import { holdResponses, pageScripts } from '../apiFaults'
import { expect, test } from '../fixtures'
import { accueil } from '../sitePages'

test.use({ waitsForHydration: false })

test('clicks and typed text before hydration are replayed', async ({ page }) => {
  const { release } = await holdResponses(page, pageScripts)
  await page.goto('/')
  const box = page.getByLabel('Votre adresse e-mail')
  const answer = page.getByText("Format d'email invalide")
  await box.fill('camille@')
  const menu = page.getByRole('button', { name: 'À propos' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await release()

  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveValue('camille@')
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(answer).toBeVisible()
})

test('a form that is submitted before hydration works without script', async ({ page }) => {
  await holdResponses(page, pageScripts)
  await page.goto('/')
  await page.getByLabel('Votre adresse e-mail').fill('avant-le-code@example.org')
  await page.getByRole('button', { name: 'S’inscrire' }).click()

  await expect(page).toHaveURL('/newsletter/inscription?etat=envoyee')
  await expect(page.getByText('Un message vient de partir vers cette adresse')).toBeVisible()
})

test('a page without hydration can be read', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /Failed to fetch dynamically imported module/)
  await page.route(pageScripts, (route) => route.abort('connectionrefused'))
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accueil.heading)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})

test.describe('the page that the server sends for all unknown issues', () => {
  test.use({ waitsForHydration: true })

  test('is hydrated at each address, without a request for the issue', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const response = await page.goto('/regards/5000001/lire/3')
    expect(response?.status()).toBe(404)
    const title = page.getByRole('heading', { level: 1, name: 'Ce numéro n’existe pas' })
    await expect(title).toBeVisible()
    await expect(page).toHaveURL('/regards/5000001/lire/3')
    expect(asked.filter((path) => path.startsWith('/api/regards'))).toEqual([])

    await page.getByRole('link', { name: 'Tous les numéros de Regards' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regards')
    await page.goBack()
    await expect(title).toBeVisible()
  })
})

test.describe('structured data', () => {
  test.use({ waitsForHydration: true })

  test('are as the server sent them, also after hydration and a new render', async ({ page }) => {
    const response = await page.goto('/')
    const sent = await response?.text()
    await page.getByRole('button', { name: 'À propos' }).click()
    await expect(page.getByRole('link', { name: 'Historique' })).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data).toHaveLength(2)
    for (const each of data) expect(sent).toContain(each)
    expect(data.join('')).toContain('"@type":"Organization"')
  })
})
