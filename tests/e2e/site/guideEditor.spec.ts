import { makeAccount } from '../../factories/account'
import { makeImage } from '../../factories/image'
import { openAccountPage } from '../accountPage'
import { writeTestFile } from '../adminPage'
import { expect, signIn, test } from '../fixtures'
import { openGuide } from '../guide'

const { told, quoted, press } = openGuide('guide-editeur')

/** The page of the site as a visitor gets it. */
const readPublished = async (url: string) => (await fetch(`${url}/a-propos/historique`)).text()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the day of an editor by the words of the guide, in which nothing is lost', async ({
  page,
  product,
  administrator,
  changePageTexts,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/status of 40[09]/)
  await changePageTexts('historique', { titre: 'Notre histoire', image: null })
  const account = await makeAccount(administrator)
  const title = page.getByLabel('Titre', { exact: false }).first()

  await test.step('Entrer', async () => {
    await signIn(page, account)
    await openAccountPage(page)
    await page.getByRole('button', { name: /^Changer\s: Nom$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom').fill('Yvonne Le Bras')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Yvonne Le Bras')).toBeVisible()
    await page.getByRole('button', { name: told('Mon compte'), exact: true }).click()
    await page.getByRole('link', { name: told('Textes du site') }).click()
    await page
      .getByRole('region', { name: told('Changer une page') })
      .getByRole('link', { name: 'Historique', exact: true })
      .click()
    await expect(title).toHaveValue('Notre histoire')
  })

  await test.step('Changer un texte', async () => {
    await title.fill('Notre longue histoire')
    await expect(page.getByText('Modifié', { exact: true }).first()).toBeVisible()
    expect(await readPublished(product.url)).not.toContain('Notre longue histoire')
  })

  await test.step('Les listes : diapositives, stages, étapes, partenaires', async () => {
    const rows = page.locator('[id^="jalons-row-"]')
    await page.getByRole('button', { name: 'Ajouter : Étape' }).scrollIntoViewIfNeeded()
    const count = await rows.count()
    const drawn = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/globals/historique'),
    )
    await page.getByRole('button', { name: 'Ajouter : Étape' }).click()
    await expect(rows).toHaveCount(count + 1)
    const added = rows.nth(count)
    // It stays open when the server has said what it is made of.
    await drawn
    await expect(added.getByLabel('Date')).toBeVisible()
    await added.getByLabel('Date').fill('Juin 2026')
    await added.getByLabel('Titre').fill('Un site à elle')
    const choose = async (row: number, action: string) => {
      await rows.nth(row).getByRole('button', { name: 'Copier, ajouter ou supprimer' }).click()
      await page.getByRole('button', { name: told(action), exact: true }).click()
    }
    await choose(count, 'Dupliquer')
    await expect(rows).toHaveCount(count + 2)
    await choose(count + 1, 'Retirer')
    await expect(rows).toHaveCount(count + 1)
  })

  await test.step('Voir avant de publier', async () => {
    await page.locator('#live-preview-toggler').click()
    const beside = page.frameLocator('#live-preview-iframe')
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Notre longue histoire')
    await expect(beside.getByText('Un site à elle').first()).toBeVisible()
    await page.locator('#live-preview-toggler').click()
  })

  await test.step('Publier plus tard, puis aussitôt', async () => {
    await press(page, 'Programmer')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Jour et heure (de Paris)').fill('2098-12-01T09:00')
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    const planned = page.getByText(/^Publication prévue le /)
    await expect(planned).toBeVisible()
    await press(page, 'Publier')
    await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()
    await expect(planned).toHaveCount(0)
    const published = await readPublished(product.url)
    expect(published).toContain('Notre longue histoire')
    expect(published.match(/Un site à elle/g)).not.toBeNull()
  })

  const address = await test.step('Changer l’image d’une page', async () => {
    const field = page.locator('#field-image').first()
    await field.getByRole('button', { name: told('Ajouter'), exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Nouvelle image' })
    await drawer
      .locator('input[type="file"]')
      .setInputFiles(writeTestFile(testInfo, 'Bal.jpg', await makeImage('jpeg')))
    await drawer.getByLabel('Texte de remplacement').fill('Un bal devant la mairie')
    await drawer.getByLabel(told('Dossier')).fill('Guide')
    await drawer.getByRole('button', { name: told('Sauvegarder'), exact: true }).click()
    await expect(field.getByText('bal.jpg')).toBeVisible()
    await press(page, 'Publier')
    await expect.poll(() => readPublished(product.url)).toContain('Un bal devant la mairie')
    return (await field.getByRole('link', { name: 'bal.jpg' }).getAttribute('href')) ?? ''
  })

  await test.step('Les retrouver, remplacer un fichier', async () => {
    await page.goto('/admin/collections/images')
    await page.getByRole('button', { name: 'Guide', exact: true }).click()
    await page.getByRole('row').getByRole('link', { name: 'bal.jpg' }).click()
    await page.waitForURL(/images\/[\w-]{24,}/)
    await page.getByRole('button', { name: 'Retirer le fichier' }).click()
    await page
      .locator('input[type="file"]')
      .setInputFiles(writeTestFile(testInfo, 'Bal de nuit.jpg', await makeImage('jpeg')))
    await press(page, 'Sauvegarder')
    await expect(page.getByText('Mis à jour avec succès.').first()).toBeVisible()
    await expect.poll(() => readPublished(product.url)).toContain('bal-de-nuit')
    const former = await fetch(product.url + address)
    expect([former.status, former.url]).toEqual([200, expect.stringContaining('bal-de-nuit')])
  })

  await test.step('Supprimer une image', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await press(page, 'Supprimer')
    const dialog = page.getByRole('dialog', { name: 'Supprimer ?' })
    await expect(
      dialog.getByRole('checkbox', { name: 'Supprimer tout de suite, pour toujours' }),
    ).not.toBeChecked()
    await dialog.getByRole('button', { name: told('Confirmer') }).click()
    await expect(page.getByText(quoted('Cette image sert à la page «')).first()).toBeVisible()
    expect(await readPublished(product.url)).toContain('Un bal devant la mairie')
  })

  await test.step('Revenir en arrière', async () => {
    await page.goto('/admin/globals/historique')
    await page.getByRole('link', { name: told('Versions') }).click()
    const former = page.getByRole('row').filter({ hasText: 'Version publiée' }).first()
    await former.getByRole('link').first().click()
    await press(page, 'Restaurer cette version')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: told('Confirmer') })
      .click()
    await expect(page.getByText('La version est de retour.').first()).toBeVisible()
    const published = await readPublished(product.url)
    expect(published).toContain('Notre longue histoire')
    expect(published).toContain('Un site à elle')
    expect(published).not.toContain('Un bal devant la mairie')
  })
})
