import type { Page } from '@playwright/test'
import { coordonnees } from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { openPdf } from '../openPdf'
import { footerStops, moveFocus, moveFocusTo, networkLinks, collectTabStops } from '../tabOrder'

/** Presses keys on the focused element. */
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

test('a visitor without a mouse reads the home page, opens the issue and writes in the box', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 90 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '#90' })).toBeVisible()
  const carousel = page.getByRole('region', { name: 'À la une' })

  await test.step('passes the skip link and unfolds a menu', async () => {
    expect(await moveFocus(page, 'Tab')).toBe('Aller au contenu')
    await moveFocusTo(page, 'À propos')
    await press(page, 'Enter')
    for (const name of ['Historique', 'Qui sommes-nous ?', 'Notre siège', '#REGARDS']) {
      expect(await moveFocus(page, 'Tab')).toBe(name)
    }
    await expect(page.getByRole('link', { name: 'Historique' })).toBeHidden()
  })

  await test.step('stops the carousel and turns it', async () => {
    await moveFocusTo(page, 'Mettre en pause')
    await press(page, 'Space')
    await expect(carousel.getByRole('button', { name: 'Relancer le défilement' })).toBeFocused()
    // The carousel may have advanced before it was paused.
    await moveFocusTo(page, 'Diapositive 1 sur 3')
    await press(page, 'Enter')
    await expect(carousel.getByRole('group')).toHaveAccessibleName('1 sur 3')
    await moveFocusTo(page, 'Diapositive suivante')
    await press(page, 'Enter')
    await expect(carousel.getByRole('group')).toHaveAccessibleName('2 sur 3')
    expect(await moveFocus(page, 'Tab')).toBe('Découvrir les stages')
    await press(page, 'ArrowRight')
    await expect(carousel.getByRole('group')).toHaveAccessibleName('3 sur 3')
  })

  await test.step('opens the issue', async () => {
    await moveFocusTo(page, 'Consulter le dernier numéro')
    await openPdf(page, () => press(page, 'Enter'))
    await page.bringToFront()
  })

  await test.step('shows the error of the address at the field', async () => {
    await moveFocusTo(page, 'Votre adresse e-mail')
    const box = page.getByLabel('Votre adresse e-mail')
    await press(page, 'Enter')
    await expect(box).toHaveAccessibleDescription(/L'email est requis$/)
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toBeFocused()
    await page.keyboard.type('camille@')
    await press(page, 'Enter')
    await expect(box).toHaveAccessibleDescription(/Format d'email invalide$/)
    await page.keyboard.type('example.org')
    expect(await moveFocus(page, 'Tab')).toBe('S’inscrire')
    await press(page, 'Space')
    await expect(box).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Un message vient de partir vers cette adresse',
    )
  })

  await test.step('reaches the end of the page', async () => {
    const rest = ['En savoir plus', coordonnees.email, ...networkLinks, ...footerStops]
    expect(await collectTabStops(page, 'Tab', rest.length)).toEqual(rest)
  })
})

test('an administrator without a mouse signs in, and is led to the first missing field of the form', async ({
  page,
}) => {
  // Registered at the start: a listener takes effect some time after it is added.
  let pickers = 0
  page.on('filechooser', () => (pickers += 1))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Nos stages' })).toBeVisible()

  await test.step('signs in', async () => {
    await moveFocusTo(page, 'Se connecter')
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
    await expect(page.locator('main')).toBeFocused()
    await moveFocusTo(page, 'Email')
    await page.keyboard.type(accounts.administrateur.email)
    expect(await moveFocus(page, 'Tab')).toBe('Mot de passe')
    await page.keyboard.type(accounts.administrateur.password)
    expect(await moveFocus(page, 'Tab')).toBe('Afficher le mot de passe')
    expect(await moveFocus(page, 'Tab')).toBe('Se connecter')
    await press(page, 'Enter')
    await expect(page).toHaveURL('/')
    await expect(page.locator('main')).toBeFocused()
  })

  await test.step('goes to the administration', async () => {
    await moveFocusTo(page, 'Mon compte', 'Shift+Tab')
    await press(page, 'Space')
    await moveFocusTo(page, /^Administration/)
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration des Regards')
    await expect(page.locator('main')).toBeFocused()
  })

  await test.step('sends an empty form', async () => {
    await expect(page.getByPlaceholder('Ex: 123')).toBeVisible()
    expect(await moveFocus(page, 'Tab')).toBe('Aide : publier un numéro')
    expect(await moveFocus(page, 'Tab')).toBe('Lettres aux abonnés')
    expect(await moveFocus(page, 'Tab')).toBe('Fichier PDF')
    expect(await moveFocus(page, 'Tab')).toBe('Numéro')
    await moveFocusTo(page, 'Ajouter le numéro')
    await press(page, 'Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'Veuillez remplir tous les champs obligatoires',
    )
    const numero = page.getByLabel('Numéro', { exact: true })
    await expect(numero).toBeFocused()
    await expect(numero).toHaveAccessibleDescription('Le numéro est obligatoire')
    await expect(page.getByLabel('Date de parution')).toHaveAccessibleDescription(
      'La date de parution est obligatoire',
    )
  })

  await test.step('fills it in, except for the files', async () => {
    await page.keyboard.type('12')
    await moveFocusTo(page, 'Date de parution')
    await page.keyboard.type('03032024')
    await moveFocusTo(page, 'Image de couverture')
    await moveFocusTo(page, 'Ajouter le numéro')
    await press(page, 'Space')
    await expect(page.getByRole('alert')).toHaveText(
      'Veuillez sélectionner un fichier PDF et une couverture',
    )
    await expect(page.getByLabel('Fichier PDF')).toBeFocused()
    await expect(page.getByLabel('Fichier PDF')).toHaveAccessibleDescription(
      'PDF uniquement Sélectionnez un fichier PDF',
    )
  })

  await test.step('opens the picker of files', async () => {
    await press(page, 'Enter')
    await expect.poll(() => pickers).toBe(1)
  })
})

test('on a small screen the Tab key goes through the open menu in its order', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSession(page, accounts.administrateur)
  await page.goto('/regards')
  await expect(page.getByRole('contentinfo').getByText('Se déconnecter')).toBeVisible()

  await moveFocusTo(page, 'Menu')
  await press(page, 'Enter')
  expect(await moveFocus(page, 'Tab')).toBe('Accueil')
  expect(await moveFocus(page, 'Tab')).toBe('À propos')
  await press(page, 'Space')
  for (const name of ['Historique', 'Qui sommes-nous ?', 'Notre siège', '#REGARDS', 'Mon compte']) {
    expect(await moveFocus(page, 'Tab')).toBe(name)
  }
  await press(page, 'Space')
  expect(await moveFocus(page, 'Tab')).toMatch(/^Administration/)
  expect(await moveFocus(page, 'Tab')).toBe('Textes du site')
  expect(await moveFocus(page, 'Tab')).toBe('Sécurité du compte')
  expect(await moveFocus(page, 'Tab')).toBe('Aide')
  expect(await moveFocus(page, 'Tab')).toBe('Se déconnecter')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo').getByText('Se connecter')).toBeVisible()
})
