import { writeReading } from '../../factories/lecture'
import { deleteAllRegards, publishRegard } from '../../factories/regard'
import type { Client } from '../../support/client'
import type { Product } from '../../support/product'
import { openRecords } from '../../support/records'
import { accounts } from '../../support/setups'
import { bothSizes, expectAccessible } from '../expectAccessible'
import { expect, openSession, keepingTest as test } from '../fixtures'
import { expectNoCutText, expectNoOverflow } from '../layoutChecks'
import { printPage } from '../readPrint'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const paragraph = (texte: string) => ({ type: 'paragraphe', texte })

const pages = [
  {
    blocs: [
      { type: 'titre', niveau: 2, texte: 'La bourrée' },
      paragraph('Elle se danse à deux temps.'),
      { type: 'titre', niveau: 4, texte: 'Les pas' },
      { type: 'liste', ordonnee: true, elements: ['Avancer', 'Reculer'] },
    ],
    texte: 'La bourrée Elle se danse à deux temps.',
  },
  {
    blocs: [
      {
        type: 'tableau',
        entete: ['Ville', 'Date'],
        lignes: [
          ['Riom', '12 mai'],
          ['Thiers', '2 juin'],
        ],
      },
      { type: 'image', alternative: 'Trois danseurs en sabots' },
    ],
    texte: 'Ville Date Riom',
  },
  { sansTexte: true },
  {
    blocs: [{ type: 'titre', niveau: 2, texte: 'Agenda' }, paragraph('Le 12 mai.')],
    texte: 'Agenda',
  },
]

type Docs = { docs: { id: string; pdf: { id: string } }[] }

async function publishWithText(
  administrator: Client,
  product: Product,
  numero: number,
  reading: Parameters<typeof writeReading>[3],
): Promise<string> {
  await publishRegard(administrator, { numero, titre: 'Danses' })
  const { json } = await administrator.get<Docs>(
    `/api/regards?where[numero][equals]=${numero}&depth=1`,
  )
  const document = json.docs[0]?.pdf.id ?? ''
  const place = { dataDir: product.dataDir, databaseUrl: null }
  const records = await openRecords(place)
  await writeReading(place, records, document, reading)
  await records.close()
  // What is written past the product does not empty its caches: a change of the issue does.
  await administrator.patch(`/api/regards/${json.docs[0]?.id}`, { titre: 'Danses d’Auvergne' })
  return document
}

let document52: string

test.beforeAll(async ({ administrator, product }) => {
  document52 = await publishWithText(administrator, product, 52, { pages })
  await publishWithText(administrator, product, 53, { etat: 'indisponible', raison: 'Abîmé' })
})

test.afterAll(({ administrator }) => deleteAllRegards(administrator))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('the issue leads to its text, which is read and jumped through', async ({ page }) => {
    await page.goto('/regards/52')
    await page.getByRole('link', { name: 'Version texte' }).click()
    await expect(page).toHaveURL('/regards/52/texte')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regards #52')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Les pas')
    await expect(page.getByText('son texte n’est pas disponible')).toBeVisible()

    await page.getByRole('link', { name: /^Agenda p\./ }).click()
    await expect(page).toHaveURL(/#page-4-titre-1$/)
    await expect(page.getByRole('heading', { name: 'Agenda' })).toBeInViewport()
    await expect(page.locator('#page-4 a')).toHaveAttribute('href', '/regards/52/lire/4')
  })
})

test('the text is in the page once, and stays as the server drew it', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const response = await page.goto('/regards/52/texte')
  const html = (await response?.text()) ?? ''
  // Paragraphs also begin the description.
  expect(html.split('Reculer')).toHaveLength(2)
  expect(html).toContain(
    '<title>Regards #52\u00a0: version texte de «\u00a0Danses d’Auvergne\u00a0»',
  )
  expect(html).toMatch(/rel="canonical" href="[^"]*\/regards\/52\/texte"/)

  await expect(page.getByText('Elle se danse à deux temps.')).toBeVisible()
  expect(requests.filter((path) => path.endsWith('/texte') && path.startsWith('/api'))).toEqual([])
})

test('the text stays in place when the session is loaded', async ({ page }) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/regards/52/texte#page-4-titre-1')
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { name: 'Agenda' })
  await expect(heading).toBeInViewport()
  expect(await heading.evaluate((element) => element.matches(':target'))).toBe(true)
})

test('a visitor who comes from the issue gets the same text', async ({ page }) => {
  await page.goto('/regards/52')
  await page.getByRole('link', { name: 'Version texte' }).click()
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Ville' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    'Regards #52 Danses d’Auvergne',
  )
})

test('it is accessible, fits every width and text spacing', async ({ page }) => {
  await page.goto('/regards/52/texte')
  await expectAccessible(page, 'text of an issue', { on: bothSizes })
  await expectNoOverflow(page)
  await expectNoCutText(page)
  await page.goto('/regards/53/texte')
  await expect(page.getByText(/n’a pas de version texte/)).toBeVisible()
  await expectAccessible(page, 'issue without text')
})

test('it is printed without its contents', async ({ page }) => {
  await page.goto('/regards/52/texte')
  const sheets = await printPage(page)
  const text = sheets.map((sheet) => sheet.text).join(' ')
  expect(text).toContain('Elle se danse à deux temps.')
  expect(text).toContain('Le 12 mai.')
  expect(text).not.toContain('Aller à la page')
})

test.describe('a page in the panel', () => {
  // The reading that is written names pictures that do not exist.
  test.use({ expectedErrors: [/404/] })

  test('is corrected by an administrator, and the text shows it', async ({ page }) => {
    await openSession(page, accounts.administrateur)
    await page.goto('/adminregards')
    await page.getByRole('button', { name: 'Autres actions sur le numéro 52' }).click()
    const link = page.getByRole('menuitem', { name: 'Pages et textes' })
    await expect(link).toHaveAttribute('href', new RegExp(`equals\\]=${document52}$`))
    await link.click()
    await expect(page.locator('.table tbody tr')).toHaveCount(4)
    await page.locator('.table tbody tr').first().getByRole('link').first().click()

    await expect(page.getByRole('group', { name: 'Texte trouvé dans le PDF' })).toContainText(
      'Elle se danse à deux temps.',
    )
    await page.getByRole('button', { name: 'Corriger à partir de ce texte' }).click()
    const editor = page.locator('[data-lexical-editor]')
    await expect(editor).toContainText('Elle se danse à deux temps.')
    await editor.getByText('Elle se danse à deux temps.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Ou à trois.')
    await page.getByLabel('Vérifiée').check()
    await page.getByRole('button', { name: /^Enregistrer|Sauvegarder/ }).click()
    await expect(page.getByText(/mis à jour|a été modifié/i).first()).toBeVisible()

    await page.goto('/regards/52/texte')
    await expect(page.getByText('Elle se danse à deux temps. Ou à trois.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Les pas' })).toBeVisible()
  })
})
