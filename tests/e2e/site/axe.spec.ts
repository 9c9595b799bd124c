import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { fillRegardForm, submitButton } from '../adminPage'
import { api, breakApi, failedToLoad, holdBack } from '../apiFaults'
import { expectAccessible, sizes } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'
import { goWithin } from '../goWithin'
import { accueil, historique, login, notreSiege, quiSommesNous, sitePages } from '../sitePages'

// What moves is between two colours: everything stands still, and nothing waits to be scrolled to.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every page, as the site starts', async ({ page }) => {
  for (const { path, heading } of sitePages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectAccessible(page, path)
  }
})

test('the pages with pictures', async ({ page, hangPictures }) => {
  await hangPictures()
  for (const { path } of [accueil, notreSiege, historique, quiSommesNous]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expectAccessible(page, `${path} with pictures`)
  }
})

test('the magazine, to visitors and to an administrator', async ({ page, administrator }) => {
  await publishRegard(administrator, { numero: 102, dateParution: '2024-09-21' })
  await publishRegard(administrator, { numero: 101, dateParution: '2024-06-21' })
  await publishRegard(administrator, { numero: 100, dateParution: '2024-03-21' })
  const newest = page.getByRole('link', { name: 'Consulter le dernier numéro' })

  await page.goto('/')
  await expect(newest).toBeVisible()
  await expectAccessible(page, 'home with an issue')
  await page.goto('/regards')
  await expect(newest).toBeVisible()
  await expectAccessible(page, 'list of issues')
  await openSession(page, accounts.administrateur)
  await page.reload()
  await expect(page.getByText('0 vue').first()).toBeVisible()
  await expectAccessible(page, 'list of issues with their views')
})

test('what waits for an answer', async ({ page }) => {
  for (const [path, calls, words] of [
    [historique.path, api.page('historique'), 'Chargement de la page…'],
    ['/regards', api.regards, 'Chargement des données...'],
    ['/', api.regards, 'Chargement du dernier numéro…'],
    ['/adminregards', api.session, 'Chargement...'],
  ] as const) {
    const { release } = await holdBack(page, calls)
    // To the administration one comes from outside, to know who one is.
    if (path === '/adminregards') await page.goto(path)
    else await goWithin(page, path)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expectAccessible(page, `${path} loading`)
    await release()
  }
})

test('what got no answer', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedToLoad, /^Le dernier numéro/)
  for (const [path, calls] of [
    [historique.path, api.page('historique')],
    ['/regards', api.regards],
    ['/adminregards', api.session],
    ['/', api.everything],
  ] as const) {
    const mend = await breakApi(page, calls, { status: 503, body: '' })
    if (path === '/adminregards') await page.goto(path)
    else await goWithin(page, path)
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expectAccessible(page, `${path} without an answer`)
    await mend()
  }
})

test('a page whose code did not come', async ({ page, expectedErrors }) => {
  expectedErrors.push(/./)
  await page.route(/\/assets\/HistoriquePage-/, (route) => route.abort())
  await goWithin(page, historique.path)

  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'page without code')
})

test('the carousel’s other slides, and its button for a pause', async ({ page }) => {
  await page.goto('/')
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: `Diapositive ${number} sur 3` }).click()
    await expect(page.getByRole('group')).toHaveAccessibleName(`${number} sur 3`)
    await expectAccessible(page, `slide ${number}`, { on: ['large'] })
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Mettre en pause' }).click()
  await expect(page.getByRole('button', { name: 'Relancer le défilement' })).toBeVisible()
  await expectAccessible(page, 'carousel in pause', { within: '[aria-label="À la une"]' })
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

test('menus that are open', async ({ page }) => {
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
})

test('the skip link, while it shows', async ({ page }) => {
  await page.goto(notreSiege.path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
  await expectAccessible(page, 'skip link')
})

test('an editeur who is refused', async ({ page, administrator }) => {
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
  await expect(submitButton(page)).toBeVisible()
  await expectAccessible(page, 'administration')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'administration with faults')

  await fillRegardForm(page, testInfo, {
    numero: '103',
    dateParution: '2024-12-21',
    pdf: await makePdf(),
    cover: await makeImage(),
  })
  await expect(page.getByRole('img', { name: 'Première page du PDF' })).toBeVisible()
  await expectAccessible(page, 'administration with both files')
  const { release } = await holdBack(page, /\/api\/uploads\b/)
  await submitButton(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'administration at work')
  // The banner goes after three seconds, which is too short to look at it from all sides.
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window)
    const stay = (task: () => void, delay?: number) => (delay === 3000 ? 0 : wait(task, delay))
    Object.assign(window, { setTimeout: stay })
  })
  await release()
  await expect(page.getByText('Le numéro a été ajouté avec succès !')).toBeVisible()
  await expectAccessible(page, 'administration done')
})
