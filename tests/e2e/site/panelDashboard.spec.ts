import { makeAccount } from '../../factories/account'
import { uploadPicture } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { publishRegard, uploadFile } from '../../factories/regard'
import { pdfMetadata } from '../../factories/uploads'
import { accounts } from '../../support/setups'
import { expect, openSession } from '../fixtures'
import { test } from '../panel'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a line of « À compléter » leads to its field, in a row that is folded', async ({
  panel,
  changePageTexts,
}) => {
  // Changes nothing: the draft of the form ends with the test.
  await changePageTexts('accueil', {})
  await panel.goto('/admin')
  const list = panel.getByRole('region', { name: 'À compléter' })
  await expect(list.getByRole('link', { name: /› Dates et lieu/ }).first()).toBeHidden()
  await panel
    .getByRole('region', { name: 'Changer une page' })
    .getByRole('listitem')
    .filter({ hasText: 'Accueil' })
    .getByRole('link', { name: /manque/ })
    .click()
  const line = list.getByRole('link', { name: /› Dates et lieu/ }).first()
  await expect(line).toBeVisible()
  await line.click()

  await expect(panel).toHaveURL(/globals\/accueil#field-stages__0__dates$/)
  const field = panel.locator('#field-stages__0__dates')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('the dashboard of an administrateur links to waiting tasks', async ({
  page,
  administrator,
}) => {
  const { id } = await publishRegard(administrator, { numero: 54, titre: 'Bals', isDraft: true })
  await openSession(page, accounts.administrateur)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableau de bord')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Publier un numéro' })).toHaveAttribute(
    'href',
    '/adminregards',
  )
  await page
    .getByRole('list', { name: 'Brouillons de numéros' })
    .getByRole('link', { name: 'Regards n° 54 : Bals' })
    .click()

  await expect(page).toHaveURL(`/admin/collections/regards/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Regards n°\s54$/)
})

test('records are titled by a filled-in field, new ones by their kind; lists offer French columns alone, the list of issues its states', async ({
  page,
  administrator,
}) => {
  const { id } = await publishRegard(administrator, { numero: 55 })
  await publishRegard(administrator, { numero: 56, isDraft: true })
  const image = await uploadPicture(administrator, { alt: 'Une ronde' })
  const { json } = await administrator.get<{ pdf: string; couverture: string }>(
    `/api/regards/${id}?depth=0`,
  )
  await openSession(page, accounts.administrateur)
  const title = page.getByRole('heading', { level: 1 })
  for (const [path, name] of [
    [`/admin/collections/documents/${json.pdf}`, /^PDF de Regards n°\s55$/],
    [`/admin/collections/images/${json.couverture}`, /^Couverture de Regards n°\s55$/],
    [`/admin/collections/images/${image}`, 'Une ronde'],
    ['/admin/collections/images/create', 'Nouvelle image'],
    ['/admin/collections/regards/create', 'Nouveau numéro'],
    ['/admin/collections/users/create', 'Nouveau compte'],
    ['/admin/collections/annonces/create', 'Nouvelle lettre'],
  ] as const) {
    await page.goto(path)
    await expect(title, path).toHaveText(name)
  }
  await page.goto('/admin/collections/documents')
  await expect(page.getByRole('link', { name: 'Regards n° 55' })).toHaveAttribute(
    'href',
    `/admin/collections/documents/${json.pdf}`,
  )
  await expect(page.getByText('fichier.pdf')).toHaveCount(0)
  await page.goto('/admin/collections/images')
  await expect(page.getByText('Couverture de Regards n° 55')).toBeVisible()
  const open = () => page.getByRole('button', { name: 'Colonnes' }).click()
  const columns = page.locator('.pill-selector')
  await open()
  await expect(columns).toContainText('Texte de remplacement')
  for (const word of ['Sizes', 'URL', 'MIME', 'Placeholder', 'Upload', 'Prefix', 'Focal'])
    await expect(columns).not.toContainText(word)

  await page.goto('/admin/collections/regards')
  await expect(page.getByRole('row', { name: '56' }).getByText('Brouillon')).toBeVisible()
  await open()
  await expect(columns).toContainText('État')
  await expect(columns).not.toContainText('_status')

  await test.step('a replaced PDF is named by its former issue, also in the trash', async () => {
    const pdf = await uploadFile(administrator, await makePdf(), pdfMetadata)
    await administrator.patch(`/api/regards/${id}`, { pdf })
    await page.goto('/admin/collections/documents')
    await expect(page.getByRole('link', { name: 'Regards n° 55', exact: true })).toBeVisible()
    const former = page.getByRole('link', { name: 'Regards n° 55 (version précédente)' })
    await expect(former).toHaveAttribute('href', `/admin/collections/documents/${json.pdf}`)
    const deletedAt = new Date().toISOString()
    await administrator.patch(`/api/regards/${id}`, { deletedAt })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Regards n° 55 (corbeille)' })).toHaveCount(2)
  })
  await expect(page.getByRole('cell', { name: /^regards\/\w+$/ })).toHaveCount(0)
  await administrator.delete(`/api/images/${image}`)
})

test('a long text has a frame, and its placeholder is whole on a telephone; the preview of a computer is whole beside the form, and 1280 pixels wide inside', async ({
  page,
  administrator,
  changePageTexts,
}) => {
  // The panel remembers of an account whether the preview is open beside the form.
  await openSession(page, await makeAccount(administrator))
  await changePageTexts('historique', { introduction: null })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/globals/historique')
  const field = page.locator('[data-field-path="introduction"]')
  const frame = field.locator('.editor-scroller')
  await expect(frame).toHaveCSS('border-top-width', '1px')
  await expect(frame).toHaveCSS('border-top-style', 'solid')
  const isWhole = () =>
    field.locator('.LexicalEditorTheme__placeholder').evaluate((words, selector) => {
      const inner = words.getBoundingClientRect()
      const outer = words.closest(selector)?.getBoundingClientRect()
      return outer && inner.bottom <= outer.bottom && inner.right <= outer.right
    }, '.editor-scroller')
  await expect.poll(isWhole).toBe(true)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.live-preview-toggler').click()
  const preview = page.locator('#live-preview-iframe')
  await expect(preview).toBeVisible()
  const devices = page.locator('.live-preview-toolbar-controls__breakpoint button').first()
  await expect(devices).toHaveText('Toute la largeur')
  await devices.click()
  await page.getByRole('button', { name: 'Ordinateur' }).click()

  await expect
    .poll(() => preview.evaluate((iframe: HTMLIFrameElement) => iframe.contentWindow?.innerWidth))
    .toBe(1280)
  const edges = async () => {
    const box = await preview.boundingBox()
    const main = await page.locator('.live-preview-window__main').boundingBox()
    return box && main && box.x >= main.x && box.x + box.width <= main.x + main.width
  }
  await expect.poll(edges).toBe(true)
  await devices.click()
  await page.getByRole('button', { name: 'Toute la largeur' }).click()
  await expect(preview).toHaveJSProperty(
    'clientWidth',
    await page.locator('.live-preview-window__main').evaluate((main) => main.clientWidth),
  )
})

test('Tab in a list changes the level of an item, and leaves the text after Escape', async ({
  panel,
  changePageTexts,
}) => {
  await changePageTexts('accueil', {})
  await panel.goto('/admin/globals/accueil')
  const text = panel.locator('[data-field-path="presentation"] [contenteditable="true"]')
  await text.click()
  await panel.keyboard.press('Control+a')
  await panel.keyboard.press('Delete')
  await panel.keyboard.type('- Bourrée')
  await panel.keyboard.press('Enter')
  await panel.keyboard.type('à deux temps')
  await panel.keyboard.press('Tab')
  await panel.keyboard.type(' et trois')
  await expect(text.locator('ul ul li')).toHaveText('à deux temps et trois')
  await panel.keyboard.press('Shift+Tab')
  await expect(text.locator('ul ul')).toHaveCount(0)
  await expect(text).toBeFocused()
  await panel.keyboard.press('Escape')
  await panel.keyboard.press('Tab')

  await expect(text).not.toBeFocused()
  await expect(text.locator('ul > li')).toHaveText(['Bourrée', 'à deux temps et trois'])
})

test('a form tells its state and its dates with the space before the colon, and « Abandonner le brouillon » asks about that', async ({
  panel,
  changePageTexts,
}) => {
  await changePageTexts('historique', { titre: 'Publié' })
  await panel.goto('/admin/globals/historique')
  const meta = panel.locator('.doc-controls__meta')
  await expect(meta).toContainText('Statut')
  const colons = async () => (await meta.innerText()).match(/[^\d]:/g)
  await expect.poll(colons).toEqual(expect.arrayContaining(['\u00a0:']))
  expect(new Set(await colons())).toEqual(new Set(['\u00a0:']))
  const autosaved = panel.waitForResponse(/autosave=true/)
  await panel.getByLabel('Titre', { exact: false }).first().fill('Autre chose')
  await autosaved
  await panel.getByRole('button', { name: 'Abandonner le brouillon' }).click()
  const question = panel.getByRole('dialog').filter({ visible: true })
  await expect(question.getByRole('heading')).toHaveText('Abandonner le brouillon ?')
  await question.getByRole('button', { name: 'Confirmer' }).click()

  await expect(panel.getByLabel('Titre', { exact: false }).first()).toHaveValue('Publié')
})
