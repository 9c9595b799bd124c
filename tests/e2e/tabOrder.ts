import type { Page } from '@playwright/test'
import { coordonnees } from '../factories/page'
import { expect } from './fixtures'

export const networkLinks = ['Facebook', 'Instagram', 'Twitter'].map(
  (name) => `${name} (nouvel onglet)`,
)
const federation = 'Fédération des arts et traditions populaires'

/** Tab stops before a page's own content; a standalone page has only the link to the home page. */
const headerStops = [
  'Aller au contenu',
  federation,
  'Accueil',
  'À propos',
  '#REGARDS',
  'Rechercher',
]

/** Tab stops in the footer, for an anonymous visitor. */
export const footerStops = [
  coordonnees.email,
  ...networkLinks,
  'Mentions légales',
  'Politique de confidentialité',
  'Se connecter',
]

/** The focused element. */
type TabStop = {
  /** Accessible name of the focused element; empty when nothing has the focus. */
  name: string
  /** Accessibility problems for sighted keyboard users. */
  problems: string[]
}

/**
 * Presses a key that moves the focus.
 * @returns the name of the newly focused element; an empty string when the focus left the page
 * @throws when the focused element is hidden, or its focus is not visible
 */
export async function moveFocus(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  let stop: TabStop = { name: '', problems: [] }
  await expect(async () => {
    stop = await page.evaluate(inspectFocus)
    expect(stop.problems, `the focus on « ${stop.name} » after ${key}`).toEqual([])
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] })
  return stop.name
}

/** Presses a key until an element of this name has the focus. @throws after 60 times */
export async function moveFocusTo(page: Page, name: string | RegExp, key = 'Tab') {
  const met: string[] = []
  for (let step = 0; step < 60; step += 1) {
    const current = await moveFocus(page, key)
    if (typeof name === 'string' ? current === name : name.test(current)) return
    met.push(current)
  }
  throw new Error(`${key} never led to ${String(name)}, only to ${met.join(', ')}`)
}

/** The names of the next `count` tab stops, in order. */
export async function collectTabStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  count: number,
): Promise<string[]> {
  const stops: string[] = []
  while (stops.length < count) stops.push(await moveFocus(page, key))
  return stops
}

/**
 * Expects that Tab goes through every focusable element, from the header to the footer and out of
 * the page, and Shift+Tab the same way back.
 * @param isStandalone whether the page has only a link to the home page instead of navigation and
 *   footer
 */
export async function expectTabOrder(
  page: Page,
  { isStandalone = false }: { isStandalone?: boolean },
) {
  // Buttons may come with code that is fetched after the first paint.
  await page.waitForLoadState('networkidle')
  await resetFocus(page)
  const reachable = page.locator('a[href]:not([tabindex="-1"]), button:enabled, input:enabled')
  const count = await reachable.filter({ visible: true }).count()
  const forwards = await collectTabStops(page, 'Tab', count)

  const header = isStandalone ? [federation] : headerStops
  expect(forwards.slice(0, header.length)).toEqual(header)
  if (!isStandalone) expect(forwards.slice(-footerStops.length)).toEqual(footerStops)
  // Out of the page, or back to its first stop: some browsers have no other control to focus.
  expect(['', forwards[0]]).toContain(await moveFocus(page, 'Tab'))
  await resetFocus(page)
  expect(await collectStopsBackwards(page, count)).toEqual(forwards.toReversed())
  // The skip link covers the navigation while it has the focus.
  await resetFocus(page)
}

/** The tab stops before the start of the page, which some browsers leave by a step of its own. */
async function collectStopsBackwards(page: Page, count: number): Promise<string[]> {
  const first = await moveFocus(page, 'Shift+Tab')
  const before = first === '' ? [] : [first]
  return [...before, ...(await collectTabStops(page, 'Shift+Tab', count - before.length))]
}

/** Makes the next Tab lead to the first stop of the page, wherever the focus was. */
async function resetFocus(page: Page) {
  await page.evaluate(() => {
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
}

/** Evaluated in the page. */
function inspectFocus(): TabStop {
  const kept = window as unknown as {
    lastStop?: { drawn: Element; element: Element; look: string }
  }
  const element = document.activeElement
  const problems: string[] = []

  /** A field with custom styling is itself invisible: its next sibling is drawn in its place. */
  const drawingOf = (field: Element) =>
    getComputedStyle(field).opacity === '0' ? (field.nextElementSibling ?? field) : field
  const lookOf = (drawn: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(drawn)
    const outline =
      outlineStyle === 'none' || outlineWidth === '0px'
        ? 'none'
        : [outlineStyle, outlineWidth, outlineColor].join(' ')
    return `${outline} / ${boxShadow}`
  }

  const { lastStop } = kept
  if (lastStop?.element.isConnected && lastStop.element !== element) {
    const look = lookOf(lastStop.drawn)
    if (look === lastStop.look)
      problems.push(`what had the focus looks the same without it: ${look}`)
  }
  if (!(element instanceof HTMLElement) || element === document.body) {
    delete kept.lastStop
    return { name: '', problems }
  }

  const { labels } = element as HTMLInputElement
  const copy = element.cloneNode(true) as HTMLElement
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove()
  const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent
  const name = (words ?? copy.textContent).replace(/\s+/g, ' ').trim()
  const drawn = drawingOf(element)
  const look = lookOf(drawn)
  // The date picker inside a date field, and its focus indicator, belong to the browser.
  const isInside = !element.matches(':focus')
  if (look === 'none / none' && !isInside) problems.push('it has neither an outline nor a shadow')
  if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    problems.push('it is hidden')
  }
  const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
  if (width === 0 || height === 0) problems.push('it has no size')
  // In a multi-line text the browser scrolls to the line of the caret, which is the first one here.
  const end =
    element instanceof HTMLTextAreaElement
      ? top + parseFloat(getComputedStyle(element).lineHeight)
      : bottom
  // A browser scrolls by whole pixels.
  if (top < -1 || left < -1 || end > innerHeight + 1 || right > innerWidth + 1) {
    problems.push(`it is out of view: ${[left, top, right, bottom].map(Math.round).join(', ')}`)
  }
  // A link in a sentence may wrap onto two lines: the first one is used.
  const line = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
  const onTop = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  if (onTop && !element.contains(onTop) && !drawn.contains(onTop)) {
    problems.push(`it is covered by <${onTop.localName}>`)
  }
  if (isInside) delete kept.lastStop
  else kept.lastStop = { element, drawn, look }
  return { name, problems }
}
