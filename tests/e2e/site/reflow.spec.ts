import type { Locator, Page } from '@playwright/test'
import { publishRegard } from '../../factories/regard'
import type { Client } from '../../support/client'
import { accounts } from '../../support/setups'
import { expect, openSession, test } from '../fixtures'
import { settled } from '../settled'
import { sitePages } from '../sitePages'

/** Everything that can be opened, with the administration for whoever is signed in. */
const everyPage = [...sitePages.map(({ path }) => path), '/adminregards']

// What waits to be scrolled to is there from the start, and what moves has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Does something on every page, with issues to list, as an administrator sees it. */
async function onEveryPage(
  page: Page,
  administrator: Client,
  check: (path: string) => Promise<void>,
) {
  await publishRegard(administrator, { numero: 111, dateParution: '2024-06-21' })
  await publishRegard(administrator, { numero: 110, dateParution: '2024-03-21' })
  // To be on /login one must be nobody: it comes first.
  const paths = ['/login', ...everyPage.filter((path) => path !== '/login')]
  for (const path of paths) {
    if (path === paths[1]) await openSession(page, accounts.administrateur)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('status')).toHaveCount(0)
      await settled(page)
      await check(path)
    })
  }
}

for (const { name, ...screen } of [
  { name: 'at 320 pixels', viewport: { width: 320, height: 640 } },
  {
    name: 'at twice the size on a screen of 1280 pixels',
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
  },
]) {
  test.describe(name, () => {
    test.use(screen)

    test('no page scrolls sideways', async ({ page, administrator, hangPictures }) => {
      await hangPictures()
      await onEveryPage(page, administrator, async (path) => {
        expect(await overflowOf(page), path).toEqual([])
      })
    })

    test('no menu leaves the screen', async ({ page }) => {
      await openSession(page, accounts.administrateur)
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'À propos' }).click()
      expect(await overflowOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Mon compte' }).click()
      await expect(page.getByText('Connecté en tant que')).toBeInViewport()
      expect(await overflowOf(page)).toEqual([])
    })
  })
}

test('with the spacing of text that readers may ask for nothing is cut', async ({
  page,
  administrator,
}) => {
  // WCAG 2.1, success criterion 1.4.12.
  const content = `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`
  await onEveryPage(page, administrator, async (path) => {
    await page.addStyleTag({ content })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await settled(page)
      expect(await cutOf(page), `${path} at ${width}`).toEqual([])
      expect(await overflowOf(page), `${path} at ${width}`).toEqual([])
    }
  })
})

test('what is clicked is at least 24 pixels wide and high, if it is not in a sentence', async ({
  page,
  administrator,
}) => {
  await onEveryPage(page, administrator, async (path) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await settled(page)
      const targets = await targetsOf(page)
      expect(targets.length, path).toBeGreaterThan(0)
      expect(
        targets.filter(({ width, height }) => width < 24 || height < 24),
        `${path} at ${width}`,
      ).toEqual([])
    }
  })
})

test('with colours of one’s own, buttons and fields keep a border, and the focus is seen', async ({
  page,
  administrator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await onEveryPage(page, administrator, async (path) => {
    const controls = page.getByRole('main').locator('[data-ripple], input')
    for (const control of await controls.filter({ visible: true }).all()) {
      const look = await lookOf(control)
      expect(look.border, `${path}: the border of ${look.name}`).not.toBe('none')
      await control.focus()
      const focused = await lookOf(control)
      if (look.isEnabled) {
        expect(focused.outline, `${path}: the focus on ${look.name}`).not.toBe('none')
        expect(focused.outline).not.toBe(look.outline)
      }
    }
  })
})

test('with colours of one’s own, the slide on show is told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const fillOf = (number: number) =>
    page
      .getByRole('button', { name: `Diapositive ${number} sur 3` })
      .evaluate((button) => getComputedStyle(button, '::before').backgroundColor)

  expect(await fillOf(1)).not.toBe(await fillOf(2))
})

/** What makes the page wider than the screen; nothing, if it is not. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
    return [`${scrollWidth} pixels on ${clientWidth}`, ...wide]
  })
}

/** Elements whose words do not fit in what shows of them. */
function cutOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForListening = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.textContent.trim() !== '' && !element.closest('svg'))
      .filter((element) => !isForListening(element))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
}

/** The size of everything that can be clicked and is not part of a sentence. */
function targetsOf(page: Page) {
  return page.evaluate(() => {
    /** A link among other words of its paragraph is as high as they are. */
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd')
      const words = (block?.textContent ?? '').trim().length
      return (
        getComputedStyle(element).display === 'inline' && words > element.textContent.trim().length
      )
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInSentence(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { width, height, html: element.outerHTML.slice(0, 100) }
      })
  })
}

/** What is drawn around a control: of a picker of files, around the drawing that stands for it. */
function lookOf(control: Locator) {
  return control.evaluate((element) => {
    const drawn =
      getComputedStyle(element).opacity === '0' ? (element.nextElementSibling ?? element) : element
    const style = getComputedStyle(drawn)
    const line = (width: string, kind: string) =>
      kind === 'none' || width === '0px' ? 'none' : `${kind} ${width}`
    return {
      name: element.outerHTML.slice(0, 80),
      isEnabled: !element.matches(':disabled'),
      border: line(style.borderTopWidth, style.borderTopStyle),
      outline: line(style.outlineWidth, style.outlineStyle),
    }
  })
}
