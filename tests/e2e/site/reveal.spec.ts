import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { historique } from '../sitePages'

/**
 * Distance of a block's middle from the bottom of the viewport at which it is revealed
 * (specification, section 9).
 */
const offsetPx = 200
const durationMs = 800
const rippleMs = 500

const viewport = { width: 1280, height: 700 }

// tests/web/ui/reveal and tests/web/ui/ripple cover when a block is observed, hidden and shown.
// This file covers what needs a browser: layout, scrolling, media queries, transitions and
// animations.

test.describe('a block below the fold', () => {
  test.use({ viewport })

  test('appears at its line, is hidden again, and is always visible where it could not appear', async ({
    page,
  }) => {
    const block = await openAt(page)
    const line = await lineOf(block)

    await test.step('is hidden until its middle is 200 pixels above the bottom edge', async () => {
      await scrollTo(page, line - 2)
      await expectHidden(block)
    })

    await test.step('comes up within 800 milliseconds', async () => {
      const appearance = watchAppearance(block)
      await scrollTo(page, line + 2)
      expect(await appearance).toEqual({
        duration: durationMs,
        easing: 'ease-in-out',
        opacity: '1',
      })
      await expectShown(block)
    })

    await test.step('goes again when it is scrolled back, and comes again', async () => {
      await scrollTo(page, line - 2)
      await expectHidden(block)
      await scrollTo(page, line + 2)
      await expectShown(block)
    })

    await test.step('stays once it has left at the top', async () => {
      await page.keyboard.press('End')
      await expectShown(block)
      await expect(page.locator('[data-revealed="false"]')).toHaveCount(0)
    })

    await scrollTo(page, 0)
    await expectHidden(block)
    for (const [name, media, none] of [
      [
        'those who want less motion',
        { reducedMotion: 'reduce' },
        { reducedMotion: 'no-preference' },
      ],
      ['those who have colours of their own', { forcedColors: 'active' }, { forcedColors: 'none' }],
      ['paper', { media: 'print' }, { media: 'screen' }],
    ] as const) {
      await test.step(`is there for ${name}, and for them alone`, async () => {
        await page.emulateMedia(media)
        await expectAllVisible(page)
        await page.emulateMedia(none)
        await expectHidden(block)
      })
    }

    await test.step('is there on a view so low that little would be left of it', async () => {
      await page.setViewportSize({ width: 900, height: 420 })
      await expectAllVisible(page)
      await page.setViewportSize(viewport)
      await expectHidden(block)
    })

    await test.step('shows itself to the focus', async () => {
      // A link such as an editor may add, below the fold and not yet revealed.
      await block.evaluate((element) => {
        const link = document.createElement('a')
        link.href = '#'
        element.append(link)
        link.focus({ preventScroll: true })
      })
      await expect(block).toHaveAttribute('data-revealed', 'false')
      await expect(block).toHaveCSS('opacity', '1')
      await expect(block).toHaveCSS('transform', 'none')
    })
  })
})

test('a block in view at the start is not hidden first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2600 })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        seen.push((target as Element).getAttribute('data-revealed') ?? '')
    }).observe(document, { subtree: true, attributeFilter: ['data-revealed'] })
  })
  await page.goto(historique.path)
  const blocks = page.locator('[data-revealed]')
  await expect(blocks).toHaveCount(5)

  await page.setViewportSize(viewport)
  // The blocks below the fold of the lower viewport are hidden by now: the initial pass is over.
  await expect(page.locator('[data-revealed="false"]').first()).toBeAttached()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.filter((revealed) => revealed === 'true')).toEqual([])
})

test('a button that is pressed shows one ripple, for 500 milliseconds, unless less motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'S’inscrire' })
  const border = 2

  await test.step('no animation with reduced motion', async () => {
    expect(await ripplesOf(button, () => button.click())).toEqual([])
    await expect(page.getByText("L'email est requis")).toBeVisible()
  })

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await test.step('from where it was pressed', async () => {
    const ripples = await ripplesOf(button, () => button.click({ position: { x: 10, y: 20 } }))
    expect(ripples).toEqual([{ duration: rippleMs, x: near(10 + border), y: near(20 + border) }])
  })

  await test.step('from the middle when a key pressed it', async () => {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    const ripples = await ripplesOf(button, () => button.press('Enter'))
    expect(ripples).toEqual([{ duration: rippleMs, x: near(width / 2), y: near(height / 2) }])
  })
})

