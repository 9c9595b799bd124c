import type { Browser, Page } from '@playwright/test'
import { accounts } from '../../support/setups'
import { expect, openSession, signIn, test as base } from '../fixtures'

/** Locates a rich text field of a panel page by its field path. */
const longText = (page: Page, field: string) => page.locator(`[data-field-path="${field}"]`)

const test = base.extend<{ panel: Page }>({
  /** The panel's dashboard, with an editeur signed in. */
  panel: async ({ page, administrator }, use) => {
    await administrator.as('editeur')
    await openSession(page, accounts.editeur)
    await page.goto('/admin')
    await use(page)
  },
})

test('an editeur who signs in on the site changes the title of the home page, and visitors read it in French typography', async ({
  page: panel,
  administrator,
  browser,
  baseURL,
  changePageTexts,
}) => {
  await administrator.as('editeur')
  await signIn(panel, accounts.editeur)
  await panel.getByRole('button', { name: 'Mon compte' }).click()
  await panel.getByRole('link', { name: 'Textes du site' }).click()
  await expect(panel).toHaveURL('/admin')
  // Changes nothing: saves the current texts so that the fixture restores them.
  await changePageTexts('accueil', {})
  await openPage(panel, 'Accueil')
  const title = panel.getByLabel('Titre de la page')
  await expect(title).toHaveValue('Donner aux traditions de grandes ambitions')
  await title.fill("L'art d'aujourd'hui : vivant !")
  await save(panel)
  await expect(title).toHaveValue('L’art d’aujourd’hui\u00a0: vivant\u00a0!')

  const read = await asVisitor(browser, baseURL, (page) => page.locator('h1').textContent())
  expect(read).toBe('L’art d’aujourd’hui\u00a0: vivant\u00a0!')
})

test('an editeur rewrites a paragraph and makes a word bold, and visitors read them so', async ({
  panel,
  browser,
  baseURL,
  changePageTexts,
}) => {
  await changePageTexts('accueil', {})
  await openPage(panel, 'Accueil')
  const field = longText(panel, 'presentation')
  await field.getByRole('textbox').click()
  // Control+A is handled by the editor itself; the editor processes arrow keys later than typed
  // characters.
  await panel.keyboard.press('Control+a')
  await panel.keyboard.type("C'est une affaire de ")
  await field.locator('[data-button-key="bold"]').click()
  await panel.keyboard.type('passion')
  await field.locator('[data-button-key="bold"]').click()
  await panel.keyboard.type(' partagée.')
  await expect(field.getByRole('paragraph').last()).toHaveText(
    "C'est une affaire de passion partagée.",
  )
  await untilFormKnows(panel)
  await save(panel)

  const read = await asVisitor(browser, baseURL, (page) =>
    page.getByRole('main').getByRole('paragraph').first().innerHTML(),
  )
  expect(read).toBe('C’est une affaire de <strong>passion</strong> partagée.')
})

test('the checklist drops an entry once it is filled in', async ({
  panel,
  browser,
  baseURL,
  changePageTexts,
}) => {
  await changePageTexts('accueil', {})
  const checklist = panel.getByRole('region', { name: 'À compléter' })
  const part = checklist.getByRole('group').filter({ hasText: 'Accueil' })
  const missing = part.getByRole('listitem').filter({ hasText: 'Payse en titre' })
  await part.locator('summary').click()
  await expect(missing).toBeVisible()
  const before = await part.getByRole('listitem').count()

  await missing.getByRole('link').click()
  await panel.getByLabel('Payse en titre').fill('Maëlle Le Goff, pays de Fouesnant, 2026')
  await save(panel)
  await panel.goto('/admin')
  await part.locator('summary').click()
  await expect(part.getByRole('listitem')).toHaveCount(before - 1)
  await expect(missing).toHaveCount(0)
  const region = await asVisitor(browser, baseURL, (page) =>
    page.getByRole('region', { name: 'La Payse de France' }).innerText(),
  )
  expect(region).toContain('Maëlle Le Goff, pays de Fouesnant, 2026')
})

test('a former version is restored, and the page shows it', async ({
  panel,
  browser,
  baseURL,
  administrator,
  changePageTexts,
}) => {
  await changePageTexts('historique', { titre: 'Notre longue histoire' })
  await changePageTexts('historique', { titre: 'Notre histoire, à refaire' })
  const titleRead = () =>
    asVisitor(browser, baseURL, (page) => page.locator('h1').textContent(), '/a-propos/historique')
  expect(await titleRead()).toBe('Notre histoire, à refaire')

  await panel.goto('/admin/globals/historique/versions')
  await panel.getByRole('row').nth(2).getByRole('link').first().click()
  await panel.getByRole('button', { name: 'Restaurer cette version' }).click()
  await panel.getByRole('button', { name: 'Confirmer' }).click()
  await expect(panel.getByText('La version est de retour.').first()).toBeVisible()

  expect(await titleRead()).toBe('Notre longue histoire')
  const now = await administrator.get<{ titre: string }>('/api/globals/historique')
  expect(now.json.titre).toBe('Notre longue histoire')
})

/** Opens a page's form from the dashboard. */
async function openPage(panel: Page, name: string) {
  const pages = panel.getByRole('region', { name: 'Changer une page' })
  await pages.getByRole('link', { name, exact: true }).click()
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText(name)
}

/**
 * Waits until the rich text editor has passed the typed text to its form: it does so in an idle
 * callback, and idle callbacks run in the order in which they were requested.
 */
const untilFormKnows = (panel: Page) =>
  panel.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))

async function save(panel: Page) {
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(panel.getByText('Mis à jour avec succès.').first()).toBeVisible()
}

/** Runs the callback on a page in a new browser context, as a first-time visitor. */
async function asVisitor<T>(
  browser: Browser,
  baseURL: string | undefined,
  read: (page: Page) => Promise<T>,
  path = '/',
): Promise<T> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  const result = await read(page)
  await context.close()
  return result
}
