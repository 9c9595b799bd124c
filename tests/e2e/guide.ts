import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repoRoot } from '../support/paths'
import { expect } from './fixtures'

/**
 * A guide, for tests that follow its words.
 * @param name its file in docs
 * @param chapter heading of one of its chapters; the whole guide by default
 */
export function openGuide(name: 'guide-administrateur' | 'guide-editeur', chapter?: string) {
  const whole = readFileSync(join(repoRoot, 'docs', `${name}.md`), 'utf8')
  const chapters = whole.split(/^## /m)
  const part = chapter ? chapters.find((text) => text.startsWith(`${chapter}\n`)) : whole
  if (part === undefined) throw new Error(`${name} has no chapter « ${chapter} »`)
  const words = part.replace(/\s+/g, ' ')

  /** Asserts that the guide names a label, in quotation marks or bold. @returns the label */
  function told(label: string): string {
    const isNamed = [`«\u0020${label}\u0020»`, `**${label}**`].some((name) => words.includes(name))
    expect(isNamed, `the guide names « ${label} »`).toBe(true)
    return label
  }

  /** Asserts that the guide has these words. @returns the words */
  function quoted(text: string): string {
    expect(words).toContain(text)
    return text
  }

  /** Presses the button of this label, which the guide names. */
  const press = (page: Page, label: string) =>
    page
      .getByRole('button', { name: told(label), exact: true })
      .first()
      .click()

  return { told, quoted, press }
}
