import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { accounts } from '../../support/setups'
import { fillRegardForm, getSubmitButton } from '../adminPage'
import { failedToLoad, holdResponses } from '../apiFaults'
import { bothSizes, expectAccessible, sizes } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { findOverflow } from '../layoutChecks'
import { login, notreSiege, quiSommesNous } from '../sitePages'

/*
 * States after an interaction; audit.spec.ts covers pages as they open, pageStates.spec.ts their
 * loading and error states.
 */

// For axe: an element in transition has an intermediate colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the carousel’s other slides, its button for a pause, and its dots in forced colours', async ({
  page,
}) => {
  await page.goto('/')
  const dot = (number: number) => page.getByRole('button', { name: `Diapositive ${number} sur 3` })
  for (const number of [2, 3]) {
    await dot(number).click()
    await expect(page.getByRole('group')).toHaveAccessibleName(`${number} sur 3`)
    await expectAccessible(page, `slide ${number}`, { on: ['large'] })
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Mettre en pause' }).click()
  await expect(page.getByRole('button', { name: 'Relancer le défilement' })).toBeVisible()
  await expectAccessible(page, 'carousel in pause', { within: '[aria-label="À la une"]' })

  await page.emulateMedia({ forcedColors: 'active' })
  const fillOf = (number: number) =>
    dot(number).evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
  expect(await fillOf(3)).not.toBe(await fillOf(2))
})

test('the newsletter’s box, with a fault and with its answer', async ({ page }) => {
  await page.goto('/')
  const subscribe = page.getByRole('button', { name: 'S’inscrire' })
  await subscribe.click()
  await expect(page.getByText("L'email est requis")).toBeVisible()
  await expectAccessible(page, 'newsletter with a fault')
  await page.getByLabel('Votre adresse e-mail').fill('camille@example.org')
  await subscribe.click()
  await expect(page.getByText('Un message vient de partir')).toBeVisible()
  await expectAccessible(page, 'newsletter with its answer')
})

test('the sign-in, with faults and refused', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedToLoad, /^La connexion a échoué/)
  await page.goto(login.path)
  await page.getByLabel('Email').fill('camille@')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText("Format d'email invalide")).toBeVisible()
  await expectAccessible(page, 'sign-in with faults')
  await page.getByLabel('Email').fill('camille@example.org')
  await page.getByLabel('Mot de passe').fill('ce-n-est-pas-elle')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Email ou mot de passe incorrect.')).toBeVisible()
  await expectAccessible(page, 'sign-in refused')
})

test('open menus are accessible and do not overflow at small widths', async ({ page }) => {
  await openSession(page, accounts.administrateur)
  await page.goto(quiSommesNous.path)
  const about = page.getByRole('button', { name: 'À propos' })
  const account = page.getByRole('button', { name: 'Mon compte' })
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' })

  await about.click()
  await expectAccessible(page, 'menu « À propos »', { on: ['large'] })
  await account.click()
  await expect(signOut).toBeVisible()
  await expectAccessible(page, 'menu « Mon compte »', { on: ['large'] })
  await page.setViewportSize(sizes.small)
  await page.getByRole('button', { name: 'Menu' }).click()
  await about.click()
  await expectAccessible(page, 'mobile menu, « À propos » open', { on: ['small'] })
  await account.click()
  await expect(signOut).toBeVisible()
  await expectAccessible(page, 'mobile menu, « Mon compte » open', { on: ['small'] })

  // The second size is a screen of 1280 pixels at 200 % zoom.
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await signOut.scrollIntoViewIfNeeded()
    await expect(signOut).toBeInViewport()
    expect(await findOverflow(page), `open menus at ${size.width}`).toEqual([])
  }
})

test('the skip link, which leads to the content', async ({ page }) => {
  await page.goto(notreSiege.path)
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'skip link')

  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').getByRole('link', { name: /Voir sur une carte/ }),
  ).toBeFocused()
})

test('an editeur without access', async ({ page, administrator }) => {
  await administrator.as('editeur')
  await openSession(page, accounts.editeur)
  await page.goto('/adminregards')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Accès réservé aux administrateurs',
  )
  await expectAccessible(page, 'editeur refused')
})

test('the administration, empty, with faults, at work and done', async ({ page }, testInfo) => {
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')
  await expect(getSubmitButton(page)).toBeVisible()
  await expectAccessible(page, 'administration', { on: bothSizes })
  await getSubmitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'administration with faults')

  await fillRegardForm(page, testInfo, {
    numero: '103',
    dateParution: '2024-12-21',
    pdf: await makePdf(),
    cover: await makeImage(),
  })
  await expect(page.getByRole('img', { name: 'Première page du PDF' })).toBeVisible()
  const { release } = await holdResponses(page, /\/api\/uploads\b/)
  await getSubmitButton(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'administration at work')
  // The banner closes after three seconds, which is too short for all checks.
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window)
    const stay = (task: () => void, delay?: number) => (delay === 3000 ? 0 : wait(task, delay))
    Object.assign(window, { setTimeout: stay })
  })
  await release()
  await expect(page.getByText('Le numéro a été ajouté avec succès !')).toBeVisible()
  await expectAccessible(page, 'administration done')
})
