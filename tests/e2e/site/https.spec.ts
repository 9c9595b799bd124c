import { startProduct } from '../../support/product'
import { accounts } from '../../support/setups'
import { startTlsProxy, type TlsProxy } from '../../support/tlsProxy'
import { expect, signIn, signOut, test as base } from '../fixtures'

/** The site as in production: behind HTTPS, under its host name. */
const test = base.extend<{ tls: TlsProxy }>({
  tls: [
    async ({ setup }, use) => {
      const tls = await startTlsProxy()
      const product = await startProduct({ setup, env: { SITE_URL: tls.url } })
      tls.passTo(product.port)
      await use(tls)
      await tls.stop()
      await product.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ tls }, use) => use(tls.url),
  ignoreHTTPSErrors: true,
})

test('over https the browser keeps and sends a session’s cookie, which is for https alone', async ({
  page,
}) => {
  const readCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  await signIn(page, accounts.administrateur)
  expect(await readCookie()).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })

  const answer = await page.reload()
  expect(await answer?.headerValue('strict-transport-security')).toBe('max-age=31536000')
  await expect(page.getByRole('contentinfo').getByText('Se déconnecter')).toBeVisible()

  await signOut(page)
  expect(await readCookie()).toBeUndefined()
})
