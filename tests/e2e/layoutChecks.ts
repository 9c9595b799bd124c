import type { Locator, Page } from '@playwright/test'
import { shortCompound } from '@web/ui/withWholeWords'
import { expect } from './fixtures'
import { waitForAnimations } from './waitForAnimations'

/** WCAG 2.1, success criterion 1.4.12: text spacing set by the reader. */
const textSpacingStyle = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Minimum width and height of a target, in CSS pixels (WCAG 2.2, success criterion 2.5.8). */
const minTargetSize = 24

/**
 * Expects no horizontal scrolling: at 320 pixels, at 200 % zoom on a screen of 1280 pixels, and
 * without zoom.
 */
export async function expectNoOverflow(page: Page) {
  for (const [width, height] of [
    [320, 640],
    [640, 400],
    [1280, 800],
  ] as const) {
    await resize(page, width, height)
    await expect.poll(() => findOverflow(page), `overflow at ${width}`).toEqual([])
  }
}

/** Expects that text spacing set by the reader truncates no text. */
export async function expectNoCutText(page: Page) {
  const style = await page.addStyleTag({ content: textSpacingStyle })
  for (const width of [320, 1280]) {
    await resize(page, width, 700)
    await expect.poll(() => findTruncatedText(page), `cut text at ${width}`).toEqual([])
    await expect.poll(() => findOverflow(page), `overflow at ${width}`).toEqual([])
  }
  await style.evaluate((element) => (element as Element).remove())
}

/** Expects the minimum size of every target outside a sentence. */
export async function expectLargeTargets(page: Page) {
  for (const width of [360, 1280]) {
    await resize(page, width, 700)
    expect(await measureTargets(page), `targets at ${width}`).not.toEqual([])
    const findSmallTargets = async () =>
      (await measureTargets(page)).filter(
        (target) => target.width < minTargetSize || target.height < minTargetSize,
      )
    await expect.poll(findSmallTargets, `small targets at ${width}`).toEqual([])
  }
}

/**
 * Expects that buttons and fields have a border and a focus outline in forced colours mode.
 * @param hasControls whether the page must have at least one control
 */
export async function expectForcedColours(page: Page, hasControls: boolean) {
  await page.emulateMedia({ forcedColors: 'active' })
  const controls = page.getByRole('main').locator('[data-ripple], input')
  const visible = await controls.filter({ visible: true }).all()
  if (hasControls) expect(visible).not.toEqual([])
  for (const control of visible) {
    const { name, isEnabled, border, outline } = await readBorderAndOutline(control)
    expect.soft(border, `the border of ${name}`).not.toBe('none')
    if (!isEnabled) continue
    await control.focus()
    const focused = await readBorderAndOutline(control)
    expect.soft(focused.outline, `the focus on ${name}`).not.toBe('none')
    expect.soft(focused.outline, `the focus on ${name}`).not.toBe(outline)
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Resizes the page. A busy browser may lay it out late: assertions after it have to poll. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await waitForAnimations(page)
}

/** The elements that cause horizontal overflow. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
    return [`${scrollWidth} pixels on ${clientWidth}`, ...wide]
  })
}

/**
 * The words within elements that are broken onto two lines. After its hyphen a compound may break, if it is long or
 * the window as narrow as withWholeWords.module.css allows.
 */
export function findBrokenWords(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((roots, compound) => {
    if (roots.length === 0) return ['no element']
    const patterns = [/[^\s-]+/g]
    if (matchMedia('(min-width: 11em)').matches) patterns.push(new RegExp(compound, 'gu'))
    const broken: string[] = []
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const words = patterns.flatMap((pattern) => [...text.data.matchAll(pattern)])
        for (const { 0: word, index } of words) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  }, shortCompound.source)
}

/** The elements whose text exceeds their visible box. */
function findTruncatedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForScreenReaders = (element: Element) =>
      getComputedStyle(element).clipPath === 'inset(50%)'
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.textContent.trim() !== '' && !element.closest('svg'))
      .filter((element) => !isForScreenReaders(element))
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

/** The size of every target outside a sentence. */
function measureTargets(page: Page) {
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

/** The border and outline of a control; for a file input, those of the element drawn over it. */
function readBorderAndOutline(control: Locator) {
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
