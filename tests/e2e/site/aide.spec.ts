import type { Page } from '@playwright/test'
import { accounts } from '../../support/setups'
import { openAccountPage } from '../accountPage'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { expectLargeTargets, expectNoOverflow } from '../layoutChecks'
import { test as testAsEditeur } from '../panel'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const guide = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/**
 * Expects that a heading is at the top of the window, below the contents of narrow screens, or within it
 * where the page ends.
 */
async function expectAtTop(page: Page, id: string) {
  const isAtTop = () =>
    page.locator(`#${id}`).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect()
      const { innerHeight, scrollY } = window
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
      return top >= 0 && top < (isAtEnd ? innerHeight : 200)
    })
  await expect.poll(isAtTop, `#${id} at the top`).toBe(true)
}

test('the panel leads an administrateur to the guide, and says its version', async ({
  page,
  product,
}) => {
  const { version } = (await (await fetch(`${product.url}/api/health`)).json()) as {
    version: string
  }
  await openSession(page, accounts.administrateur)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Aide : la sauvegarde' }).click()
  await expect(page).toHaveURL('/aide/administrateur#la-sauvegarde')
  await expectAtTop(page, 'la-sauvegarde')

  await page.goto('/admin')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(page.getByText(`Version ${version}`)).toBeVisible()
  await page.locator('.nav-foot').getByRole('link', { name: 'Aide' }).click()
  await expect(guide(page, 'Guide de l’administrateur')).toBeVisible()
})

testAsEditeur('the panel and the account lead an éditeur to his guide', async ({ panel: page }) => {
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Raccourcis' })
    .getByRole('link', { name: 'Aide' })
    .click()
  await expect(page).toHaveURL('/aide')
  await expect(guide(page, 'Guide de l’éditeur')).toBeVisible()

  await page.goto('/')
  await openAccountPage(page)
  await page.getByRole('link', { name: 'Aide : protéger son compte' }).click()
  await expect(page).toHaveURL('/aide#proteger-son-compte')
  await expectAtTop(page, 'proteger-son-compte')
})

test('the guides fit a telephone and a computer, for everybody, without a shift', async ({
  page,
}) => {
  await openSession(page, accounts.administrateur)
  // Both guides are one page with another text: axe reads one as on a telephone, the other as on a
  // computer.
  for (const [path, size] of [
    ['/aide', 'small'],
    ['/aide/administrateur', 'large'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Guides' })).toBeVisible()
    await expectNoOverflow(page)
    await expectLargeTargets(page)
    await expectAccessible(page, path, { on: [size] })
  }
})

test('on a telephone the contents stay in reach, and lead to a heading', async ({ page }) => {
  await openSession(page, accounts.administrateur)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/aide/administrateur#les-numeros')
  await expectAtTop(page, 'les-numeros')

  const contents = page.getByRole('button', { name: 'Sommaire' })
  await expect(contents).toBeInViewport()
  await contents.focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'contents', { on: ['small'] })
  await page.getByRole('link', { name: 'Les comptes', exact: true }).click()
  await expect(page).toHaveURL('/aide/administrateur#les-comptes')
  await expectAtTop(page, 'les-comptes')
  await page.goBack()
  await expectAtTop(page, 'les-numeros')
})

test('pictures of a guide have their room before they load, and are cached for good', async ({
  page,
  request,
}) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/aide')
  const image = page.getByRole('img', { name: 'Les versions d’une page' })
  await image.waitFor({ state: 'attached' })
  const readWidth = () => image.evaluate((each: HTMLImageElement) => each.naturalWidth)
  // Far below the window: it has not been requested.
  expect(await readWidth()).toBe(0)
  const height = (await image.boundingBox())?.height ?? 0
  expect(height).toBeGreaterThan(100)

  await image.scrollIntoViewIfNeeded()
  await expect.poll(readWidth).toBeGreaterThan(0)
  expect((await image.boundingBox())?.height).toBeCloseTo(height, 0)
  const answer = await request.get((await image.getAttribute('src')) ?? '')
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a visitor downloads nothing of the guides', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await page.goto('/regards')
  await page.waitForLoadState('networkidle')

  expect(loaded.filter((url) => /aide|guide|panneau-/i.test(url))).toEqual([])
})
