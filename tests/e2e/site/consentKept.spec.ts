import type { Page } from '@playwright/test'
import { breakApi, failedToLoad } from '../apiFaults'
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

test('a choice is kept for six months, and made again once they are over', async ({
  page,
  write,
  measurement,
}) => {
  await write('parametres', analytics)
  await page.goto('/')
  await choose(page, 'Tout accepter')
  await expect.poll(() => measurement.hits.length).toBe(1)
  await page.reload()

  await expect
    .poll(() => signals(page))
    .toEqual([denied, ['update', signalsOf('granted', 'denied')]])
  await expect
    .poll(() => measurement.hits.filter(({ name }) => name === 'page_view').length)
    .toBe(2)
  await expect(banner(page)).toHaveCount(0)
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'consentement')
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  const keptDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / day
  expect(Math.round(keptDays)).toBe(182)

  // What a browser does once the time is over.
  await page.context().clearCookies({ name: 'consentement' })
  measurement.forget()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(await signals(page)).toEqual([denied])
  await expect
    .poll(() => cookieNames(page), { message: 'what the last choice allowed' })
    .toEqual([])
  expect(measurement.hits.filter(({ name }) => name === 'page_view')).toEqual([])
})

test('only the purposes that there are are asked for, and again when there is another one', async ({
  page,
  write,
  measurement,
}) => {
  await write('parametres', analytics)
  await page.goto('/')
  await expect(banner(page)).toContainText('mesurer l’audience')
  await expect(banner(page)).not.toContainText('annonces')
  await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
  const purposes = preferences(page).getByRole('checkbox')
  await expect(purposes).toHaveCount(2)
  await expect(purposes.nth(0)).toBeDisabled()
  await expect(purposes.nth(1)).not.toBeChecked()
  await page.keyboard.press('Escape')
  await choose(page, 'Tout accepter')
  await expect.poll(() => measurement.hits.length).toBe(1)

  await write('parametres', ads)
  measurement.forget()
  await page.reload()
  await expect(banner(page)).toContainText('annonces')
  expect(await signals(page)).toEqual([denied])
  expect(measurement.hits.filter(({ name }) => name === 'page_view')).toEqual([])
})

test('a proof that could not be kept is sent with the next page, and nothing else suffers', async ({
  page,
  write,
  measurement,
  expectedErrors,
}) => {
  expectedErrors.push(failedToLoad, /^La preuve du choix n’a pas été gardée/)
  await write('parametres', analytics)
  const mend = await breakApi(page, /\/api\/consentement$/, { status: 503, body: '' })
  await page.goto('/')
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/api/consentement') && response.status() === 503,
  )
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
  await refused
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => measurement.hits.length).toBe(1)
  await mend()
  const kept = proofKept(page)
  await page.reload()
  expect(await kept).toMatchObject({ moyen: 'tout-accepter', choix: { audience: true } })

  // It is known now, and told no more.
  await expect.poll(() => untold(page)).toBeNull()
  const again: string[] = []
  page.on('request', (request) => again.push(request.url()))
  await page.reload()
  await expect.poll(() => signals(page)).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  expect(again.filter((url) => url.endsWith('/api/consentement'))).toEqual([])
})

/** How the choice was made, as long as the page has not heard that the server knows of it. */
async function untold(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies()
  const kept = cookies.find(({ name }) => name === 'consentement')?.value ?? ''
  return (JSON.parse(decodeURIComponent(kept)) as { data: { aDeclarer: unknown } }).data.aDeclarer
}
