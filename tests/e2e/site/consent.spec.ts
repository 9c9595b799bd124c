import {
  ads,
  analytics,
  getBanner,
  chooseInBanner,
  listCookieNames,
  expect,
  getManageButton,
  getPreferences,
  findProofs,
  readSignals,
  expectedSignals,
  test,
} from '../consent'

const denied: ['default', object] = ['default', expectedSignals('denied', 'denied')]

test('without an identifier there is no banner, no code of it, and no link to the choices', async ({
  page,
  elsewhereAsked,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(files.filter((file) => /consentActions/.test(file))).toEqual([])
  await expect(getBanner(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(getManageButton(page)).toHaveCount(0)
  expect(elsewhereAsked).toEqual([])
})

// tests/web/features/consent covers each way to choose, with its signals and its proof. This
// file covers the whole chain: the page, the stand-in of its script, the browser's cookies and the
// server.

test('refusing all: nothing is asked of anybody else, before the choice and after', async ({
  page,
  changePageTexts,
  administrator,
  elsewhereAsked,
}) => {
  await changePageTexts('parametres', { ...analytics, ...ads })
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))

  await test.step('before the choice everything is denied', async () => {
    await page.goto('/')
    await expect(getBanner(page)).toBeVisible()
    // Confirms the file name by which the test above recognises the code.
    expect(files.some((file) => /consentActions/.test(file))).toBe(true)
    await page.getByRole('link', { name: '#REGARDS' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await readSignals(page)).toEqual([denied])
    expect(elsewhereAsked).toEqual([])
    expect(await listCookieNames(page)).toEqual([])
  })

  await test.step('after it too, and on the next page', async () => {
    const proof = await chooseInBanner(page, 'Tout refuser')
    await expect(getBanner(page)).toBeHidden()
    expect(await readSignals(page)).toEqual([denied, ['update', denied[1]]])
    expect(await findProofs(administrator, proof)).toMatchObject([
      { moyen: 'tout-refuser', audience: 'refuse', publicite: 'refuse' },
    ])
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(getBanner(page)).toHaveCount(0)
    expect(elsewhereAsked).toEqual([])
    expect(await listCookieNames(page)).toEqual(['consentement'])
  })
})

test('accepting all: each public page is told once to each purpose, under its own address', async ({
  page,
  changePageTexts,
  administrator,
  analyticsHost,
}) => {
  await changePageTexts('parametres', { ...analytics, ...ads })
  await page.goto('/?jeton=secret#secret')
  const proof = await chooseInBanner(page, 'Tout accepter')
  await expect(getBanner(page)).toBeHidden()
  expect(await readSignals(page)).toEqual([
    denied,
    ['update', expectedSignals('granted', 'granted')],
  ])
  await expect.poll(() => analyticsHost.hits.length).toBe(2)
  expect(await listCookieNames(page)).toEqual(['_ga', '_ga_TEST123456', '_gcl_au', 'consentement'])
  expect(await findProofs(administrator, proof)).toMatchObject([
    { moyen: 'tout-accepter', audience: 'accepte', publicite: 'accepte' },
  ])

  await page.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  await expect.poll(() => analyticsHost.hits.length).toBe(4)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  await expect.poll(() => analyticsHost.hits.length).toBe(6)

  expect(analyticsHost.hits.map(({ name }) => name)).toEqual(Array(6).fill('page_view'))
  expect(JSON.stringify(analyticsHost.hits)).not.toContain('secret')
  for (const id of [analytics.mesureAudience, ads.mesurePublicite]) {
    const hits = analyticsHost.hits.filter((hit) => hit.id === id)
    expect(hits.map(({ location }) => new URL(location).pathname)).toEqual([
      '/',
      '/regards',
      '/regards',
    ])
    expect(hits[0]?.title).toMatch(/^Accueil/)
    expect(hits[1]?.title).toMatch(/^Regards/)
    expect(new URL(hits[1]?.referrer ?? '').pathname).toBe('/')
  }
})

test.describe('before hydration', () => {
  test.use({ waitsForHydration: false })

  test('a press in the footer before hydration opens the choices afterwards', async ({
    page,
    changePageTexts,
  }) => {
    await changePageTexts('parametres', analytics)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/site-.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await getManageButton(page).click()
    await expect(getPreferences(page)).toHaveCount(0)
    release()

    await expect(getPreferences(page)).toBeVisible()
  })
})
