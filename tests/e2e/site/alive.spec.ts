import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { gotoAlive } from '../../support/gotoAlive'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { accueil, sitePages } from '../sitePages'

test.use({ waitsForLife: false })

/** Where the code of the pages is; the page's own start is among them, and comes first. */
const code = /\/assets\/(?!start).*\.js$/

for (const { path, heading } of sitePages) {
  test(`${path} asks for nothing twice, and for no data that it came with`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await gotoAlive(page, path)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([])
    expect(asked.filter((each) => each.startsWith('/api/'))).toEqual(['/api/users/me'])
  })
}

/** Runs in the page: the rules of its components' styles that it did not come with. */
function rulesThatWereAdded(html: string): string[] {
  const came = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-styled]')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(came?.textContent ?? '')
  const known = new Set([...sheet.cssRules].map(({ cssText }) => cssText))
  const own = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet
  if (!own || known.size === 0) throw new Error('The page has no styles.')
  return [...own.cssRules].map(({ cssText }) => cssText).filter((rule) => !known.has(rule))
}

for (const { path } of sitePages) {
  test(`${path} comes with all of its styles, under the names that the browser gives them`, async ({
    page,
  }) => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
    await gotoAlive(page, path)
    const html = await (await answer).text()

    expect(await page.evaluate(rulesThatWereAdded, html)).toEqual([])
  })
}

/** Keeps the code of the pages away until it is let come. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(code, async (route) => {
    await released
    await route.fallback()
  })
  return letGo
}

test('what is pressed and typed before the code came is not lost', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto('/')
  const box = page.getByLabel('Votre adresse e-mail')
  const answer = page.getByText("Format d'email invalide")
  await box.fill('camille@')
  const menu = page.getByRole('button', { name: 'À propos' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  letGo()

  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(box).toHaveValue('camille@')
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(answer).toBeVisible()
})

test('a form that is sent before the code came goes by itself', async ({ page }) => {
  await holdCode(page)
  await page.goto('/')
  await page.getByLabel('Votre adresse e-mail').fill('avant-le-code@example.org')
  await page.getByRole('button', { name: 'S’inscrire' }).click()

  await expect(page).toHaveURL('/newsletter/inscription?etat=envoyee')
  await expect(page.getByText('Un message vient de partir vers cette adresse')).toBeVisible()
})

test('a page whose code does not come is read all the same', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /Failed to fetch dynamically imported module/)
  await page.route(code, (route) => route.abort('connectionrefused'))
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accueil.heading)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
})

test('who is signed in sees their own once the page is alive', async ({ page, administrator }) => {
  await publishRegard(administrator, { numero: 71 })
  await openSession(page, accounts.administrateur)
  await page.goto('/regards')

  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  await expect(page.getByRole('article').getByText('0 vue')).toBeVisible()
})

test('nothing moves while a page comes alive', async ({ page, hangPictures, administrator }) => {
  await hangPictures()
  await publishRegard(administrator, { numero: 72 })
  for (const { path } of sitePages) {
    await gotoAlive(page, path)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          // What is buffered is told before the second frame.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift, path).toBeLessThan(0.005)
  }
})
