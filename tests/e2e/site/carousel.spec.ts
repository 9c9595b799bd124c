import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Time for which each slide is shown, in milliseconds (specification, section 9). */
const intervalMs = 5000

/** Default titles of the three slides. */
const titles = ['Préserver', 'Transmettre', 'Promouvoir'] as const

const carousel = (page: Page) => page.getByRole('region', { name: 'À la une' })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name })

/** Expects that only the slide of this index is visible and exposed to assistive technology. */
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

/** Opens the home page with a paused clock, at the start of the first slide's interval. */
async function openStill(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  // Hovering restarts the interval when the pointer leaves.
  await carousel(page).hover()
  await page.clock.pauseAt(60_000)
  // It may have advanced before.
  await control(page, 'Diapositive 1 sur 3').click()
  await expectSlide(page, 0)
  await control(page, 'Diapositive 1 sur 3').blur()
  await page.mouse.move(0, 0)
}

/** Waits until the carousel rotates, or no longer does: it answers to pointer and focus in a transition. */
const expectPlaying = (page: Page, isPlaying: boolean) =>
  expect(carousel(page).locator('[aria-live]')).toHaveAttribute(
    'aria-live',
    isPlaying ? 'off' : 'polite',
  )

/** Expects that the carousel does not advance. */
async function expectStill(page: Page, index: number) {
  await expectPlaying(page, false)
  await page.clock.runFor(4 * intervalMs)
  await expectSlide(page, index)
}

/** Expects that the carousel shows this slide after one whole interval, and not before. */
async function expectNext(page: Page, index: number) {
  await expectPlaying(page, true)
  await page.clock.runFor(intervalMs)
  await expectSlide(page, index)
}

// tests/web/ui/carousel covers every key, order, bound and interval. This file covers what needs a
// browser: layout, real focus, a real pointer, touch events and the hydrated home page.

test('the carousel rotates by itself, except while it has the focus or the pointer', async ({
  page,
}) => {
  await openStill(page)
  for (const name of ['2 sur 3', '3 sur 3'])
    await expect(carousel(page).getByLabel(name, { exact: true })).toBeHidden()

  await test.step('it waits while the focus is in it, and moves once the Tab key has left', async () => {
    await control(page, 'Diapositive 1 sur 3').click()
    await page.mouse.move(0, 0)
    await carousel(page).getByRole('link', { name: 'Notre histoire' }).focus()
    await expectStill(page, 0)
    await page.keyboard.press('Tab')
    await expectNext(page, 1)
    await expectNext(page, 2)
    await expectNext(page, 0)
  })

  await test.step('it waits under the pointer, and moves once that is gone', async () => {
    await carousel(page).getByRole('group').hover()
    await expectStill(page, 0)
    await page.mouse.move(0, 0)
    await expectPlaying(page, true)
    await page.clock.runFor(intervalMs - 1)
    await expectSlide(page, 0)
    await page.clock.runFor(1)
    await expectSlide(page, 1)
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('it follows a horizontal swipe of more than forty pixels, and no other', async ({
    page,
  }) => {
    await openStill(page)
    // Fingers scroll the page over it, and zoom.
    await expect(slideOf(page).locator('..')).toHaveCSS('touch-action', 'pan-y pinch-zoom')

    for (const [byX, byY, index] of [
      [-39, 0, 0],
      [40, 0, 0],
      [-60, -200, 0],
      [-41, 0, 1],
      [41, 0, 0],
      [41, 0, 2],
    ] as const) {
      await swipe(page, slideOf(page), byX, byY)
      await expectSlide(page, index)
    }
  })
})

const slideOf = (page: Page) => carousel(page).getByRole('group')

/** Swipes over the middle of an element by this many pixels. */
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
