import { rmSync } from 'node:fs'
import { client } from '../../support/client'
import { gotoHydrated } from '../../support/gotoHydrated'
import { makeNewerRelease } from '../../support/newerRelease'
import { startProduct } from '../../support/product'
import { articlePath, publishArticleIssue } from '../articleIssue'
import { expect, test } from '../fixtures'

test('a tab of the former release loads the new release, then repeats the click', async ({
  context,
  expectedErrors,
  page,
  setup,
}) => {
  test.slow()
  // Files of the former release are gone.
  expectedErrors.push(
    /404/,
    /ERR_CONNECTION_REFUSED/,
    /Failed to fetch dynamically imported module/,
    /Refused to apply style/,
    /chargé/,
  )
  const product = await startProduct({ setup })
  const newerRelease = makeNewerRelease({ hasNewerSchema: false })
  try {
    await publishArticleIssue(product, await client(product.url).as('administrateur'))
    const article = `${product.url}${articlePath}`
    const home = await context.newPage()
    await gotoHydrated(page, article)
    await gotoHydrated(home, product.url)
    await product.restart(newerRelease)

    await test.step('« Citer » opens its dialog', async () => {
      await page.getByRole('button', { name: 'Citer' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await page.content()).toContain('Nouv')
    })

    await test.step('the newsletter’s form is sent by the browser', async () => {
      await home.getByLabel('Votre adresse e-mail').fill('lise@example.org')
      await home.getByRole('button', { name: 'S’inscrire' }).click()
      await expect(home).toHaveURL(`${product.url}/newsletter/inscription?etat=envoyee`)
    })
  } finally {
    await product.stop()
    rmSync(newerRelease, { recursive: true })
  }
})
