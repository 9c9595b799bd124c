import type { Page } from '@playwright/test'
import { holdResponses } from '../apiFaults'
import { listPaints, measureLayoutShift } from '../firstLoad'
import { expect, test } from '../fixtures'
import { accueil, historique } from '../sitePages'

// Does not wait for the page's scripts: they do not affect the first paint.
test.use({ waitsForHydration: false })

/** The fonts that the browser actually renders an element's text with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return [...new Set(fonts.map(({ familyName }) => familyName))]
}

for (const { path } of [accueil, historique]) {
  test(`the first paint of ${path} has the site’s own fonts, however late they come`, async ({
    page,
  }) => {
    const { release } = await holdResponses(page, /\.(?:css|woff2)$/)
    const styles = page.waitForRequest(/\.css$/)
    await page.goto(path, { waitUntil: 'commit' })
    await styles
    expect(await listPaints(page)).toEqual([])

    await release()
    await expect.poll(() => listPaints(page)).toContain('first-contentful-paint')
    expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Fraunces')])
    expect(await fontsOf(page, 'main p')).toEqual([expect.stringContaining('Regard Sans 3')])
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await measureLayoutShift(page)
    expect(sum, moved).toBeLessThan(0.005)
  })
}

test('letters that French does not have come from a file, on the pages that use them alone', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url())
  })
  await page.goto(accueil.path, { waitUntil: 'networkidle' })
  expect(files).toEqual([])

  const title = page.getByRole('heading', { level: 1 })
  await title.evaluate(async (heading) => {
    heading.textContent = 'Señor, ¿qué tal?'
    await document.fonts.ready
  })
  await expect.poll(() => fontsOf(page, 'h1')).toEqual([expect.stringContaining('Fraunces')])
  expect(files).toHaveLength(1)
})
