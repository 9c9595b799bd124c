import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { moveFocus, moveFocusTo, walk } from '../focusWalk'
import { sitePages } from '../sitePages'

const federation = 'Fédération des arts et traditions populaires'
const networks = ['Facebook', 'Instagram', 'Twitter'].map((name) => `${name} (nouvel onglet)`)
const navigation = ['Aller au contenu', federation, 'Accueil', 'À propos', '#REGARDS']
const footer = [
  'contact@federation.example',
  ...networks,
  'Mentions légales',
  'Politique de confidentialité',
  'Se connecter',
]

/** Presses a key on what has the focus, which stays there or moves by itself. */
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
    // It may have turned by itself until it was stopped.
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
    const opening = page.waitForEvent('popup')
    await press(page, 'Enter')
    const tab = await opening
    await tab.waitForURL(/fichier\.pdf$/)
    await tab.close()
    await page.bringToFront()
  })

  await test.step('is told what is wrong with the address, in the field', async () => {
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
    const rest = ['En savoir plus', 'contact@federation.example', ...networks, ...footer]
    expect(await walk(page, 'Tab', rest.length)).toEqual(rest)
  })
})

test('an administrator without a mouse signs in, and is led to what is missing in the form', async ({
  page,
}) => {
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

  await test.step('fills it in, but for the files', async () => {
    await page.keyboard.type('12')
    await moveFocusTo(page, 'Date de parution')
    await page.keyboard.type('03032024')
    await moveFocusTo(page, 'Fichier PDF')
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
    const picking = page.waitForEvent('filechooser')
    await press(page, 'Enter')
    expect((await picking).element()).toBeTruthy()
  })
})

test('the Tab key goes through every page in its order and out of it, both ways', async ({
  page,
}) => {
  for (const { path, heading, isAlone } of sitePages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      if (!isAlone) await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
      // The carousel would change what can be reached on the way.
      if (path === '/') await page.getByRole('button', { name: 'Mettre en pause' }).press('Enter')
      await startAtTheTop(page)

      const reachable = page.locator('a[href], button:enabled, input:enabled')
      const count = await reachable.filter({ visible: true }).count()
      const forwards = await walk(page, 'Tab', count)

      const around = isAlone ? [federation] : navigation
      expect(forwards.slice(0, around.length)).toEqual(around)
      if (!isAlone) expect(forwards.slice(-footer.length)).toEqual(footer)
      // Out of the page, or round to its first stop: some browsers have nothing else to go to.
      expect(['', forwards[0]]).toContain(await moveFocus(page, 'Tab'))
      await startAtTheTop(page)
      expect(await walk(page, 'Shift+Tab', count)).toEqual(forwards.toReversed())
    })
  }
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
  expect(await moveFocus(page, 'Tab')).toBe('Se déconnecter')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo').getByText('Se connecter')).toBeVisible()
})

/** Where the next Tab leads to the first stop of the page, whatever had the focus before. */
async function startAtTheTop(page: Page) {
  await page.evaluate(() => {
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
}
