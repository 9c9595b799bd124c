import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { settled } from './settled'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on the colours: the rest is the same in the dark. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** The widest and the narrowest screen that are looked at. */
export const sizes = { large: { width: 1280, height: 800 }, small: { width: 360, height: 740 } }

/** Passes are told in short, and nothing is fetched a second time. */
const options = { resultTypes: ['violations' as const], preload: false }

type Size = keyof typeof sizes

/**
 * There is nothing to find fault with, in light and dark, on screens of these sizes. To be used where
 * less motion is wanted: what moves is between two colours.
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
      axe.include(within).withRules(rulesOfColours),
    )
  }
}

async function expectNoViolations(
  page: Page,
  state: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
) {
  await settled(page)
  // Without frames there is no need for the page of its own that axe opens for each look.
  const axe = choose(new AxeBuilder({ page }).setLegacyMode(true).options(options))
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
