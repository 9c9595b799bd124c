import { publishRegard } from '../../factories/regard'
import { expect, test } from '../fixtures'
import { regards, sitePages } from '../sitePages'

const siteName = 'Fédération des arts et traditions populaires'

test.use({ javaScriptEnabled: false, waitsForLife: false })

/** Those that lead away stay, in a browser like this, until there is an address. */
for (const { path, heading, isAlone } of sitePages) {
  test(`${path} is read without any script`, async ({ page, hangPictures }) => {
    await hangPictures()
    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const way = isAlone ? siteName : 'Mentions légales'
    await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible()
  })
}

test('every page is reached through the navigation, on a small screen too', async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(navigation.getByRole('link', { name: 'Historique' })).toBeHidden()
  await navigation.getByRole('button', { name: 'À propos' }).hover()
  await navigation.getByRole('link', { name: 'Historique' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await navigation.getByRole('link', { name: 'Notre siège' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre siège')
  await navigation.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(regards.heading)
})

test('all slides of the home page can be seen, with their pictures', async ({
  page,
  hangPictures,
}) => {
  await hangPictures()
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'À la une' }).getByRole('group')

  await expect(slides).toHaveCount(3)
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded()
    await expect(slide.getByRole('heading')).toBeInViewport()
    await expect(slide.locator('img')).toBeInViewport()
  }
  await expect(page.getByRole('button', { name: 'Diapositive suivante' })).toBeHidden()
})

test('an issue opens', async ({ page, administrator }) => {
  await publishRegard(administrator, { numero: 41 })
  await page.goto(regards.path)
  const link = page.getByRole('article').getByRole('link', { name: 'Consulter le dernier numéro' })
  const href = (await link.getAttribute('href')) ?? ''

  const { headers, status } = await fetch(new URL(href, page.url()))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
})

test('/ressources leads away, as with script', async ({ page, elsewhere, write }) => {
  await write('parametres', { ressources: elsewhere.url })
  await page.goto('/ressources')
  await expect(page).toHaveURL(new RegExp(`^${elsewhere.url}`))
})

for (const path of ['/mot-de-passe-oublie', '/nouveau-mot-de-passe#jeton=un-jeton']) {
  test(`${path} says what to do without script`, async ({ page }) => {
    await page.goto(path)

    // Where the browser's own text is asked for: the test's looks past what is in a noscript.
    await expect(page.getByRole('main')).toContainText('Cette page a besoin de JavaScript.', {
      useInnerText: true,
    })
  })
}

test('a form sends nothing, least of all a password in an address', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Mot de passe').fill('secret')
  await page.getByLabel('Mot de passe').press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
