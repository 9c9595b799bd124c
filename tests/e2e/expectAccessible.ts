import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { waitForAnimations } from './waitForAnimations'

export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The axe rules that depend on the colour scheme; all other rules give the same result in dark
 * mode.
 */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** The widest and the narrowest viewport that are audited, in CSS pixels. */
export const sizes = { large: { width: 1280, height: 800 }, small: { width: 360, height: 740 } }

/**
 * Shortens the list of passed rules in the report, and does not fetch style sheets a second time.
 */
const options = { resultTypes: ['violations' as const], preload: false }

type Size = keyof typeof sizes

/** For a page whose layout depends on the width; a state of it is looked at in the narrow one. */
export const bothSizes: Size[] = ['large', 'small']

/**
 * Expects that axe finds no violation: all rules in light mode at each of these viewport sizes, the colour
 * rules in dark mode at the first. Use with reduced motion: an element in transition has an intermediate colour.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  {
    on = ['small'],
    within = 'html',
    except = [],
    hasDark = true,
  }: { on?: Size[]; within?: string; except?: string[]; hasDark?: boolean } = {},
) {
  // A ripple is drawn in the button's background image, and axe skips text above a gradient.
  await page.addStyleTag({ content: '[data-ripple] { background-image: none !important }' })
  for (const size of on) {
    await page.setViewportSize(sizes[size])
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNoViolations(page, `${state}, ${size}, light`, (axe) =>
      axe.include(within).withTags(standards).disableRules(except),
    )
    if (!hasDark || size !== on[0]) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolations(page, `${state}, ${size}, dark`, (axe) =>
      axe.include(within).withRules(colourRules),
    )
  }
}

/** Expects that axe finds no violation in what `choose` includes. */
export async function expectNoViolations(
  page: Page,
  state: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
) {
  await waitForAnimations(page)
  // Injecting axe (half a megabyte, twice per run) takes longer than most runs: inject it once per
  // document.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined
  // The site has no frames: legacy mode does not open a blank page to merge the results of frames.
  const axe = choose(new AxeBuilder({ page, axeSource }).setLegacyMode(true).options(options))
  const { violations, passes } = await axe.analyze()
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  }))
  expect.soft(faults, state).toEqual([])
  const looked = passes.map(({ id }) => id)
  expect(looked, `${state}: the colours were looked at`).toContain('color-contrast')
}
