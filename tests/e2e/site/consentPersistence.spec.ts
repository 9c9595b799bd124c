import {
  ads,
  analytics,
  getBanner,
  chooseInBanner,
  listCookieNames,
  expect,
  getManageButton,
  getPreferences,
  waitForProof,
  readSignals,
  expectedSignals,
  test,
} from '../consent'

const denied: ['default', object] = ['default', expectedSignals('denied', 'denied')]
const day = 24 * 60 * 60

test('a choice that is withdrawn removes the cookies at every level, and ends the measuring', async ({
  page,
  cuttingProxy,
  changePageTexts,
  analyticsHost,
}) => {
  await changePageTexts('parametres', { ...analytics, ...ads })
  const site = `http://www.regards.localhost:${new URL(cuttingProxy.url).port}`
  await page.goto(site)
  await chooseInBanner(page, 'Tout accepter')
  await expect.poll(() => analyticsHost.hits.length).toBe(2)
  const domains = (await page.context().cookies()).map(({ name, domain }) => [name, domain])
  expect(domains).toContainEqual(['_ga', '.regards.localhost'])

  await getManageButton(page).click()
  const kept = waitForProof(page)
  const reloaded = page.waitForEvent('load')
  await getPreferences(page).getByRole('button', { name: 'Tout refuser' }).click()
  expect(await kept).toMatchObject({ moyen: 'tout-refuser', choix: { audience: false } })
  await reloaded
  const asked = analyticsHost.requests.length
  await page.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  await expect.poll(() => readSignals(page)).toEqual([denied, ['update', denied[1]]])
  await page.waitForLoadState('networkidle')

  expect(await listCookieNames(page)).toEqual(['consentement'])
  expect(analyticsHost.requests).toHaveLength(asked)
  expect(analyticsHost.hits.map(({ name }) => name)).toEqual(['page_view', 'page_view'])
  await expect(getBanner(page)).toBeHidden()
})

// tests/web/features/consent covers when the banner is shown again, and that the proof is sent
// until the server has stored it. This file covers the browser's own cookies, and real reloads.

test('a choice is kept for six months, and asked for again once they are over, or for another purpose', async ({
  page,
  changePageTexts,
  analyticsHost,
}) => {
  const pageViews = () => analyticsHost.hits.filter(({ name }) => name === 'page_view')
  await changePageTexts('parametres', analytics)
  await page.goto('/')

  await test.step('only the purposes that there are are asked for', async () => {
    await expect(getBanner(page)).toContainText('mesurer l’audience')
    await expect(getBanner(page)).not.toContainText('annonces')
    await getBanner(page).getByRole('button', { name: 'Personnaliser' }).click()
    const purposes = getPreferences(page).getByRole('checkbox')
    await expect(purposes).toHaveCount(2)
    await expect(purposes.nth(0)).toBeDisabled()
    await expect(purposes.nth(1)).not.toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('the choice holds on the next page, in a cookie of six months', async () => {
    await chooseInBanner(page, 'Tout accepter')
    await expect.poll(() => pageViews().length).toBe(1)
    await page.reload()
    await expect
      .poll(() => readSignals(page))
      .toEqual([denied, ['update', expectedSignals('granted', 'denied')]])
    await expect.poll(() => pageViews().length).toBe(2)
    await expect(getBanner(page)).toHaveCount(0)
    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'consentement')
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
    const keptDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / day
    expect(Math.round(keptDays)).toBe(182)
  })

  await test.step('after its expiry, its cookies are deleted and the banner asks again', async () => {
    // Deletes the cookie, as the browser does when it expires.
    await page.context().clearCookies({ name: 'consentement' })
    analyticsHost.reset()
    await page.reload()
    await expect(getBanner(page)).toBeVisible()
    expect(await readSignals(page)).toEqual([denied])
    await expect
      .poll(() => listCookieNames(page), { message: 'what the last choice allowed' })
      .toEqual([])
    expect(pageViews()).toEqual([])
  })

  await test.step('it is asked for again where there is another purpose', async () => {
    await chooseInBanner(page, 'Tout accepter')
    await expect.poll(() => pageViews().length).toBe(1)
    await changePageTexts('parametres', ads)
    analyticsHost.reset()
    await page.reload()
    await expect(getBanner(page)).toContainText('annonces')
    expect(await readSignals(page)).toEqual([denied])
    expect(pageViews()).toEqual([])
  })
})
