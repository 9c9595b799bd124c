import type { Page } from '@playwright/test'
import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { changePage, snapshotPages } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { findPlans, reachPlannedDates } from '../../factories/plannedPublication'
import { startProduct } from '../../support/product'
import { openRecords } from '../../support/records'
import { addTotp, computeTotpCode } from '../../support/secondFactor'
import { createClientWithHeaders, openSession as openApiSession } from '../../support/session'
import { accounts } from '../../support/setups'
import { addPasskey, openAccountPage, plugInAuthenticator, press } from '../accountPage'
import { fillRegardForm, getSubmitButton } from '../adminPage'
import { expect, openSession, sendSignIn, signOut, test as base } from '../fixtures'

const PLANNED = '2099-12-01T09:00'
const TOLD = '01/12/2099 à 09:00'
const BEFORE = 'Que la fête commence'
const CHANGE = 'Que la ronde commence'

type People = {
  /** An editeur, on the first process. */
  editor: Page
  /** A visitor's tabs, one on each process. */
  visitor: Page[]
}

const test = base.extend<People & { otherUrl: string }>({
  // Passkeys belong to a domain name.
  baseURL: async ({ cuttingProxy }, use) => {
    await use(`http://localhost:${cuttingProxy.port}`)
  },

  otherUrl: async ({ setup, product }, use) => {
    const other = await startProduct({ setup, sharesDataWith: product })
    await use(other.url)
    await other.stop()
  },

  editor: async ({ browser, baseURL, administrator }, use) => {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await openSession(page, await makeAccount(administrator))
    await use(page)
    await context.close()
  },

  visitor: async ({ browser, baseURL, otherUrl }, use) => {
    const contexts = await Promise.all(
      [baseURL, otherUrl].map((url) => browser.newContext({ baseURL: url })),
    )
    await use(await Promise.all(contexts.map((context) => context.newPage())))
    for (const context of contexts) await context.close()
  },
})

// A sign-in without its code, and the document of a preview, which visitors do not have.
test.use({ expectedErrors: [/status of 40[14]/], contextOptions: { reducedMotion: 'reduce' } })

/** What a visitor reads as a page's title on each process, opened anew. */
const readTitles = (visitor: Page[], path: string) =>
  Promise.all(
    visitor.map(async (tab) => {
      await tab.goto(path)
      return tab.getByRole('heading', { level: 1 }).textContent()
    }),
  )

test('an editor plans a change, an administrateur an issue, and a visitor reads each at its minute', async ({
  page,
  editor,
  visitor,
  product,
  administrator,
}, testInfo) => {
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
  const putBack = await snapshotPages(administrator, ['accueil'])
  const account = await makeAccount(administrator, 'administrateur')
  const { cookie } = await openApiSession(product.url, account)
  const { secret } = await addTotp(
    createClientWithHeaders(product.url, { cookie }),
    account.password,
  )
  await changePage(administrator, 'accueil', { accroche: BEFORE })
  await expect.poll(() => readTitles(visitor, '/')).toEqual([BEFORE, BEFORE])

  await test.step('the editor drafts a change of the home page, sees it, and plans it', async () => {
    await editor.goto('/admin/globals/accueil')
    await editor.locator('#live-preview-toggler').click()
    const title = editor
      .frameLocator('#live-preview-iframe')
      .getByRole('heading', { level: 1 })
      .first()
    await expect(title).toHaveText(BEFORE)
    await editor.getByLabel('Titre de la page').fill(CHANGE)
    await expect(title).toHaveText(CHANGE)
    await press(editor, 'Programmer')
    const dialog = editor.getByRole('dialog', { name: 'Programmer la publication' })
    await dialog.getByLabel('Jour et heure (de Paris)').fill(PLANNED)
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await expect(editor.getByText('Publication prévue le mardi 1 décembre 2099')).toBeVisible()
    await expect.poll(() => findPlans(records)).toHaveLength(1)
    expect(await readTitles(visitor, '/')).toEqual([BEFORE, BEFORE])
  })

  await test.step('its minute comes', async () => {
    await reachPlannedDates(records)
    // A process has what another one changed within five seconds.
    await expect.poll(() => readTitles(visitor, '/')).toEqual([CHANGE, CHANGE])
  })

  await test.step('the administrateur signs in with an app, and adds a passkey', async () => {
    await plugInAuthenticator(page)
    await sendSignIn(page, account)
    await page.getByLabel('Code à six chiffres').fill(computeTotpCode(secret, 1))
    await press(page, 'Valider')
    await expect(page).toHaveURL('/')
    await openAccountPage(page)
    await addPasskey(page, { nom: 'Ordinateur du bureau', password: account.password })
    await signOut(page)
  })

  await test.step('the administrateur signs in with the passkey, and plans an issue', async () => {
    await page.goto('/login')
    await press(page, 'Utiliser une clé d’accès')
    await expect(page).toHaveURL('/')
    await page.goto('/adminregards')
    await fillRegardForm(page, testInfo, {
      numero: '82',
      dateParution: '2024-09-21',
      pdf: await makePdf(),
      cover: await makeImage('jpeg'),
    })
    await page.getByLabel('À une date choisie').check()
    await page.getByLabel(/Jour et heure/).fill(PLANNED)
    await getSubmitButton(page).click()
    const row = page.getByRole('listitem').filter({ hasText: '#82' })
    await expect(row.getByText(`Publication prévue le ${TOLD}`)).toBeVisible()
    expect(await readTitles(visitor, '/regards/82')).not.toContain('Regards #82')

    await reachPlannedDates(records)
    await expect
      .poll(() => readTitles(visitor, '/regards/82'))
      .toEqual(['Regards #82', 'Regards #82'])
    for (const page of visitor) await expect(page.getByRole('article')).toContainText('Regards #82')
  })

  await test.step('the administrateur restores the former home page', async () => {
    await page.goto('/admin/globals/accueil/versions')
    const saved = page.getByRole('row').filter({ hasText: accounts.administrateur.email })
    await saved.first().getByRole('link').click()
    await press(page, 'Restaurer cette version')
    await press(page, 'Confirmer')
    // Visitors may read the page before the journal has its entry, with which the answer comes.
    await expect(page).toHaveURL(/\/globals\/accueil$/)
    await expect.poll(() => readTitles(visitor, '/')).toEqual([BEFORE, BEFORE])
  })

  await test.step('the administrateur reads the changes in the journal', async () => {
    await page.goto('/admin/collections/journal')
    const rows = page.locator('tbody tr')
    const own = rows.filter({ hasText: account.email })
    for (const said of [
      'Version restaurée',
      'À la date prévue',
      'Publication programmée',
      'Clé d’accès',
    ])
      await expect(own.filter({ hasText: said })).not.toHaveCount(0)
  })

  await putBack()
  await records.close()
})
