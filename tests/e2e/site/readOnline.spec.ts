import { makePdfOfTexts } from '../../factories/pdf'
import { client } from '../../support/client'
import { accounts } from '../../support/setups'
import { getSubmitButton, writeTestFile } from '../adminPage'
import { expect, openSession, readingEnv, test } from '../fixtures'

test.use({
  productEnv: readingEnv,
  contextOptions: { reducedMotion: 'reduce' },
})

/** An issue of eight pages; a word of its page 7 is on no other. */
const makeIssue = () =>
  makePdfOfTexts([
    [
      { text: 'Regards', size: 72 },
      { text: 'N° 61 – 21 juin 2025', size: 14 },
      { text: 'La vielle à roue', size: 34 },
    ],
    [
      { text: 'Sommaire', size: 24 },
      { text: 'Éditorial ................ 3', size: 12 },
    ],
    ...['Éditorial', 'Dossier', 'Portrait', 'Carnet'].map((text) => [{ text, size: 20 }]),
    [{ text: 'Le chevalet et la trompette de la vielle', size: 12 }],
    [{ text: 'Agenda', size: 20 }],
  ])

test('an issue is published from its PDF alone, read by keyboard, and found by a word of page 7', async ({
  page,
  browser,
  baseURL,
  product,
}, testInfo) => {
  await test.step('it is published with nothing typed, and its preparation is told', async () => {
    await openSession(page, accounts.administrateur)
    await page.goto('/adminregards')
    const pdf = writeTestFile(testInfo, 'maquette.pdf', await makeIssue())
    await page.getByLabel('Fichier PDF').setInputFiles(pdf)
    await expect(page.getByPlaceholder('Ex: 123')).toHaveValue('61')
    await expect(page.getByLabel('Date de parution')).toHaveValue('2025-06-21')
    await getSubmitButton(page).click()
    await expect(page.getByText('Le numéro a été ajouté avec succès !')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: '#61' })
    await expect(row.getByText('Lisible en ligne')).toBeVisible({ timeout: 60_000 })
  })

  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const visitor = await context.newPage()

  await test.step('a visitor reads it by keyboard', async () => {
    await visitor.goto('/regards/61/lire')
    const read = (name: string) =>
      expect(visitor.getByRole('img', { name: `${name} sur 8`, exact: true })).toBeInViewport()
    await read('Page 1')
    await expect(visitor.locator('[data-page="1"] [data-text-layer]')).toBeAttached()
    for (const first of [2, 4, 6]) {
      await visitor.keyboard.press('ArrowRight')
      await expect(visitor).toHaveURL(`/regards/61/lire/${first}`)
      await read(`Page ${first}`)
    }
  })

  await test.step('a word of page 7 is found, and leads there, marked', async () => {
    await visitor.goto('/recherche?q=chevalet')
    const hit = visitor.getByRole('main').getByRole('link', { name: /La vielle à roue/ })
    await expect(hit).toHaveCount(1)
    await hit.click()
    await expect(visitor).toHaveURL(/\/regards\/61\/lire\/7\?q=chevalet$/)
    await expect(visitor.locator('mark').filter({ hasText: 'chevalet' })).toBeInViewport()
  })

  await test.step('the same without script, and as a text', async () => {
    const { text } = await client(product.url).get('/regards/61/lire/7')
    expect(text).toMatch(/<a[^>]*href="\/regards\/61\/lire\/8"/)
    await visitor.goto('/regards/61/texte#page-7')
    await expect(visitor.getByText('Le chevalet et la trompette')).toBeInViewport()
  })
  await context.close()
})
