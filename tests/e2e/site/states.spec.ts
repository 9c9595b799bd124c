import type { Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import { accounts } from '../../support/setups'
import { api, breakApi, failedToLoad, faults, holdBack } from '../apiFaults'
import { afterTheSecondTry, fewMoments } from '../afterTheSecondTry'
import { expect, openSession, test } from '../fixtures'
import { goWithin } from '../goWithin'
import { breakReading } from '../breakReading'
import {
  historique,
  login,
  mentionsLegales,
  regards,
  writtenPages,
  type SitePage,
} from '../sitePages'

/** A page, the calls it cannot do without, and its words while they are under way or have failed. */
type Awaiting = SitePage & { calls: RegExp; loading: string; failed: string }

const awaiting: Awaiting[] = [
  ...writtenPages.map((sitePage) => ({
    ...sitePage,
    calls: api.page(sitePage.slug),
    loading: 'Chargement de la page…',
    failed: 'Cette page n’a pas pu être chargée.',
  })),
  {
    ...regards,
    calls: api.regards,
    loading: 'Chargement des données...',
    failed: 'Erreur lors du chargement des données',
  },
]

for (const { path, heading, calls, loading, failed } of awaiting) {
  test.describe(path, () => {
    test('says that it is loading, and after six seconds that it knows how long it takes', async ({
      page,
    }) => {
      await page.clock.install()
      const { release } = await holdBack(page, calls)
      await goWithin(page, path)
      const status = page.getByRole('main').getByRole('status').first()

      await expect(status).toContainText(loading)
      await expect(status).not.toContainText('Cela prend plus de temps')
      await expect(page.locator('h1')).toHaveCount(1)
      await expectSiteAround(page)
      await page.clock.fastForward(6000)
      await expect(status).toContainText('Cela prend plus de temps que d’habitude…')
      await release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(loading)).toHaveCount(0)
    })

    test('says what went wrong, whatever it was, and comes once it is asked again', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(failedToLoad)
      await page.clock.install()
      for (const { name, fault, message } of faults) {
        await test.step(name, async () => {
          const mend = await breakApi(page, calls, fault)
          await goWithin(page, path)
          const alert = page.getByRole('alert')

          await afterTheSecondTry(page, () => expect(alert).toContainText(failed, fewMoments))
          await expect(alert).toContainText(message)
          await expect(page.locator('h1')).toHaveCount(1)
          await mend()
          await alert.getByRole('button', { name: 'Réessayer' }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(alert).toHaveCount(0)
        })
      }
    })
  })
}

test('while a page waits or fails, the navigation and the footer lead elsewhere', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await page.clock.install()
  await holdBack(page, api.page('historique'))
  await breakApi(page, api.page('quiSommesNous'), 'down')

  await goWithin(page, '/a-propos/historique')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.getByRole('button', { name: 'À propos' }).click()
  await page.getByRole('link', { name: 'Qui sommes-nous ?' }).click()
  await afterTheSecondTry(page, () => expect(page.getByRole('alert')).toBeVisible(fewMoments))
  await expectSiteAround(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mentionsLegales.heading)
})

test('with the whole API away the pages still say so, between navigation and legal links', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await page.clock.install()
  const mend = await breakApi(page, api.everything, 'down')
  await goWithin(page, '/')

  await afterTheSecondTry(page, () => expect(page.getByRole('alert')).toBeVisible(fewMoments))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Mentions légales' })).toBeVisible()
  await expect(footer).toContainText('© 2025')
  await mend()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nos stages' })).toBeVisible()
})

test('the newest issue is a matter of its own: the rest of the home page does not wait', async ({
  page,
  administrator,
}) => {
  await publishRegard(administrator, { numero: 81 })
  const { release } = await holdBack(page, api.regards)
  await goWithin(page, '/')

  await expect(page.getByRole('status')).toContainText('Chargement du dernier numéro…')
  await expect(page.getByRole('heading', { name: 'Nos stages' })).toBeVisible()
  await release()
  await expect(page.getByRole('article').filter({ hasText: '#81' })).toBeVisible()
})

