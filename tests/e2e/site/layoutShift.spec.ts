import { startPausingProxy } from '../../support/pausingProxy'
import { publishArticleIssue } from '../articleIssue'
import { listPaints, measureLayoutShift } from '../firstLoad'
import { expect, test } from '../fixtures'
import { historique, login, mentionsLegales, notreSiege, regards, ressources } from '../sitePages'

// The page is opened while its HTML is incomplete.
test.use({ waitsForHydration: false })

// One page of each template, but the home page, whose title is centred beside the carousel, which
// follows it. The audit measures the shift of every page that comes at once.
const templates = [notreSiege, historique, mentionsLegales, regards, login, ressources]

test('a streamed page has no layout shift (CLS)', async ({ page, product }) => {
  for (const { path } of templates) {
    const proxy = await startPausingProxy(product.url, '</h1>')
    try {
      await page.goto(`${proxy.url}${path}`, { waitUntil: 'commit' })
      await expect.poll(() => listPaints(page)).toContain('first-contentful-paint')
      proxy.resume()
      await page.waitForLoadState('networkidle')
      const { sum, moved } = await measureLayoutShift(page)
      expect.soft(sum, `${path}: ${moved}`).toBeLessThan(0.005)
    } finally {
      // The page asks for more as long as it is open.
      await page.goto('about:blank')
      await proxy.stop()
    }
  }
})

test('in a wide window no tool of the reader moves once it can be used', async ({
  administrator,
  page,
  product,
}) => {
  await publishArticleIssue(product, administrator)
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/regards/52/lire/3')
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await measureLayoutShift(page)
    expect.soft(sum, `${width}: ${moved}`).toBe(0)
  }
})
