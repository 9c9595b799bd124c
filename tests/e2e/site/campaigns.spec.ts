import { addAbonnes, createAddresses, deleteAllAbonnes } from '../../factories/abonnes'
import { publishRegard } from '../../factories/regard'
import { findDeliveryErrors } from '../../support/campaigns'
import { accounts } from '../../support/setups'
import { expectAccessible } from '../expectAccessible'
import { expect, openSession, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.afterEach(async ({ administrator, smtp }) => {
  smtp.reset()
  await deleteAllAbonnes(administrator)
})

test('an administrator announces an issue, and follows its mails across a reload', async ({
  page,
  product,
  administrator,
  smtp,
  expectedErrors,
}) => {
  const emails = createAddresses('lettre', 12)
  const [gone = ''] = emails
  await addAbonnes(product, emails)
  smtp.rejectRecipients((recipient) =>
    recipient === gone ? { code: 550, message: 'No such user here' } : undefined,
  )
  // axe runs in no frame without scripts.
  expectedErrors.push(/Blocked script execution in 'about:srcdoc'/)
  await publishRegard(administrator, { numero: 81 })
  await openSession(page, accounts.administrateur)
  await page.goto('/adminregards')

  await test.step('the page asks first, and says how many', async () => {
    await page.getByRole('button', { name: 'Prévenir les abonnés du numéro 81' }).click()
    const dialog = page.getByRole('alertdialog', { name: /Prévenir les abonnés du numéro 81/ })
    const confirm = dialog.getByRole('button', { name: /^Écrire à 12\sabonnés$/ })
    await expect(confirm).toBeVisible()
    const message = dialog.frameLocator('iframe[title="Message"]')
    await expect(message.getByRole('link', { name: 'Lire le numéro 81' })).toBeVisible()
    await expect(
      message.getByRole('img', { name: 'Couverture du numéro 81' }),
    ).not.toHaveJSProperty('naturalWidth', 0)
    await expectAccessible(page, 'dialog of an announcement')
    await dialog.getByRole('button', { name: 'M’envoyer un essai' }).click()
    await expect(dialog.getByText(/^L’essai est parti à l’adresse /)).toBeVisible()
    smtp.holdReplies()
    await confirm.click()
    await expect(dialog).toBeHidden()
  })

  const bar = page.getByRole('progressbar', { name: 'Annonce aux abonnés' })
  await test.step('while mails go out, a reload shows the same bar', async () => {
    // The test, and those of as many connections.
    await smtp.waitForCount(6)
    await expect(bar).toBeVisible()
    await page.reload()
    await expect(bar).toBeVisible()
    await expect(page.getByText(/sur 12 envoyé/)).toBeVisible()
    await expectAccessible(page, 'announcement under way')
  })

  await test.step('at the end the page shows the result, and the failed recipients', async () => {
    smtp.releaseReplies()
    await expect(page.getByText(/^Annoncé à 11\sabonnés le /)).toBeVisible({ timeout: 30_000 })
    await expect(bar).toBeHidden()
    await page.getByText(/^1\séchec\s: voir les adresses$/).click()
    const failures = page.getByRole('list', { name: 'Adresses en échec' })
    await expect(failures).toContainText(gone)
    await expect(failures).toContainText('No such user here')
    await expectAccessible(page, 'announcement with failures')
  })

  const others = emails.filter((email) => email !== gone)
  expect(findDeliveryErrors(smtp.mails, others)).toEqual({ missed: [], twice: [] })
})
