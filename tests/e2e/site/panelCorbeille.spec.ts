import type { Page } from '@playwright/test'
import { addAbonnes, deleteAllAbonnes } from '../../factories/abonnes'
import { uploadPicture } from '../../factories/page'
import { publishWithSharedCover } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession } from '../fixtures'
import { test } from '../panel'

const question = (page: Page) => page.locator('.trash-selection__modal')

/** Ticks the rows of a list that have one of these texts. */
async function select(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.getByRole('row').filter({ hasText: text }).getByRole('checkbox').check()
  }
}

test('the question before issues go to the trash, and come back, names their numbers and titles; their form there offers the restoration, and asks for nothing that is not found', async ({
  page,
  administrator,
}) => {
  await publishWithSharedCover(administrator, { numero: 61, titre: 'Les coiffes' })
  const { id } = await publishWithSharedCover(administrator, { numero: 62, titre: 'Les sabots' })
  await publishWithSharedCover(administrator, { numero: 63 })
  await openSession(page, accounts.administrateur)
  await page.goto('/admin/collections/regards')
  await select(page, 'Les coiffes', 'Les sabots')
  await expect(page.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
  await expectAccessible(page, 'selected issues', { within: '.trash-selection', on: ['large'] })
  await page.getByRole('button', { name: 'Mettre à la corbeille (2)' }).click()

  await expect(question(page).getByRole('listitem')).toHaveText([
    /^n°\s62\s: Les sabots$/,
    /^n°\s61\s: Les coiffes$/,
  ])
  await question(page).getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Dans la corbeille : 2.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Les coiffes' })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: '63' })).toHaveCount(1)
  expect((await page.request.get('/regards/61')).status()).toBe(404)

  const missing: string[] = []
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  await page.goto(`/admin/collections/regards/trash/${id}`)
  await expect(page.getByRole('button', { name: 'Restaurer' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Les sabots')
  await page.waitForLoadState('networkidle')
  expect(missing).toEqual([])
  await expect(page.getByRole('button', { name: 'Programmer' })).toHaveCount(0)

  await page.goto('/admin/collections/regards/trash')
  await select(page, 'Les coiffes', 'Les sabots')
  await expect(page.getByRole('button', { name: 'Vider la corbeille' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Restaurer (2)' }).click()
  await expect(question(page).getByRole('listitem')).toHaveCount(2)
  await question(page).getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('De retour : 2.')).toBeVisible()
  expect((await page.request.get('/regards/61')).status()).toBe(200)
})

test('all that a search finds is named, and nothing else moves', async ({
  page,
  product,
  administrator,
}) => {
  await addAbonnes(product, ['part-1@abonnes.test', 'part-2@abonnes.test', 'reste@abonnes.test'])
  try {
    await openSession(page, accounts.administrateur)
    await page.goto('/admin/collections/abonnes?limit=1&search=part-')
    await page.getByRole('row').getByRole('checkbox').last().check()
    await page.getByRole('button', { name: 'Tout sélectionner (2)' }).click()
    await page.getByRole('button', { name: 'Mettre à la corbeille (2)' }).click()
    await expect(question(page).getByRole('listitem')).toHaveText([
      /^part-\d@abonnes\.test$/,
      /^part-\d@abonnes\.test$/,
    ])
    await question(page).getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText('Dans la corbeille : 2.')).toBeVisible()

    const { json } = await administrator.get<{ docs: { email: string }[] }>('/api/abonnes')
    expect(json.docs.map(({ email }) => email)).toEqual(['reste@abonnes.test'])
  } finally {
    await deleteAllAbonnes(administrator)
  }
})

test('an editor moves an image, and restores it from its form', async ({
  panel,
  administrator,
}) => {
  const id = await uploadPicture(administrator)
  await uploadPicture(administrator)
  await panel.goto(`/admin/collections/images?where[or][0][and][0][id][equals]=${id}`)
  await panel.getByRole('row').getByRole('checkbox').last().check()
  await panel.getByRole('button', { name: 'Mettre à la corbeille (1)' }).click()
  await question(panel).getByRole('button', { name: 'Confirmer' }).click()

  await expect(panel.getByText('Dans la corbeille : 1.')).toBeVisible()
  expect((await administrator.get(`/api/images/${id}`)).status).toBe(404)
  await panel.goto('/admin/collections/images')
  await expect(panel.getByText('Images jamais utilisées')).toBeVisible()
  const asked: string[] = []
  panel.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await panel.goto('/admin/collections/images/trash')
  await expect(panel.getByRole('row')).not.toHaveCount(0)
  await panel.goto(`/admin/collections/images/trash/${id}`)
  await panel.getByRole('button', { name: 'Restaurer' }).click()
  expect(asked).toContain('/admin/collections/images/trash')
  expect(asked.filter((path) => path.includes('jamais-utilisees'))).toEqual([])
  await panel.getByRole('button', { name: 'Confirmer' }).click()
  await expect(panel).toHaveURL(new RegExp(`/collections/images/${id}$`))
  expect((await administrator.get(`/api/images/${id}`)).status).toBe(200)
})