/** Opens a page with blocks to reveal. @returns the last block but one, below the fold */
async function openAt(page: Page): Promise<Locator> {
  await page.goto(historique.path)
  const block = page.locator('[data-revealed]').nth(3)
  await expectHidden(block)
  return block
}

/** Describes the block's next opacity transition, once it has ended. */
function watchAppearance(block: Locator) {
  return block.evaluate(async (element) => {
    const begin = async (): Promise<CSSTransition> => {
      const [first] = element
        .getAnimations()
        .filter((animation): animation is CSSTransition => animation instanceof CSSTransition)
        .filter(({ transitionProperty }) => transitionProperty === 'opacity')
      if (first) return first
      await new Promise(requestAnimationFrame)
      return begin()
    }
    const opacity = await begin()
    const { duration, easing } = opacity.effect?.getComputedTiming() ?? {}
    await opacity.finished
    return { duration, easing, opacity: getComputedStyle(element).opacity }
  })
}

/** Scroll position at which the middle of a block reaches the reveal line, in pixels. */
async function lineOf(block: Locator): Promise<number> {
  return block.evaluate((element, distance) => {
    const frame = element.parentElement?.getBoundingClientRect()
    if (!frame) throw new Error('The block stands in nothing')
    return window.scrollY + frame.top + frame.height / 2 - (window.innerHeight - distance)
  }, offsetPx)
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  // Waits several frames: IntersectionObserver reports after the browser has rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

async function expectHidden(block: Locator) {
  await expect(block).toHaveAttribute('data-revealed', 'false')
  await expect(block).toHaveCSS('opacity', '0')
}

async function expectShown(block: Locator) {
  await expect(block).toHaveAttribute('data-revealed', 'true')
  await expect(block).toHaveCSS('opacity', '1')
  await expect(block).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
}

/** Expects that every block is visible on a page that has not been scrolled. */
async function expectAllVisible(page: Page) {
  const blocks = page.locator('[data-revealed]')
  await expect(blocks).toHaveCount(5)
  await expect(page.locator('[data-revealed="false"]').first()).toBeAttached()
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('opacity', '1')
    await expect(block).toHaveCSS('transform', 'none')
  }
}

/** Matches within a few pixels. */
const near = (pixels: number) => expect.closeTo(pixels, -1) as unknown

type Ripple = { duration: unknown; x: number; y: number }

/** The ripples that a press starts on a button, once they have ended. */
async function ripplesOf(button: Locator, press: () => Promise<void>): Promise<Ripple[]> {
  await button.evaluate((element) => {
    const running = () =>
      element.getAnimations().filter((animation) => !(animation instanceof CSSTransition))
    const record = async () => {
      const ripples = running()
      const told = ripples.map(({ effect }) => {
        const [first] = (effect as KeyframeEffect).getKeyframes()
        const pixels = (name: string) => parseFloat(String(first?.[name]))
        const { duration } = effect?.getComputedTiming() ?? {}
        return { duration, x: pixels('--ripple-x'), y: pixels('--ripple-y') }
      })
      await Promise.all(ripples.map(({ finished }) => finished))
      if (running().length > 0) throw new Error('A ripple goes on')
      return told
    }
    Object.assign(element, {
      ripples: new Promise((resolve) => {
        // A ripple starts after the next paint; this task is scheduled after it.
        element.addEventListener('click', () =>
          requestAnimationFrame(() => setTimeout(() => resolve(record()))),
        )
      }),
    })
  })
  await press()
  return button.evaluate(
    (element) => (element as unknown as { ripples: Promise<Ripple[]> }).ripples,
  )
}
