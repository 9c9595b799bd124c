import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { openRecords } from '../../support/records'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'

let issue: ArticlesIssue

test.beforeEach(async ({ administrator, product }) => {
  const place = { dataDir: product.dataDir, databaseUrl: null }
  const records = await openRecords(place)
  issue = await publishMagazine(place, records, administrator)
  await records.close()
})

// The reading that is written names pictures that do not exist.
test.use({ expectedErrors: [/404/] })

test('an administrator finds an article by its issue, and corrects its title and text', async ({
  page,
}) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/collections/articles?sort=rang')
  const row = page.getByRole('row', { name: /Un langage de fil et de drap/ })
  await expect(row).toContainText(`Regards n°\u00a0${issue.numero}`)
  await expect(row.locator('.cell-auteurs')).toHaveText('–')
  await row.getByRole('link').first().click()

  const found = page.getByRole('group', { name: 'Texte trouvé dans le PDF' })
  await expect(found).toContainText('Le tablier Au pays')
  // Half of the window at least: sentences are compared with the page.
  await expect.poll(async () => (await found.boundingBox())?.width).toBeGreaterThan(640)
  await expectAccessible(page, 'text of an article in its form', { within: '.page-found' })
  await page.getByRole('button', { name: 'Corriger à partir de ce texte' }).click()
  const editor = page.locator('[data-lexical-editor]')
  await expect(editor).toContainText('Le tablier Au pays')
  await page.getByLabel(/^Titre/).fill('Fil et drap')
  await page.getByRole('button', { name: /^Enregistrer|Sauvegarder/ }).click()
  await expect(page.getByText(/mis à jour|a été modifié/i).first()).toBeVisible()

  const [article] = await issue.articles.list()
  expect(article).toMatchObject({ slug: 'fil-et-drap', titre: 'Fil et drap' })
  expect((await issue.articles.read()).articles[0]).toMatchObject({ hasTexteCorrige: true })
})

test('the dashboard leads to the issues whose proposed articles wait, until they are arranged', async ({
  page,
  product,
}) => {
  // As proposals are of which the site is not sure.
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: null })
  await records.update('articles', { documentId: issue.pdf }, { visible: false })
  await records.close()
  await openSession(page, accounts.administrateur)
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Articles à relire' })
  await expectAccessible(page, 'articles that wait', { within: '.articles-a-relire' })
  await waiting
    .getByRole('link', { name: `Regards n° ${issue.numero} : 2 articles proposés` })
    .click()
  await expect(page).toHaveURL(`/adminregards/${issue.numero}/articles`)
  await page.getByRole('button', { name: 'Montrer les 2 articles masqués' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les articles sont enregistrés.')).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('navigation', { name: 'Raccourcis' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('pages and readings are named by their issue, one page leads to the next; lists leave out those of a replaced PDF, and its articles', async ({
  page,
  administrator,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname))
      foreign.push(request.url())
  })
  const name = `Regards n°\u00a0${issue.numero}`
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/collections/lectures?sort=-createdAt')
  await page.getByRole('row', { name }).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `${name}, lecture en ligne` })).toBeVisible()

  const lists = ['articles', 'pagesDeRegards'].map(
    (slug) => `/admin/collections/${slug}?sort=page&where[document][equals]=${issue.pdf}`,
  )
  const rows = page.locator('tbody tr')
  for (const list of lists) {
    await page.goto(list)
    await expect(rows).not.toHaveCount(0)
  }
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `${name}, page 1` })).toBeVisible()
  const neighbours = page.getByRole('navigation', { name: 'Pages voisines' })
  await expect(neighbours.getByRole('link')).toHaveText(['Page suivante (2)'])
  await neighbours.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page.getByRole('heading', { name: `${name}, page 2` })).toBeVisible()
  await expect(neighbours.getByRole('link')).toHaveText([
    'Page précédente (1)',
    'Page suivante (3)',
  ])

  const pdf = await uploadFile(administrator, await makePdf(), {
    ...{ filename: 'fichier.pdf', filetype: 'application/pdf', kind: 'pdf' },
    folder: `remplace${issue.numero}`,
  })
  expect((await administrator.patch(`/api/regards/${issue.id}`, { pdf })).status).toBe(200)

  for (const list of lists) {
    await page.goto(list)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(rows).toHaveCount(0)
  }
  expect(foreign).toEqual([])
})
