import { beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { publishRegard } from '../../factories/regard'
import { findDeliveryErrors, isFinished, waitForAnnonce } from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'
import { poll } from '../../support/ports'

const { setup } = inject('product')

const COUNT = 60
const emails = createAddresses('lectrice', COUNT)

let regard: string

const { product, smtp, administrator } = await openCampaignSite(setup)
await addAbonnes(product, emails)
beforeEach(async () => {
  smtp.reset()
  regard = (await publishRegard(administrator)).id
})

/** Announces the issue; from the 21st mail on, the SMTP server takes mails and does not answer. */
async function announceUntilUnanswered(): Promise<void> {
  let count = 0
  smtp.holdReplies(() => ++count > 20)
  expect((await administrator.post(`/api/regards/${regard}/annonce`)).status).toBe(202)
  // Five are sent at the same time.
  await smtp.waitForCount(25)
}

async function expectEachMailOnce(): Promise<void> {
  const annonce = await waitForAnnonce(administrator, regard, isFinished)

  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
  expect(smtp.mails).toHaveLength(COUNT)
  expect(annonce).toMatchObject({ total: COUNT, envoyes: COUNT, echecs: 0 })
}

test('a killed process leaves mails without an answer: they are not sent again', async () => {
  await announceUntilUnanswered()
  await product.kill()
  expect(smtp.mails).toHaveLength(25)
  smtp.releaseReplies()
  await product.restart()

  await expectEachMailOnce()
})

test('a process that stops (SIGTERM) finishes the e-mails in flight; the next one sends the rest', async () => {
  await announceUntilUnanswered()
  const countStops = () => product.log().split('Arrêt demandé').length
  const before = countStops()
  const restarting = product.restart()
  await poll(() => countStops() > before, {
    what: 'the begin of the stop',
    intervalMs: 10,
  })
  smtp.releaseReplies()
  await restarting

  await expectEachMailOnce()
})
