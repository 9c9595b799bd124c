import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** How long a slide is on show (specification, section 9). */
const intervalMs = 5000

/** The three slides' titles, until somebody changes them. */
const titles = ['Préserver', 'Transmettre', 'Promouvoir'] as const

const carousel = (page: Page) => page.getByRole('region', { name: 'À la une' })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name })
const next = (page: Page) => control(page, 'Diapositive suivante')
const previous = (page: Page) => control(page, 'Diapositive précédente')

/** The first, second or third slide is the one on show, to the eye and to everything else. */
async function expectSlide(page: Page, index: number) {
  const slides = carousel(page).getByRole('group')
  await expect(slides).toHaveCount(1)
  await expect(slides).toHaveAccessibleName(`${index + 1} sur 3`)
  await expect(slides.getByRole('heading', { level: 2 })).toHaveText(titles[index] ?? '')
  await expect(control(page, `Diapositive ${index + 1} sur 3`)).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(carousel(page).locator('[aria-current]')).toHaveCount(1)
}

/** Opens the home page with the clock standing still, at the beginning of the first slide's time. */
async function openStill(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await expectSlide(page, 0)
  // Somebody who comes and goes makes its time begin anew.
  await carousel(page).hover()
  await page.clock.pauseAt(60_000)
  await page.mouse.move(0, 0)
  await expectSlide(page, 0)
}

/** The carousel stays as it is however long one waits. */
async function expectStill(page: Page, index: number) {
  await page.clock.runFor(4 * intervalMs)
  await expectSlide(page, index)
}

test.describe('asked to', () => {
  test('it shows its three slides one after the other, forwards and round again', async ({
    page,
  }) => {
    await openStill(page)
    for (const index of [0, 1, 2, 0]) {
      await expectSlide(page, index)
      await next(page).click()
    }
  })

  test('it goes backwards, from the first slide to the last', async ({ page }) => {
    await openStill(page)
    for (const index of [0, 2, 1, 0]) {
      await expectSlide(page, index)
      await previous(page).click()
    }
  })

  test('it goes to any slide by its indicator', async ({ page }) => {
    await openStill(page)
    for (const index of [2, 0, 1]) {
      await control(page, `Diapositive ${index + 1} sur 3`).click()
      await expectSlide(page, index)
    }
  })

  test('it follows the left and right arrow keys', async ({ page }) => {
    await openStill(page)
    await next(page).focus()

    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 0)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 2)
  })

  test('it leaves the browser its own keys', async ({ page }) => {
    await openStill(page)
    await next(page).focus()

    await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('ArrowDown')

    await expectSlide(page, 0)
  })

  test('each slide leads where it says', async ({ page }) => {
    await openStill(page)
    for (const [index, name, href] of [
      [0, 'Notre histoire', '/a-propos/historique'],
      [1, 'Découvrir les stages', '/#stages'],
      [2, 'Lire la revue', '/regards'],
    ] as const) {
      await control(page, `Diapositive ${index + 1} sur 3`).click()
      await expectSlide(page, index)
      await expect(carousel(page).getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
})

test.describe('by itself', () => {
  test('it goes on after five seconds, and again, and round', async ({ page }) => {
    await openStill(page)

    for (const index of [1, 2, 0]) {
      await page.clock.runFor(intervalMs - 1)
      await expectSlide(page, (index + 2) % 3)
      await page.clock.runFor(1)
      await expectSlide(page, index)
    }
  })

  test('it gives the slide that was asked for its whole time', async ({ page }) => {
    await openStill(page)
    await page.clock.runFor(intervalMs - 1000)
    await next(page).click()
    await page.mouse.move(0, 0)
    await next(page).blur()

    await page.clock.runFor(intervalMs - 1)
    await expectSlide(page, 1)
    await page.clock.runFor(1)
    await expectSlide(page, 2)
  })

  test('it stands still under the pointer, and goes on once that is gone', async ({ page }) => {
    await openStill(page)
    await carousel(page).getByRole('group').hover()

    await expectStill(page, 0)
    await page.mouse.move(0, 0)
    await page.clock.runFor(intervalMs)
    await expectSlide(page, 1)
  })

  test('it stands still while the focus is in it, and goes on once that is gone', async ({
    page,
  }) => {
    await openStill(page)
    await carousel(page).getByRole('link', { name: 'Notre histoire' }).focus()

    await expectStill(page, 0)
    await page.keyboard.press('Tab')
    await page.clock.runFor(intervalMs)
    await expectSlide(page, 1)
  })

  test('it stands still once it is paused, and goes on when it is told to', async ({ page }) => {
    await openStill(page)
    await control(page, 'Mettre en pause').click()
    await page.mouse.move(0, 0)
    await control(page, 'Relancer le défilement').blur()

    await expectStill(page, 0)
    await control(page, 'Relancer le défilement').click()
    await page.clock.runFor(intervalMs)
    await expectSlide(page, 1)
    await expect(control(page, 'Mettre en pause')).toBeVisible()
  })

  test('it announces its slides only to those who change them', async ({ page }) => {
    await openStill(page)
    const live = carousel(page).locator('[aria-live]')

    await expect(live).toHaveAttribute('aria-live', 'off')
    await control(page, 'Mettre en pause').click()
    await expect(live).toHaveAttribute('aria-live', 'polite')
  })

  test('it never moves for those who want less motion, who have nothing to pause', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStill(page)

    await expectStill(page, 0)
    await expect(carousel(page).getByRole('button', { name: /pause|défilement/ })).toHaveCount(0)
    await next(page).click()
    await expectSlide(page, 1)
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('it follows a swipe of more than forty pixels, either way', async ({ page }) => {
    await openStill(page)

    await swipe(page, slideOf(page), -41)
    await expectSlide(page, 1)
    await swipe(page, slideOf(page), 41)
    await expectSlide(page, 0)
    await swipe(page, slideOf(page), 41)
    await expectSlide(page, 2)
  })

  test('it stays for a swipe of less', async ({ page }) => {
    await openStill(page)

    await swipe(page, slideOf(page), -39)
    await swipe(page, slideOf(page), 39)
    await swipe(page, slideOf(page), 40)

    await expectSlide(page, 0)
  })

  test('it stays for a finger that scrolls the page', async ({ page }) => {
    await openStill(page)

    await swipe(page, slideOf(page), -60, -200)

    await expectSlide(page, 0)
  })
})

const slideOf = (page: Page) => carousel(page).getByRole('group')

/** Moves a finger over the middle of an element, by so many pixels. */
async function swipe(page: Page, over: Locator, byX: number, byY = 0) {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over')
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 3)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + byX * share, y: y + byY * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
  await touch('touchEnd', 1)
  await session.detach()
}
