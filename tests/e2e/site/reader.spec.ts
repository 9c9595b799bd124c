import type { Page } from '@playwright/test'
import { publishReadable } from '../../factories/readablePages'
import type { Client } from '../../support/client'
import { expectAccessible } from '../expectAccessible'
import { expect, test as base } from '../fixtures'
import { deleteAllRegards } from '../../factories/regard'
import { expectLargeTargets, expectNoOverflow } from '../layoutChecks'

/** Keeps the issues after each test: they are published once for all tests of this file. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern, empty or not
  cleanUp: async ({}, use) => use(undefined),
})

const numero = 52
const text =
  'Les coiffes de dentelle que l’on portait aux fêtes disent le village et la saison. ' +
  'Au bal la bourrée se danse à deux temps en Berry et à trois temps en Auvergne.'
const pages = ['Regards', text, text, text, 'Les violoneux menaient les noces.', text, 'Fin.']

test.beforeAll(async ({ product, administrator }) => {
  await deleteAllRegards(administrator)
  await publishReadable(product, administrator, {
    numero,
    titre: 'Coiffes et dentelles',
    pages,
    plan: [
      { titre: 'Éditorial', page: 2, niveau: 1 },
      { titre: 'Les violoneux', page: 5, niveau: 1 },
    ],
    links: {
      2: [
        { x: 1000, y: 4500, l: 3000, h: 400, page: 5 },
        { x: 1000, y: 6000, l: 3000, h: 400, url: 'https://exemple.test/' },
      ],
    },
  })
  await publishReadable(product, administrator, { numero: 51, etat: 'enCours' })
  await publishReadable(product, administrator, { numero: 50, etat: 'indisponible' })
})

test.afterAll(({ administrator }) => deleteAllRegards(administrator))

const getPicture = (page: Page, number: number) =>
  page.getByRole('img', { name: new RegExp(`^Page ${number} sur ${pages.length}$`) })

/** Opens a page of the issue, and waits until its words are there. */
async function read(page: Page, number = 1) {
  await page.goto(number === 1 ? `/regards/${numero}/lire` : `/regards/${numero}/lire/${number}`)
  await expect(page.locator(`[data-page="${number}"] [data-text-layer]`)).toBeAttached()
}

const countViews = async (administrator: Client) => {
  const { json } = await administrator.get<{ docs: { nombreDeVue: number }[] }>(
    `/api/regards?where[numero][equals]=${numero}`,
  )
  return json.docs[0]?.nombreDeVue ?? NaN
}

test('an issue is read from its page, and the way back is one step', async ({ page }) => {
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
  await page.goBack()
  await expect(page).toHaveURL(`/regards/${numero}`)
})

test('only issues that are read online say so', async ({ page }) => {
  await page.goto('/regards')
  await expect(page.getByRole('link', { name: 'Lire en ligne' })).toHaveCount(1)
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

  /** Sends touches to the pages, as fingers do: lists of points, one list for each moment. */
  async function touch(page: Page, moments: [number, number][][]) {
    const session = await page.context().newCDPSession(page)
    const toPoints = (points: [number, number][]) =>
      points.map(([x, y], id) => ({ x, y, id, radiusX: 1, radiusY: 1 }))
    for (const [index, points] of moments.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: toPoints(points),
      })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a swipe turns one page', async ({ page }) => {
    await read(page, 2)
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
    await touch(page, [[[200, 300]]])
    await page.waitForTimeout(400)
    await touch(page, [[[200, 300]]])
    await touch(page, [[[200, 300]]])
    await expect.poll(getWidth).toBeCloseTo(whole * 2.5, 0)
  })

  test('one page is shown, and nothing overflows', async ({ page }) => {
    await read(page, 2)
    await expect(getPicture(page, 2)).toBeInViewport({ ratio: 0.99 })
    await expect(getPicture(page, 3)).toBeHidden()
  })
})

