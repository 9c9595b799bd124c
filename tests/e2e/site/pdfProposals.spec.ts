import { makePdf, makePdfOfTexts } from '../../factories/pdf'
import { accounts } from '../../support/setups'
import { getSubmitButton, writeTestFile } from '../adminPage'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { moveFocusTo } from '../tabOrder'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** An issue as a designer exports it: cover, table of contents, an article. */
const makeIssue = () =>
  makePdfOfTexts(
    [
      [
        { text: 'Regards', size: 72 },
        { text: 'N° 52 – Printemps 2024 – 6,50 €', size: 14 },
        { text: 'Les coiffes de Bretagne', size: 34 },
      ],
      [
        { text: 'Sommaire', size: 24 },
        { text: 'Éditorial ................ 3', size: 12 },
        { text: 'Dossier : les coiffes .... 4', size: 12 },
        { text: 'Agenda ................... 7', size: 12 },
      ],
      [{ text: 'Éditorial', size: 20 }],
    ],
    { title: 'regards-52-maquette.indd' },
  )

test('an issue is published from its PDF, with nothing typed', async ({
  page,
  administrator,
}, testInfo) => {
  const pdf = writeTestFile(testInfo, 'maquette finale.pdf', await makeIssue())
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname)
  })
  await page.getByLabel('Fichier PDF').setInputFiles(pdf)

  await test.step('the form shows where each proposal was found', async () => {
    const found = page.getByRole('region', { name: 'Propositions du PDF' })
    await expect(found).toContainText(/Numéro\s*52\s*lu sur la page\s1/)
    await expect(found).toContainText(/«\sPrintemps 2024\s», lu sur la page\s1/)
    await expect(found).toContainText(/Sommaire\s*3\slignes\s*lu sur la page\s2/)
    await expect(page.getByPlaceholder('Ex: 123')).toHaveValue('52')
    await expect(page.getByLabel('Date de parution')).toHaveValue('2024-03-21')
    await expect(page.getByLabel('Titre')).toHaveValue('Les coiffes de Bretagne')
    await expect(page.getByLabel('Sommaire')).toHaveValue(
      'Éditorial\nDossier : les coiffes\nAgenda',
    )
    await expect(page.getByText(/^[^·]* · 1\s?600\s×\s2\s?263\spixels$/)).toBeVisible()
    await expectAccessible(page, 'administration with proposals')
    expect(writes).toEqual([])
  })

  await test.step('one press publishes it', async () => {
    await getSubmitButton(page).click()
    await expect(page.getByText('Le numéro a été ajouté avec succès !')).toBeVisible()
    const { json } = await administrator.get<{
      docs: {
        titre: string
        dateParution: string
        couverture: { width: number; mimeType: string }
      }[]
    }>('/api/regards?where[numero][equals]=52&depth=1')
    expect(json.docs).toMatchObject([
      {
        titre: 'Les coiffes de Bretagne',
        dateParution: expect.stringMatching(/^2024-03-21/),
        couverture: { width: 1600, mimeType: 'image/jpeg' },
      },
    ])
    await page.goto('/regards')
    await expect(page.getByRole('img', { name: 'Couverture du numéro 52' })).toBeVisible()
  })
})

test('the box of a summary is as tall as its lines', async ({ page }) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  const box = page.getByLabel('Sommaire')
  const lines = Array.from({ length: 15 }, (_, index) => `Article ${index + 1}`)
  await box.fill(lines.join('\n'))

  const hidden = () => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(hidden).toBeLessThanOrEqual(1)
})

test('the keyboard takes the proposals back; a PDF without text proposes its cover only', async ({
  page,
}, testInfo) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  const input = page.getByLabel('Fichier PDF')
  await input.setInputFiles(writeTestFile(testInfo, 'maquette.pdf', await makeIssue()))
  await expect(page.getByPlaceholder('Ex: 123')).toHaveValue('52')

  await input.focus()
  await moveFocusTo(page, 'Effacer les propositions')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Les propositions sont effacées.')).toBeFocused()
  await expect(page.getByPlaceholder('Ex: 123')).toHaveValue('')
  await expect(page.getByText('maquette – page 1.jpg', { exact: true })).toBeHidden()

  await input.setInputFiles(writeTestFile(testInfo, 'scan.pdf', await makePdfOfTexts([[], []])))
  await expect(page.getByText('Le PDF a rempli la couverture.', { exact: false })).toBeVisible()
  await expect(page.getByText('scan – page 1.jpg', { exact: true })).toBeVisible()
  await expect(page.getByPlaceholder('Ex: 123')).toHaveValue('')

  await input.setInputFiles(
    writeTestFile(testInfo, 'secret.pdf', await makePdf({ password: 'galoubet' })),
  )
  await expect(page.getByText(/Ce PDF ne propose rien/)).toBeVisible()
  await expect(page.getByText('scan – page 1.jpg', { exact: true })).toBeHidden()
  await expect(getSubmitButton(page)).toBeEnabled()
})