test('a second page of issues that does not come can be asked for again', async ({
  page,
  administrator,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  const doc = await publishRegard(administrator, { numero: 82, dateParution: '2024-03-21' })
  const issue = { ...doc, pdf: null, couverture: null }
  const pageOf = (numbers: number[], hasNextPage: boolean) => ({
    body: JSON.stringify({
      docs: numbers.map((numero) => ({ ...issue, id: `regard-${numero}`, numero })),
      hasNextPage,
      nextPage: hasNextPage ? 2 : null,
    }),
  })
  await breakApi(page, /\/api\/regards\?.*page=1\b/, pageOf([82, 81], true))
  const mend = await breakApi(page, /\/api\/regards\?.*page=2\b/, { status: 400, body: '' })
  await goWithin(page, regards.path)
  const more = page.getByRole('button', { name: 'Afficher plus de numéros' })

  await more.click()
  await expect(page.getByRole('alert')).toContainText(
    'Les numéros suivants n’ont pas pu être chargés.',
  )
  await mend()
  await breakApi(page, /\/api\/regards\?.*page=2\b/, pageOf([80], false))
  await more.click()
  await expect(page.getByRole('heading', { name: '#80' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page comes without what the server could not read, and asks for it again', async ({
  page,
  product,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await page.clock.install()
  const mend = await breakReading(page, product.dataDir, 'historique')
  try {
    // Under an address of its own: of a page that it knows, the server would give the last one.
    const answer = await page.goto(`${historique.path}?lecture-en-echec`)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['retry-after']).toMatch(/^\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    const alert = page.getByRole('alert')
    await afterTheSecondTry(page, () => expect(alert).toBeVisible(fewMoments))
    await mend()
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(historique.heading)
    await expect(alert).toHaveCount(0)
  } finally {
    await mend()
  }
})

test('whatever the server says of the session, a visitor can read and sign in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  for (const { name, fault } of faults) {
    await test.step(name, async () => {
      const mend = await breakApi(page, api.session, fault)
      await page.goto(regards.path)
      await expect(page.getByText('Aucun numéro disponible pour le moment.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mon compte' })).toHaveCount(0)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Se connecter' }).click()
      await expect(page.getByLabel('Email')).toBeVisible()
      await mend()
    })
  }
})

test('the administration says that the session could not be read, and opens once it can', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad)
  await openSession(page, accounts.administrateur)
  await page.clock.install()
  for (const { name, fault } of faults.slice(0, 5)) {
    await test.step(name, async () => {
      const mend = await breakApi(page, api.session, fault)
      await page.goto('/adminregards')
      const alert = page.getByRole('alert')

      await afterTheSecondTry(page, () =>
        expect(alert).toContainText('Votre session n’a pas pu être vérifiée', fewMoments),
      )
      await expectSiteAround(page)
      await mend()
      await alert.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('button', { name: 'Ajouter le numéro' })).toBeVisible()
    })
  }
})

test('a login page that cannot reach the server says so, and signs in once it can', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad, /^La connexion a échoué/)
  const mend = await breakApi(page, /\/api\/users\/login\b/, 'down')
  await page.goto(login.path)
  await page.getByLabel('Email').fill(accounts.administrateur.email)
  await page.getByLabel('Mot de passe').fill(accounts.administrateur.password)
  const submit = page.getByRole('button', { name: 'Se connecter' })
  await submit.click()

  await expect(page.getByRole('alert')).toContainText('Email ou mot de passe incorrect.')
  await mend()
  await submit.click()
  await expect(page).toHaveURL('/')
})

test('a page whose code does not come says so, and comes when it is loaded anew', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad, /Failed to fetch dynamically imported module/, /Historique/)
  const code = /\/assets\/HistoriquePage-.*\.js/
  await page.route(code, (route) => route.abort())
  await goWithin(page, '/a-propos/historique')

  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Cette page n’a pas pu s’afficher')
  await expectSiteAround(page)
  await page.unroute(code)
  await alert.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre histoire')
})

/** The site's navigation and footer are there, and answer. */
async function expectSiteAround(page: Page) {
  const about = page.getByRole('button', { name: 'À propos' })
  await about.click()
  await expect(page.getByRole('link', { name: 'Notre siège' })).toBeVisible()
  await about.click()
  await expect(about).toHaveAttribute('aria-expanded', 'false')
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
  await expect(legal).toBeVisible()
}
