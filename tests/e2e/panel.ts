import type { Page } from '@playwright/test'
import { accounts } from '../support/setups'
import { expect, openSession, test as base } from './fixtures'

export const test = base.extend<{ panel: Page }>({
  /** A page on which an editeur is signed in. */
  panel: async ({ page, administrator }, use) => {
    const editeur = await administrator.as('editeur')
    await openSession(page, accounts.editeur)
    await use(page)
    // A form that is left unsaved is the éditeur’s for five minutes, which others are told.
    const { status } = await editeur.delete(
      '/api/payload-locked-documents?where[user.value][exists]=true',
    )
    expect(status).toBe(200)
  },
})

/** Controls whose accessible name is empty. */
export const nameless = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('button, [role="button"], a')]
      .filter((control) => control.getClientRects().length > 0 && !control.ariaHidden)
      .filter((control) => !control.ariaLabel && !control.textContent.trim())
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

/** English words in the panel's libraries that lack a French translation. */
const ENGLISH = /\b(choose|previous|next|month|dropdown|drag|edit|remove|insert|add|link)\b/i

/** Accessible names of controls that are not in French. */
export const englishNames = (page: Page) =>
  page
    .locator('[aria-label]:visible')
    .evaluateAll((controls) => controls.map(({ ariaLabel }) => ariaLabel ?? ''))
    .then((names) => names.filter((name) => ENGLISH.test(name)))

/** Types a new password and its confirmation in an account's form, which may be saved at once. */
export async function writePasswordTwice(page: Page, password: string): Promise<void> {
  await page.locator('#field-password').fill(password)
  await page.locator('#field-confirm-password').fill(password)
}
