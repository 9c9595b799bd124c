import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../factories/abonnes'
import { publishRegard } from '../factories/regard'
import {
  findDeliveryErrors,
  isFinished,
  MAX_MISSED_BY_A_KILL,
  waitForAnnonce,
} from '../support/campaigns'
import { client, type Client } from '../support/client'
import { isLongSoak, seededRounds } from '../support/seededRounds'
import { startProduct, type Product } from '../support/product'
import { startSmtp, type Smtp } from '../support/smtp'

const { setup } = inject('product')

const COUNT = isLongSoak() ? 5_000 : 300
const DEATHS = isLongSoak() ? 5 : 1
/** Mails that are still to be sent at the latest death. */
const REST = 100
const LIMIT_MS = 240_000
const emails = createAddresses('lectrice', COUNT)

let smtp: Smtp
let product: Product
let administrator: Client

beforeAll(async () => {
  smtp = await startSmtp()
  product = await startProduct({
    setup,
    env: { SMTP_URL: smtp.url, MAILS_PER_MINUTE: '100000', MAIL_RETRY_SECONDS: '1' },
  })
  administrator = await client(product.url).as('administrateur')
  await addAbonnes(product, emails)
})
afterAll(async () => {
  await product.stop()
  await smtp.stop()
})

test.each(seededRounds('announcement deaths', setup))(
  'an announcement repeats no mail when the process dies at random points, and misses those in flight at most (seed $seed)',
  async ({ random }) => {
    smtp.reset()
    const { id } = await publishRegard(administrator)
    expect((await administrator.post(`/api/regards/${id}/annonce`)).status).toBe(202)
    const share = Math.floor((COUNT - REST) / DEATHS)
    const ends: (string | undefined)[] = []
    for (let death = 0; death < DEATHS; death += 1) {
      await smtp.waitForCount(death * share + random(1, share), LIMIT_MS)
      await product.kill()
      ends.push(product.exitReason())
      expect(smtp.mails.length, 'killed in the middle').toBeLessThan(COUNT)
      await product.restart()
    }
    const annonce = await waitForAnnonce(administrator, id, isFinished, LIMIT_MS)

    expect(ends).toEqual(Array.from({ length: DEATHS }, () => 'signal SIGKILL'))
    const { missed, twice } = findDeliveryErrors(smtp.mails, emails)
    expect(twice).toEqual([])
    expect(missed.length).toBeLessThanOrEqual(DEATHS * MAX_MISSED_BY_A_KILL)
    expect(smtp.mails).toHaveLength(COUNT - missed.length)
    expect(annonce).toMatchObject({ total: COUNT, envoyes: COUNT, echecs: 0 })
  },
  2 * LIMIT_MS,
)
