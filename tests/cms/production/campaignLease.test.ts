import { expect, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { publishRegard } from '../../factories/regard'
import {
  findDeliveryErrors,
  MAX_MISSED_BY_A_KILL,
  isFinished,
  readAnnonce,
  waitForAnnonce,
} from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'

/** A lease that its holder renewed as late as can be; at rest it is five seconds. */
const LATE_MS = 4_000

// Both locks of a dead process are leases of their own: that of the job may be over first.
test('a campaign resumes when the lease of a dead process expires', async () => {
  const { product, records, smtp, administrator } = await openCampaignSite('production')
  const { id: regard } = await publishRegard(administrator)
  const emails = createAddresses('bail', 200)
  await addAbonnes(product, emails)
  await administrator.post(`/api/regards/${regard}/annonce`)
  await smtp.waitForCount(20)
  await product.kill()
  const atDeath = smtp.mails.length
  const annonces = await records.find('annonces')
  const annonce = annonces.find((each) => String(each.regard) === regard)
  expect(annonce).toBeDefined()
  await records.update('verrous', {}, { expiresAt: new Date(0) })
  // The process takes some seconds to start: the lease is from the moment when it looks.
  const lock = { _id: `annonce:${String(annonce?._id)}` }
  const renew = setInterval(() => {
    void records.update('verrous', lock, { expiresAt: new Date(Date.now() + LATE_MS) })
  }, 200)
  try {
    await product.restart()
    expect((await readAnnonce(administrator, regard))?.etat).toBe('en-cours')
  } finally {
    clearInterval(renew)
  }
  await waitForAnnonce(administrator, regard, isFinished)

  expect(atDeath, 'killed in the middle').toBeLessThan(emails.length)
  const { missed, twice } = findDeliveryErrors(smtp.mails, emails)
  expect(twice).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(MAX_MISSED_BY_A_KILL)
})
