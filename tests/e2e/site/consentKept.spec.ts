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
  test,
} from '../consent'

const denied: ['default', object] = ['default', signalsOf('denied', 'denied')]
const day = 24 * 60 * 60

test('a choice that is withdrawn removes the cookies at every level, and ends the measuring', async ({
  page,
  line,
  write,
  measurement,
}) => {
  await write('parametres', { ...analytics, ...ads })
  const site = `http://www.regards.localhost:${new URL(line.url).port}`
  await page.goto(site)
  await choose(page, 'Tout accepter')
  await expect.poll(() => measurement.hits.length).toBe(2)
  const domains = (await page.context().cookies()).map(({ name, domain }) => [name, domain])
  expect(domains).toContainEqual(['_ga', '.regards.localhost'])

  await manageButton(page).click()
  const kept = proofKept(page)
  const reloaded = page.waitForEvent('load')
  await preferences(page).getByRole('button', { name: 'Tout refuser' }).click()
  expect(await kept).toMatchObject({ moyen: 'tout-refuser', choix: { audience: false } })
  await reloaded
  const asked = measurement.asked.length
  await page.getByRole('link', { name: '#REGARDS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  await expect.poll(() => signals(page)).toEqual([denied, ['update', denied[1]]])
  await page.waitForLoadState('networkidle')

  expect(await cookieNames(page)).toEqual(['consentement'])
  expect(measurement.asked).toHaveLength(asked)
  expect(measurement.hits.map(({ name }) => name)).toEqual(['page_view', 'page_view'])
  await expect(banner(page)).toBeHidden()
})

// When a choice is asked for again, and that its proof is sent until it is kept, is tested in
// tests/web/features/consentement. This file tests the browser's own cookies, and real reloads.

test('a choice is kept for six months, and asked for again once they are over, or for another purpose', async ({
  page,
  write,
  measurement,
}) => {
  const pageViews = () => measurement.hits.filter(({ name }) => name === 'page_view')
  await write('parametres', analytics)
  await page.goto('/')

  await test.step('only the purposes that there are are asked for', async () => {
    await expect(banner(page)).toContainText('mesurer l’audience')
    await expect(banner(page)).not.toContainText('annonces')
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
    const purposes = preferences(page).getByRole('checkbox')
    await expect(purposes).toHaveCount(2)
    await expect(purposes.nth(0)).toBeDisabled()
    await expect(purposes.nth(1)).not.toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('the choice holds on the next page, in a cookie of six months', async () => {
    await choose(page, 'Tout accepter')
    await expect.poll(() => pageViews().length).toBe(1)
    await page.reload()
    await expect
      .poll(() => signals(page))
      .toEqual([denied, ['update', signalsOf('granted', 'denied')]])
    await expect.poll(() => pageViews().length).toBe(2)
    await expect(banner(page)).toHaveCount(0)
    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'consentement')
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
    const keptDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / day
    expect(Math.round(keptDays)).toBe(182)
  })

  await test.step('once it is over, what it allowed goes, and it is asked for again', async () => {
    // What a browser does once the time is over.
    await page.context().clearCookies({ name: 'consentement' })
    measurement.forget()
    await page.reload()
    await expect(banner(page)).toBeVisible()
    expect(await signals(page)).toEqual([denied])
    await expect
      .poll(() => cookieNames(page), { message: 'what the last choice allowed' })
      .toEqual([])
    expect(pageViews()).toEqual([])
  })

  await test.step('it is asked for again where there is another purpose', async () => {
    await choose(page, 'Tout accepter')
    await expect.poll(() => pageViews().length).toBe(1)
    await write('parametres', ads)
    measurement.forget()
    await page.reload()
    await expect(banner(page)).toContainText('annonces')
    expect(await signals(page)).toEqual([denied])
    expect(pageViews()).toEqual([])
  })
})
