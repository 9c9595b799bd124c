import { publishRegard } from '../../factories/regard'
import { expectAccessible } from '../expectAccessible'
import { openSession, test } from '../fixtures'
import { accounts } from '../../support/setups'

/** Rules that the markup of Payload itself breaks: no setting or style of ours changes it. */
const BROKEN_BY_PAYLOAD = [
  'aria-hidden-focus',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-one-main',
  'landmark-unique',
  'list',
  'page-has-heading-one',
  'region',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('whole pages of the panel: dashboard, list, form, page, account', async ({
  page,
  administrator,
}) => {
  const { id } = await publishRegard(administrator)
  await openSession(page, accounts.administrateur)
  for (const path of [
    '/admin',
    '/admin/collections/regards',
    `/admin/collections/regards/${id}`,
    '/admin/globals/accueil',
    '/admin/account',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path, { on: ['large'], except: BROKEN_BY_PAYLOAD })
  }
})
