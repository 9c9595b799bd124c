import type { Page } from '@playwright/test'
import { deleteAllRegards } from '../../factories/regard'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { expectAccessible } from '../expectAccessible'
import { expect, keepingTest as test } from '../fixtures'
import { expectNoOverflow } from '../layoutChecks'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

test.beforeAll(({ product, administrator }) => publishArticleIssue(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

/** The texts that a CSS highlight marks, and whether the first one is in the window. */
const readMarks = (page: Page, name = 'mots-cherches') =>
  page.evaluate((highlight) => {
    const ranges = [...(CSS.highlights.get(highlight) ?? [])] as Range[]
    const box = ranges[0]?.getBoundingClientRect()
    const isInView = box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
    return { texts: ranges.map(String), isInView }
  }, name)

const bar = (page: Page) => page.getByRole('group', { name: 'Passages où les mots sont trouvés' })

test('an article that is opened from the search has the words marked, the first one in view', async ({
  page,
}) => {
  await page.goto('/recherche?q=brodeur')
  await page.getByRole('main').getByRole('link', { name: 'Un langage de fil' }).first().click()
  await expect(page).toHaveURL(`${articlePath}?q=brodeur`)
  await expect(bar(page)).toContainText('1 sur 1')
  await expect.poll(() => readMarks(page)).toEqual({ texts: ['brodeuse'], isInView: true })
  await expectNoOverflow(page)
  await expectAccessible(page, 'an article with the words of a search')

  await bar(page).getByRole('link', { name: 'Retour aux résultats' }).click()
  await expect(page).toHaveURL('/recherche?q=brodeur')
  await expect.poll(() => readMarks(page)).toEqual({ texts: [], isInView: false })
})

test('buttons lead from passage to passage; without words there are neither marks nor a bar', async ({
  page,
}) => {
  await page.goto(`${articlePath}?q=coiffes`)
  const next = bar(page).getByRole('button', { name: 'Passage suivant' })
  const previous = bar(page).getByRole('button', { name: 'Passage précédent' })
  await expect(bar(page)).toContainText('1 sur 3')
  await expect
    .poll(async () => (await readMarks(page)).texts)
    .toEqual(['coiffe', 'coiffe', 'Coiffe'])
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await next.click()
  await expect(bar(page)).toContainText('3 sur 3')
  await expect(page.getByRole('status').filter({ hasText: 'Passage 3 sur 3' })).toBeAttached()
  await expect
    .poll(() => readMarks(page, 'mot-cherche'))
    .toEqual({ texts: ['Coiffe'], isInView: true })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect(bar(page)).toContainText('2 sur 3')

  await page.goto(articlePath)
  await expect(page.getByRole('button', { name: 'Affichage' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('words are marked in the caption of the lead picture too', async ({ page }) => {
  await page.goto(`${articlePath}?q=planche`)
  await expect(bar(page)).toContainText('1 sur 1')
  await expect.poll(() => readMarks(page)).toEqual({ texts: ['Planche'], isInView: true })
})

test('« Aa » in the reader marks the words of the search, also in title and standfirst', async ({
  page,
}) => {
  await page.goto('/regards/52/lire/2?vue=texte&q=langage')
  await expect.poll(() => readMarks(page)).toEqual({ texts: ['langage'], isInView: true })

  await page.goto('/regards/52/lire/2?q=brodeuse')
  await page.getByRole('link', { name: 'Lire le texte de cette page' }).click()
  await expect(page.getByRole('group', { name: /^Texte de la page / })).toBeVisible()
  await expect.poll(() => readMarks(page)).toEqual({ texts: ['brodeuse'], isInView: true })
})
