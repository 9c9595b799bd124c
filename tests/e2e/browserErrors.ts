import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Collects what goes wrong in the pages of a browser context: console errors, uncaught exceptions,
 * and violations of the content security policy.
 * @returns a list that grows while the pages are used
 */
export async function collectBrowserErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !isMissingDocument(message)) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  await context.addInitScript(logPolicyViolations)
  return errors
}

/** Whether the browser logs that the page itself was answered with status 404. */
const isMissingDocument = (message: ConsoleMessage): boolean =>
  message.location().url === message.page()?.url() &&
  /^Failed to load resource: .* 404 /.test(message.text())

/** Script for a page: the browsers' own messages about violations differ, and name no target. */
function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    // oxlint-disable-next-line no-console -- in the page, whose console the test reads
    console.error(
      `Content-Security-Policy: ${violation.violatedDirective} blocks ${violation.blockedURI}`,
    )
  })
}
