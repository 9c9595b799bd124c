import type { Page } from '@playwright/test'
import { deleteAllRegards } from '../../factories/regard'
import type { Client } from '../../support/client'
import { expect } from '../fixtures'
import { getPicture, numero, publishIssues, read, test, text } from '../readableIssue'

test.beforeAll(({ product, administrator }) => publishIssues(product, administrator))
test.afterAll(({ administrator }) => deleteAllRegards(administrator))

const countViews = async (administrator: Client) => {
  const { json } = await administrator.get<{ docs: { nombreDeVue: number }[] }>(
    `/api/regards?where[numero][equals]=${numero}`,
  )
  return json.docs[0]?.nombreDeVue ?? NaN
}

test('an issue is found, read and downloaded, and the way back is one step', async ({ page }) => {
  await page.goto('/regards')
  // The two others are not read online.
  await expect(page.getByRole('link', { name: 'Lire en ligne' })).toHaveCount(1)
  await page.goto(`/regards/${numero}`)
  await page.getByRole('link', { name: 'Lire en ligne' }).click()
  await expect(page).toHaveURL(`/regards/${numero}/lire`)
  await expect(getPicture(page, 1)).toBeVisible()
  for (const first of [2, 4, 6]) {
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/${first}`)
    await expect(getPicture(page, first)).toBeInViewport()
    await expect(getPicture(page, first + 1)).toBeInViewport()
  }
  await expect(page).toHaveTitle(/^Regards #52, page 6 sur 7 – /)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger' }).click()
  expect((await downloading).suggestedFilename()).toBe(`Regards-${numero}.pdf`)
  await page.goBack()
  await expect(page).toHaveURL(`/regards/${numero}`)
})

test('each page is read with the keyboard alone', async ({ page }) => {
  await read(page)
  const status = page.getByRole('status').filter({ hasText: /^Pages? / })
  for (const [key, path, said] of [
    ['ArrowRight', '/lire/2', 'Pages 2 et 3 sur 7'],
    ['PageDown', '/lire/4', 'Pages 4 et 5 sur 7'],
    ['End', '/lire/7', 'Pages 6 et 7 sur 7'],
    ['ArrowLeft', '/lire/4', 'Pages 4 et 5 sur 7'],
    ['Home', '/lire', 'Page 1 sur 7'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/regards/${numero}${path}`)
    await expect(status).toHaveText(said)
  }

  await test.step('zoom: the arrows scroll, Escape shows the whole page', async () => {
    const smaller = page.getByRole('button', { name: 'Réduire' })
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(smaller).not.toHaveAttribute('aria-disabled')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`/regards/${numero}/lire`)
    await page.keyboard.press('Escape')
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('outline: in by Tab, out with Escape', async () => {
    await page.getByRole('button', { name: 'Sommaire' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/regards/${numero}/lire/5`)
    await expect(getPicture(page, 5)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Sommaire' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(`/regards/${numero}/lire`)
  })

  await test.step('full screen', async () => {
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  /**
   * Sends touches to the pages, as fingers do: lists of points, one list for each moment.
   * @param laterMs how much later than now the touch is said to be
   */
  async function touch(page: Page, moments: [number, number][][], laterMs = 0) {
    const timestamp = (Date.now() + laterMs) / 1000
    const session = await page.context().newCDPSession(page)
    const toPoints = (points: [number, number][]) =>
      points.map(([x, y], id) => ({ x, y, id, radiusX: 1, radiusY: 1 }))
    for (const [index, points] of moments.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: toPoints(points),
        timestamp,
      })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }

  test('one page fits the screen, and a swipe turns it', async ({ page }) => {
    await read(page, 2)
    await expect(getPicture(page, 2)).toBeInViewport({ ratio: 0.99 })
    await expect(getPicture(page, 3)).toBeHidden()
    await touch(page, [[[300, 400]], [[200, 405]], [[80, 410]]])
    await expect(page).toHaveURL(`/regards/${numero}/lire/3`)
    await expect(getPicture(page, 3)).toBeInViewport({ ratio: 0.9 })
    await touch(page, [[[80, 400]], [[200, 405]], [[300, 410]]])
    await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
  })

  test('two fingers zoom, one then scrolls, two taps show the whole page', async ({ page }) => {
    await read(page, 2)
    const getWidth = async () => (await page.locator('[data-page="2"]').boundingBox())?.width ?? 0
    const whole = await getWidth()
    await touch(page, [
      [
        [150, 400],
        [210, 400],
      ],
      [
        [120, 400],
        [240, 400],
      ],
      [
        [90, 400],
        [270, 400],
      ],
    ])
    await expect.poll(getWidth).toBeGreaterThan(whole * 2.5)
    // The next picture is sharp at this size.
    await expect
      .poll(() => getPicture(page, 2).evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/2-960\.webp$/)
    await touch(page, [[[200, 400]], [[150, 400]], [[60, 400]]])
    await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
    await touch(page, [[[200, 300]]])
    await touch(page, [[[200, 300]]])
    await expect.poll(getWidth).toBeCloseTo(whole, 0)
    // Where there is no text.
    await touch(page, [[[200, 600]]])
    // The second tap is too late for a double tap with the first: it is one with the third.
    await touch(page, [[[200, 600]]], 400)
    await touch(page, [[[200, 600]]], 400)
    await touch(page, [[[200, 600]]], 400)
    await expect.poll(getWidth).toBeCloseTo(whole * 2.5, 0)
  })

  test('two taps fit the column under the finger to the window, and two more show the page', async ({
    page,
  }) => {
    await read(page, 2)
    const getWidth = async () => (await page.locator('[data-page="2"]').boundingBox())?.width ?? 0
    const whole = await getWidth()
    const word = page.locator('[data-page="2"] [data-text-layer]').getByText('coiffes')
    const before = await word.boundingBox()
    if (!before) throw new Error('The word is not in view')
    const at: [number, number] = [before.x + 5, before.y + before.height / 2]
    await touch(page, [[at]])
    await touch(page, [[at]])
    await expect.poll(getWidth).toBeGreaterThan(whole * 2)

    // The column of the word is between the sides of the window, which it fills; the line is where it was.
    const sides = await page.evaluate(() => {
      const words = [...document.querySelectorAll('[data-page="2"] [data-text-layer] > span')]
      const boxes = words.map((each) => each.getBoundingClientRect())
      const first = boxes.filter(({ left }) => left < innerWidth)
      return {
        left: Math.min(...first.map(({ left }) => left)) / innerWidth,
        right: Math.max(...first.map(({ right }) => right)) / innerWidth,
      }
    })
    expect(sides.left).toBeGreaterThan(0)
    expect(sides.left).toBeLessThan(0.08)
    expect(sides.right).toBeGreaterThan(0.9)
    expect(sides.right).toBeLessThan(1)
    const after = await word.boundingBox()
    expect(Math.abs((after?.y ?? 0) + (after?.height ?? 0) / 2 - at[1])).toBeLessThan(12)

    await touch(page, [[at]], 1000)
    await touch(page, [[at]], 1000)
    await expect.poll(getWidth).toBeCloseTo(whole, 0)
  })
})

test('text is selected and copied, links lead to a page and to another site, and words are found', async ({
  page,
}) => {
  await read(page, 2)
  const copied = await page.evaluate(() => {
    const layer = document.querySelector('[data-page="2"] [data-text-layer]')
    if (layer) window.getSelection()?.selectAllChildren(layer)
    return window.getSelection()?.toString().replace(/\s+/g, ' ').trim()
  })
  expect(copied).toContain(text)

  // A word of the layer is where its picture shows it.
  const word = page.locator('[data-page="2"] [data-text-layer] span').first()
  const [box, sheet] = [
    await word.boundingBox(),
    await page.locator('[data-page="2"]').boundingBox(),
  ]
  expect(((box?.x ?? 0) - (sheet?.x ?? 0)) / (sheet?.width ?? 1)).toBeCloseTo(90 / 960, 2)

  const outside = page.getByRole('link', { name: 'https://exemple.test/ (nouvel onglet)' })
  await expect(outside).toHaveAttribute('target', '_blank')
  await page.locator('[data-text-layer] a').first().click()
  await expect(page).toHaveURL(`/regards/${numero}/lire/5`)
  await expect(getPicture(page, 5)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`/regards/${numero}/lire/2`)

  await page.getByRole('button', { name: 'Chercher dans ce numéro' }).click()
  await page.getByRole('searchbox').fill('violoneux')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Trouvé sur une page.')).toBeVisible()
  await page.getByRole('link', { name: /^Page 5 / }).click()
  await expect(page).toHaveURL(`/regards/${numero}/lire/5?q=violoneux`)
  await expect(page.locator('[data-page="5"] mark')).toHaveText(/violoneux/)

  await page.goto(`/regards/${numero}/lire/3?q=bourrees`)
  await expect(page.locator('[data-page="3"] mark')).toHaveText(/bourrée/)
})

test('the slider leads to a page, and shows it before', async ({ page }) => {
  await read(page)
  const slider = page.getByRole('slider', { name: 'Page' })
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider has no box')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.locator('img[src$="/4-480.webp"]')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(`/regards/${numero}/lire/4`)
})

test('the next pages are loaded ahead, and nothing else', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, number] = /\/pages\/1\/(\d+)-\d+\.webp$/.exec(request.url()) ?? []
    if (number) loaded.add(number)
  })
  await read(page, 4)
  await expect.poll(() => [...loaded].toSorted()).toEqual(['4', '5', '6', '7'])
  await page.waitForLoadState('networkidle')
  expect([...loaded].toSorted()).toEqual(['4', '5', '6', '7'])
})

test('a reading is counted once, and offered again where it stopped', async ({
  page,
  administrator,
}) => {
  const before = await countViews(administrator)
  await read(page, 2)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/regards/${numero}/lire/4`)
  await expect.poll(() => countViews(administrator)).toBe(before + 1)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('regards:lectures')))
    .toBe('[[52,4]]')

  await read(page)
  await expect(page.getByText('Vous en étiez à la page 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page).toHaveURL(`/regards/${numero}/lire/4`)
  expect(await countViews(administrator)).toBe(before + 1)
})
