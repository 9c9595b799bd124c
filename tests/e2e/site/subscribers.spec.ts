import { readFileSync } from 'node:fs'
import { addAbonnes, deleteAllAbonnes } from '../../factories/abonnes'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { englishNames, nameless } from '../panel'

const LIST = '/admin/collections/abonnes'

test.beforeEach(({ page }) => openSession(page, accounts.administrateur))
test.afterEach(({ administrator }) => deleteAllAbonnes(administrator))

test('an administrator reads the dates of a subscriber as in France', async ({ page, product }) => {
  await addAbonnes(product, ['dates@abonnes.test'], {
    dateDemande: new Date('2026-03-05T14:07:00Z'),
  })
  await page.goto(LIST)
  await page.getByRole('link', { name: 'dates@abonnes.test' }).click()

  await expect(page.locator('#field-dateDemande input')).toHaveValue('05/03/2026 15:07')
  await expect.poll(() => englishNames(page)).toEqual([])
})

test('an administrator finds a subscriber, exports all, and removes one for ever', async ({
  page,
  product,
  administrator,
}) => {
  await addAbonnes(product, ['marie@abonnes.test', 'jean@abonnes.test'])
  const rows = page.locator('tbody tr')

  await test.step('Chercher', async () => {
    // The panel remembers how many rows of a list somebody last asked for.
    await page.goto(`${LIST}?limit=10`)
    await expect(rows.filter({ hasText: 'jean@abonnes.test' })).toHaveCount(1)
    await expect.poll(() => nameless(page)).toEqual([])
    await expect.poll(() => englishNames(page)).toEqual([])
    await page.getByRole('textbox', { name: /^Rechercher/ }).fill('marie')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('marie@abonnes.test')
  })

  await test.step('Exporter', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporter les abonnés (CSV)' }).click()
    const table = readFileSync(await (await download).path(), 'utf8')
    expect(table).toContain('marie@abonnes.test')
    expect(table).toContain('jean@abonnes.test')
  })

  await test.step('Retirer quelqu’un', async () => {
    await rows.getByRole('link').first().click()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Supprimer ?' })
    await question.getByRole('checkbox', { name: 'Supprimer tout de suite, pour toujours' }).check()
    await question.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`))
    const left = await administrator.get<{ docs: { email: string }[] }>('/api/abonnes?trash=true')
    const addresses = left.json.docs.map(({ email }) => email)
    expect(addresses).toContain('jean@abonnes.test')
    expect(addresses).not.toContain('marie@abonnes.test')
  })
})
