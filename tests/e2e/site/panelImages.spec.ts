import { makeImage } from '../../factories/image'
import { uploadPicture } from '../../factories/page'
import { writeTestFile } from '../adminPage'
import { expectAccessible } from '../expectAccessible'
import { expect } from '../fixtures'
import { englishNames, nameless, test } from '../panel'

type Picture = { alt: string; decorative: boolean; dossier: string; focalX: number; focalY: number }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an image is sent with its text, folder and focal point, and is found in its folder for a page', async ({
  panel,
  administrator,
  changePageTexts,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(/status of 400/)
  await changePageTexts('historique', { image: null })

  const id =
    await test.step('the form asks for a text, unless the image is decorative', async () => {
      await panel.goto('/admin/collections/images/create')
      await panel
        .locator('input[type="file"]')
        .setInputFiles(writeTestFile(testInfo, 'Ronde.jpg', await makeImage('jpeg')))
      await panel.getByRole('button', { name: 'Sauvegarder' }).click()
      const text = panel.getByLabel('Texte de remplacement')
      await expect(panel.getByText('Décrivez en une phrase').first()).toBeVisible()
      await expect(text).toBeFocused()
      await panel.getByLabel('Image décorative').check()
      await expect(text).toBeHidden()
      await panel.getByLabel('Image décorative').uncheck()
      await text.fill('Une ronde sur la place')

      await panel.getByLabel('Dossier').fill('Fêtes d’été')
      // With the keys, then with the mouse on the image.
      await panel.getByLabel('De gauche à droite').focus()
      await panel.keyboard.press('Home')
      await expect(panel.locator('.focal-point__crops img').first()).toHaveCSS(
        'object-position',
        '0% 50%',
      )
      const image = panel.locator('.focal-point__image')
      const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 }
      await image.click({ position: { x: width / 2, y: height / 4 } })
      await panel.getByRole('button', { name: 'Sauvegarder' }).click()
      await panel.waitForURL(/images\/[0-9a-f-]{36}/)
      return panel.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
    })
  const { json } = await administrator.get<Picture>(`/api/images/${id}`)
  expect(json).toMatchObject({
    alt: 'Une ronde sur la place',
    decorative: false,
    dossier: 'Fêtes d’été',
  })
  expect(json.focalX).toBeCloseTo(50, -0.5)
  expect(json.focalY).toBeCloseTo(25, -0.5)

  await test.step('its form is accessible, and says that nothing uses it', async () => {
    await expect(panel.getByText('Nulle part.')).toBeVisible()
    expect(await nameless(panel)).toEqual([])
    expect(await englishNames(panel)).toEqual([])
    await expectAccessible(panel, 'form of an image', { within: '.focal-point, .image-usages' })
  })

  await test.step('a page finds it in its folder', async () => {
    await panel.setViewportSize({ width: 1280, height: 1200 })
    await panel.goto('/admin/globals/historique')
    await panel
      .locator('#field-image')
      .getByRole('button', { name: 'Choisir un fichier déjà envoyé' })
      .click()
    const drawer = panel.getByRole('dialog').filter({ visible: true })
    await expect(drawer.getByRole('button', { name: 'Couvertures des numéros' })).toHaveCount(0)
    await drawer.getByRole('button', { name: 'Fêtes d’été' }).click()
    await expect(drawer.locator('tbody tr')).toHaveCount(1)
    await drawer.getByText('ronde.jpg').click()
    await expect(panel.locator('#field-image').getByText('ronde.jpg')).toBeVisible()
    await expect(panel.getByText('Modifié', { exact: false }).first()).toBeVisible()
  })

  await test.step('its form then names the draft of the page', async () => {
    await panel.goto(`/admin/collections/images/${id}`)
    const usages = panel.getByRole('region', { name: 'Utilisée dans' })
    await expect(usages.getByRole('listitem')).toHaveText(['Historique (brouillon)'])
    await expect(usages.getByRole('link')).toHaveAttribute('href', '/admin/globals/historique')
  })
})

test('an image that nothing uses is deleted where they are listed', async ({
  panel,
  administrator,
}) => {
  const id = await uploadPicture(administrator)
  await panel.goto('/admin/collections/images')
  await expect(
    panel.getByPlaceholder('Texte de remplacement, Dossier ou Nom du fichier'),
  ).toBeVisible()
  await panel.getByText(/^Images jamais utilisées/).click()
  const list = panel.locator('.unused-images')
  const line = list.getByRole('listitem').filter({ has: panel.locator(`a[href$="${id}"]`) })
  await expectAccessible(panel, 'images never used', { within: '.folder-filter, .unused-images' })
  await line.getByRole('button', { name: 'Supprimer' }).click()
  await panel.getByRole('button', { name: 'Confirmer' }).click()

  await expect(line).toHaveCount(0)
  await expect(panel.locator(`a[href$="${id}"]`)).toHaveCount(0)
  expect((await administrator.get(`/api/images/${id}`)).status).toBe(404)
})
