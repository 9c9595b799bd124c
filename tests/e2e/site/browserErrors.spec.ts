import type { Browser } from '@playwright/test'
import { collectBrowserErrors } from '../browserErrors'
import { expect, test } from '../fixtures'

const ADDRESS = 'http://page.regards.test/'

/** Opens a page that the test makes up, and returns the errors that were collected meanwhile. */
async function openMadePage(
  browser: Browser,
  { status = 200, policy, body }: { status?: number; policy?: string; body: string },
): Promise<string[]> {
  const context = await browser.newContext()
  const errors = await collectBrowserErrors(context)
  const headers = policy ? { 'content-security-policy': policy } : undefined
  await context.route('**/*', (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ status, contentType: 'text/html', headers, body })
      : route.fulfill({ status: 204 }),
  )
  const page = await context.newPage()
  await page.goto(ADDRESS)
  const end = page.waitForEvent('console', (message) => message.text() === 'end of the page')
  // oxlint-disable-next-line no-console -- in the page, whose console the test reads
  await page.evaluate(() => console.log('end of the page'))
  await end
  await context.close()
  return errors
}

test('a violation of the content security policy is an error of the test', async ({ browser }) => {
  const body = `
    <script>document.title = 'inline'</script>
    <p style="color: red">Texte</p>
    <img src="https://autre.test/image.png">
    <script src="https://autre.test/script.js"></script>`
  const errors = await openMadePage(browser, { policy: "default-src 'self'", body })

  const violations = errors.filter((text) => text.startsWith('Content-Security-Policy: '))
  expect(violations.map((text) => text.split(' ').slice(1).join(' ')).sort()).toEqual([
    'img-src blocks https://autre.test/image.png',
    'script-src-elem blocks https://autre.test/script.js',
    'script-src-elem blocks inline',
    'style-src-attr blocks inline',
  ])
})

test('a logged or thrown error of the page is an error of the test, a 404 of the page is not', async ({
  browser,
}) => {
  const body = `<script>console.error('logged'); throw new Error('thrown')</script>`
  expect((await openMadePage(browser, { status: 404, body })).sort()).toEqual(['logged', 'thrown'])
  expect(await openMadePage(browser, { status: 500, body: '<p>Texte</p>' })).toEqual([
    expect.stringContaining('500'),
  ])
})