test('text is selected and copied', async ({ page }) => {
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
})

test('links of a page lead to a page, and to another site', async ({ page }) => {
  await read(page, 2)
  const outside = page.getByRole('link', { name: 'https://exemple.test/ (nouvel onglet)' })
  await expect(outside).toHaveAttribute('target', '_blank')
  await page.locator('[data-text-layer] a').first().click()
  await expect(page).toHaveURL(`/regards/${numero}/lire/5`)
  await page.goBack()
  await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
})

test('words are found in the issue, marked, and linked', async ({ page }) => {
  await read(page, 2)
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

test('the PDF is downloaded from the reader', async ({ page }) => {
  await read(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger' }).click()
  expect((await downloading).suggestedFilename()).toBe(`Regards-${numero}.pdf`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false })

  test('an issue is read page by page', async ({ page }) => {
    await page.goto(`/regards/${numero}`)
    await page.getByRole('link', { name: 'Lire en ligne' }).click()
    await expect(getPicture(page, 1)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/2`)
    await expect(getPicture(page, 3)).toBeInViewport()
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/4`)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/5`)
    await expect(getPicture(page, 4)).toBeHidden()
    await page.getByRole('link', { name: 'Page précédente' }).click()
    await expect(page).toHaveURL(`/regards/${numero}/lire/4`)
    await page.getByRole('link', { name: `Revenir au numéro ${numero}` }).click()
    await expect(page).toHaveURL(`/regards/${numero}`)
  })
})

test('what is not there has its status, and leads to the PDF or to a page', async ({ page }) => {
  for (const [path, status, title] of [
    [`/regards/${numero}/lire/8`, 404, 'Cette page n’existe pas'],
    [`/regards/${numero}/lire/x`, 404, 'Cette page n’existe pas'],
    ['/regards/999/lire', 404, 'Ce numéro n’existe pas'],
    ['/regards/51/lire', 200, 'La lecture en ligne se prépare'],
    ['/regards/50/lire', 200, 'La lecture en ligne n’est pas disponible'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page.getByRole('link', { name: 'Consulter le PDF' })).toHaveAttribute(
    'href',
    '/regards/50/pdf',
  )
})

test('the server’s HTML has the page’s picture, address and share picture', async ({ page }) => {
  const response = await page.request.get(`/regards/${numero}/lire/5?q=violoneux`)
  const html = await response.text()
  expect(html).toMatch(/<title>Regards #52, page 5 sur 7 – /)
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/regards\/52\/lire\/5"\/>/)
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/pages\/1\/5-960\.webp"\/>/)
  expect(html).toMatch(/<img alt="Page 5 sur 7"[^>]*fetchPriority="high"/i)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*5-960\.webp/)
})

test.describe('in every state', () => {
  // For axe: an element in transition has an intermediate colour.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the reader is accessible', async ({ page }) => {
    await read(page, 2)
    await expectAccessible(page, 'reader')
    for (const panel of ['Sommaire', 'Chercher dans ce numéro', 'Autres façons de lire']) {
      await page.getByRole('button', { name: panel }).click()
      await expectAccessible(page, panel)
    }
    await page.getByRole('button', { name: 'Fermer' }).click()
    await page.getByRole('button', { name: 'Agrandir' }).click()
    await expectAccessible(page, 'enlarged')
    await page.goto(`/regards/${numero}/lire/3?q=bourree`)
    await expect(page.locator('[data-page="3"] mark')).toBeAttached()
    await expectAccessible(page, 'marked')
  })

  test('the states without pages are accessible', async ({ page }) => {
    for (const path of ['/regards/51/lire', '/regards/50/lire', `/regards/${numero}/lire/8`]) {
      await page.goto(path)
      await expectAccessible(page, path)
    }
  })

  test('targets are large, and nothing overflows', async ({ page }) => {
    await read(page, 2)
    await expectNoOverflow(page)
    await expectLargeTargets(page)
  })
})
