import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const networkLinks = ['Facebook', 'Instagram', 'Twitter'].map(
  (name) => `${name} (nouvel onglet)`,
)
const federation = 'Fédération des arts et traditions populaires'

/** The stops of the Tab key before a page's own content; a page that stands alone has the way home only. */
const headerStops = ['Aller au contenu', federation, 'Accueil', 'À propos', '#REGARDS']

/** The stops of the Tab key in the footer, for a visitor. */
export const footerStops = [
  'contact@federation.example',
  ...networkLinks,
  'Mentions légales',
  'Politique de confidentialité',
  'Se connecter',
]

/** Where the keyboard is. */
type TabStop = {
  /** The words of what has the focus; empty where nothing has it. */
  name: string
  /** What is wrong with it for somebody who sees the page and has no mouse. */
  problems: string[]
}

/**
 * Presses a key that moves the focus, and gives the words of where it went; an empty string when it
 * left the page.
 * @throws when what has the focus cannot be seen, or does not look different from before.
 */
export async function moveFocus(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  let stop: TabStop = { name: '', problems: [] }
  await expect(async () => {
    stop = await page.evaluate(inspectFocus)
    expect(stop.problems, `the focus on « ${stop.name} » after ${key}`).toEqual([])
  }).toPass({ timeout: 3000, intervals: [20, 50, 100] })
  return stop.name
}

/** Presses a key until the focus is on something of this name. @throws after 60 times */
export async function moveFocusTo(page: Page, name: string | RegExp, key = 'Tab') {
  const met: string[] = []
  for (let step = 0; step < 60; step += 1) {
    const current = await moveFocus(page, key)
    if (typeof name === 'string' ? current === name : name.test(current)) return
    met.push(current)
  }
  throw new Error(`${key} never led to ${String(name)}, only to ${met.join(', ')}`)
}

/** So many stops of a key, in their order. */
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
 * Expects that Tab goes through everything that can be reached, from the header to the footer and out
 * of the page, and Shift+Tab the same way back.
 * @param isStandalone whether the page has the way home only, in place of navigation and footer
 */
export async function expectTabOrder(
  page: Page,
  { isStandalone = false }: { isStandalone?: boolean },
) {
  await resetFocus(page)
  const reachable = page.locator('a[href], button:enabled, input:enabled')
  const count = await reachable.filter({ visible: true }).count()
  const forwards = await collectTabStops(page, 'Tab', count)

  const header = isStandalone ? [federation] : headerStops
  expect(forwards.slice(0, header.length)).toEqual(header)
  if (!isStandalone) expect(forwards.slice(-footerStops.length)).toEqual(footerStops)
  // Out of the page, or round to its first stop: some browsers have nothing else to go to.
  expect(['', forwards[0]]).toContain(await moveFocus(page, 'Tab'))
  await resetFocus(page)
  expect(await collectTabStops(page, 'Shift+Tab', count)).toEqual(forwards.toReversed())
  // The skip link lies over the navigation as long as it has the focus.
  await resetFocus(page)
}

/** Makes the next Tab lead to the first stop of the page, whatever had the focus before. */
async function resetFocus(page: Page) {
  await page.evaluate(() => {
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
}

/** Runs in the page. */
function inspectFocus(): TabStop {
  const kept = window as unknown as {
    lastStop?: { drawn: Element; element: Element; look: string }
  }
  const element = document.activeElement
  const problems: string[] = []

  /** A field under a drawing of its own is unseen itself: the drawing stands for it. */
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
  // The calendar inside a field of dates is the browser's own, and so is what it draws around it.
  const isInside = !element.matches(':focus')
  if (look === 'none / none' && !isInside) problems.push('it has neither an outline nor a shadow')
  if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    problems.push('it is hidden')
  }
  const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
  if (width === 0 || height === 0) problems.push('it has no size')
  // Of a text of many lines a browser shows the one with the caret, which is the first one here.
  const end =
    element instanceof HTMLTextAreaElement
      ? top + parseFloat(getComputedStyle(element).lineHeight)
      : bottom
  // A browser scrolls by whole pixels.
  if (top < -1 || left < -1 || end > innerHeight + 1 || right > innerWidth + 1) {
    problems.push(`it is out of view: ${[left, top, right, bottom].map(Math.round).join(', ')}`)
  }
  // A link in a sentence may go over two lines: the first one stands for it.
  const line = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
  const onTop = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
  if (onTop && !element.contains(onTop) && !drawn.contains(onTop)) {
    problems.push(`it is covered by <${onTop.localName}>`)
  }
  if (isInside) delete kept.lastStop
  else kept.lastStop = { element, drawn, look }
  return { name, problems }
}
