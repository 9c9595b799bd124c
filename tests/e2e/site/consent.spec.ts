import type { Page } from '@playwright/test'
import {
  ads,
  analytics,
  banner,
  choose,
  cookieNames,
  expect,
  manageButton,
  preferences,
  proofKept,
  signals,
  signalsOf,
  switchPurpose,
  test,
} from '../consent'

const denied: ['default', object] = ['default', signalsOf('denied', 'denied')]

test('without an identifier there is no banner, none of its code, and nothing to manage', async ({
  page,
  elsewhereAsked,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(files.filter((file) => /consentement/i.test(file))).toEqual([])
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(manageButton(page)).toHaveCount(0)
  expect(elsewhereAsked).toEqual([])
})

test('before the choice everything is denied, and nobody else is asked for anything', async ({
  page,
  write,
  elsewhereAsked,
}) => {
  await write('parametres', { ...analytics, ...ads })
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  // By which the test above knows it.
  expect(files.some((file) => /consentement/i.test(file))).toBe(true)
  await page.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(await signals(page)).toEqual([denied])
  expect(elsewhereAsked).toEqual([])
  expect(await cookieNames(page)).toEqual([])
})

type Choosing = {
  what: string
  choose: (page: Page) => Promise<void>
  moyen: string
  audience: boolean
  publicite: boolean
}

const press = (name: string) => (page: Page) =>
  banner(page).getByRole('button', { name, exact: true }).click()
const only = (purpose: string) => async (page: Page) => {
  await press('Personnaliser')(page)
  await switchPurpose(page, purpose)
  await preferences(page).getByRole('button', { name: 'Enregistrer mes choix' }).click()
}

const choosings: Choosing[] = [
  {
    what: 'accepting all',
    choose: press('Tout accepter'),
    moyen: 'tout-accepter',
    audience: true,
    publicite: true,
  },
  {
    what: 'refusing all',
    choose: press('Tout refuser'),
    moyen: 'tout-refuser',
    audience: false,
    publicite: false,
  },
  {
    what: 'closing the banner',
    choose: press('Fermer et tout refuser'),
    moyen: 'fermeture',
    audience: false,
    publicite: false,
  },
  {
    what: 'pressing Escape',
    choose: (page) => page.keyboard.press('Escape'),
    moyen: 'fermeture',
    audience: false,
    publicite: false,
  },
  {
    what: 'saving the purposes as they stand',
    choose: async (page) => {
      await press('Personnaliser')(page)
      await preferences(page).getByRole('button', { name: 'Enregistrer mes choix' }).click()
    },
    moyen: 'choix',
    audience: false,
    publicite: false,
  },
  {
    what: 'the audience alone',
    choose: only('Mesure d’audience'),
    moyen: 'choix',
    audience: true,
    publicite: false,
  },
  {
    what: 'advertising alone',
    choose: only('Publicité'),
    moyen: 'choix',
    audience: false,
    publicite: true,
  },
]

for (const { what, choose: make, moyen, audience, publicite } of choosings) {
  test(`${what}: each signal follows its purpose, and those who are agreed to hear of the page`, async ({
    page,
    write,
    administrator,
    elsewhereAsked,
    measurement,
  }) => {
    await write('parametres', { ...analytics, ...ads })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const kept = proofKept(page)
    await make(page)
    const proof = await kept

    await expect(banner(page)).toBeHidden()
    const toSignal = (isAgreed: boolean) => (isAgreed ? 'granted' : 'denied')
    expect(await signals(page)).toEqual([
      denied,
      ['update', signalsOf(toSignal(audience), toSignal(publicite))],
    ])
    const told = [
      ...(audience ? [analytics.mesureAudience] : []),
      ...(publicite ? [ads.mesurePublicite] : []),
    ]
    // Two that leave together may come by two connections.
    const views = () => measurement.hits.filter(({ name }) => name === 'page_view')
    await expect
      .poll(() =>
        views()
          .map(({ id }) => id)
          .toSorted(),
      )
      .toEqual(told.toSorted())
    if (told.length === 0) {
      await page.reload()
      await page.waitForLoadState('networkidle')
      expect(elsewhereAsked).toEqual([])
    }
    expect(await cookieNames(page)).toEqual([
      ...(audience ? ['_ga', '_ga_TEST123456'] : []),
      ...(publicite ? ['_gcl_au'] : []),
      'consentement',
    ])
    expect(proof).toMatchObject({ moyen, version: 1, choix: { audience, publicite } })
    const where = `where[identifiant][equals]=${String(proof.identifiant)}`
    const { json } = await administrator.get<{ docs: object[] }>(`/api/consentements?${where}`)
    const toAnswer = (isAgreed: boolean) => (isAgreed ? 'accepte' : 'refuse')
    expect(json.docs).toMatchObject([
      { moyen, audience: toAnswer(audience), publicite: toAnswer(publicite) },
    ])
  })
}

test('each public page is told once, under its own address; others are not told', async ({
  page,
  write,
  measurement,
}) => {
  await write('parametres', analytics)
  await page.goto('/?jeton=secret#secret')
  await choose(page, 'Tout accepter')
  await expect.poll(() => measurement.hits.length).toBe(1)
  await page.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  await expect.poll(() => measurement.hits.length).toBe(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()

  await expect.poll(() => measurement.hits.length).toBe(3)
  expect(measurement.hits.map(({ name }) => name)).toEqual(Array(3).fill('page_view'))
  expect(measurement.hits.map(({ location }) => new URL(location).pathname)).toEqual([
    '/',
    '/regards',
    '/regards',
  ])
  expect(JSON.stringify(measurement.hits)).not.toContain('secret')
  expect(measurement.hits[0]?.title).toMatch(/^Accueil/)
  expect(measurement.hits[1]?.title).toMatch(/^Regards/)
  expect(new URL(measurement.hits[1]?.referrer ?? '').pathname).toBe('/')
})

test('the banner moves nothing of the page, and is not its largest part', async ({
  page,
  write,
}) => {
  await write('parametres', { ...analytics, ...ads })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const { shifts, largest } = await page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          setTimeout(() => resolve([]), 1000)
        })
      const moved = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
      const painted = (await entriesOf('largest-contentful-paint')) as (PerformanceEntry & {
        element: Element | null
      })[]
      return {
        shifts: moved.reduce((sum, { value }) => sum + value, 0),
        largest: painted.map(({ element }) => Boolean(element?.closest('#choix-des-cookies'))),
      }
    })

    expect(shifts, `at ${width}`).toBe(0)
    expect(largest.length).toBeGreaterThan(0)
    expect(largest, `at ${width}`).not.toContain(true)
  }
})

test.describe('before the page is alive', () => {
  test.use({ waitsForLife: false })

  test('what is pressed in the footer opens the choices once it is', async ({ page, write }) => {
    await write('parametres', analytics)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/entry-client-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await manageButton(page).click()
    await expect(preferences(page)).toHaveCount(0)
    release()

    await expect(preferences(page)).toBeVisible()
  })
})
