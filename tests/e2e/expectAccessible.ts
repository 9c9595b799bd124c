import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { waitForAnimations } from './waitForAnimations'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that depend on the colour theme: the others give the same result in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The widest and the narrowest screen that are audited. */
export const sizes = { large: { width: 1280, height: 800 }, small: { width: 360, height: 740 } }

/** Shortens the passes in the report, and fetches no style sheet a second time. */
const options = { resultTypes: ['violations' as const], preload: false }

type Size = keyof typeof sizes

/**
 * Expects that axe finds no violation: all rules in the light theme and the colour rules in the dark
 * one, at each of these sizes. For pages with reduced motion: an element in transition is between two
 * colours.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { on = ['large', 'small'], within = 'html' }: { on?: Size[]; within?: string } = {},
) {
  // A ripple is painted in its button's background, and axe looks at no text above a gradient.
  await page.addStyleTag({ content: '[data-ripple] { background-image: none !important }' })
  for (const size of on) {
    await page.setViewportSize(sizes[size])
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNoViolations(page, `${state}, ${size}, light`, (axe) =>
      axe.include(within).withTags(standards),
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolations(page, `${state}, ${size}, dark`, (axe) =>
      axe.include(within).withRules(colourRules),
    )
  }
}

async function expectNoViolations(
  page: Page,
  state: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
) {
  await waitForAnimations(page)
  // Loading axe (half a megabyte, twice a run) takes longer than most runs: once a document is enough.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined
  // The site has no frames: the legacy mode needs no blank page to merge their results.
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
