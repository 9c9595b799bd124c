import { deleteAllAbonnes } from '../../factories/abonnes'
import { publishRegard } from '../../factories/regard'
import type { Client } from '../../support/client'
import type { ReceivedMail, Smtp } from '../../support/smtp'
import { expectAccessible } from '../expectAccessible'
import { expect, test } from '../fixtures'

const sent = 'Un message vient de partir vers cette adresse'

/** The only subscriber of these tests, deleted after each of them. */
const email = 'lettre@example.org'

test.afterEach(({ administrator }) => deleteAllAbonnes(administrator))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, waitsForHydration: javaScriptEnabled })

    test('from the box of the home page to the mail, the confirmation, and out again', async ({
      page,
      smtp,
      administrator,
      context,
    }) => {
      smtp.reset()
      await page.goto('/')
      await page.getByLabel('Votre adresse e-mail').fill(email)
      await page.getByRole('button', { name: 'S’inscrire' }).click()
      await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()
      await expect(page).toHaveURL(javaScriptEnabled ? '/' : '/newsletter/inscription?etat=envoyee')

      const mail = await smtp.waitForMail(isTo(email))
      const { pathname, search } = await linkIn(mail, '/newsletter/confirmation')
      await page.goto(pathname + search)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Confirmer votre inscription',
      )
      // Opening the link has no effect.
      expect(await etatOf(administrator)).toBe('en-attente')
      await page.getByRole('button', { name: 'Confirmer mon inscription' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Votre inscription est confirmée',
      )
      await expect(page).toHaveURL('/newsletter/confirmation?etat=confirmee')
      expect(await etatOf(administrator)).toBe('confirme')

      const letter = await announce(administrator, smtp)
      const wayOut = await linkIn(letter, '/newsletter/desinscription')
      await page.goto(wayOut.pathname + wayOut.search)
      await page.getByRole('button', { name: 'Me désinscrire' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Votre désinscription est faite',
      )
      expect(await etatOf(administrator)).toBeUndefined()
      expect(await context.cookies()).toEqual([])
    })
  })
}

test('the pages of the newsletter are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [
    'inscription?etat=envoyee',
    'inscription?etat=too-many-requests',
    'confirmation?jeton=abc',
    'confirmation?etat=token-expired',
  ]) {
    await page.goto(`/newsletter/${path}`)
    await expectAccessible(page, path)
  }
})

/** Publishes an issue and starts its campaign. @returns the e-mail of the campaign */
async function announce(administrator: Client, smtp: Smtp): Promise<ReceivedMail> {
  const { id } = await publishRegard(administrator)
  const { status, text } = await administrator.post(`/api/regards/${id}/annonce`)
  expect(status, text).toBe(202)
  return smtp.waitForMail((mail) => isTo(email)(mail) && /^List-Unsubscribe:/m.test(mail.source))
}

const isTo = (address: string) => (mail: ReceivedMail) => mail.to.includes(address)

/** The link in an e-mail that leads to a page of this path. */
async function linkIn(mail: ReceivedMail, path: string): Promise<URL> {
  const { text = '' } = await mail.parse()
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => link.includes(`${path}?`))
  if (!found) throw new Error(`No link to ${path} in: ${text}`)
  return new URL(found)
}

async function etatOf(administrator: Client): Promise<string | undefined> {
  const { json } = await administrator.get<{ docs: { email: string; etat: string }[] }>(
    '/api/abonnes',
  )
  return json.docs.find((abonne) => abonne.email === email)?.etat
}
