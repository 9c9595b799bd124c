import { randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, addresses } from '../factories/abonnes'
import { publishRegard, type RegardDoc } from '../factories/regard'
import { countFaults, isOver, waitForAnnonce } from '../support/announce'
import { client, type Client } from '../support/client'
import { dieSending } from '../support/dieSending'
import { startProduct, type Product } from '../support/server'
import { startSmtp, type Smtp } from '../support/smtp'

const { setup } = inject('product')

const COUNT = 5_000
const LIMIT_MS = 240_000

let smtp: Smtp
let product: Product
let administrator: Client
let regard: RegardDoc

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())

beforeEach(async () => {
  smtp.forget()
  product = await startProduct({
    setup,
    env: { SMTP_URL: smtp.url, MAILS_PER_MINUTE: '100000', MAIL_RETRY_SECONDS: '1' },
  })
  administrator = await client(product.url).as('administrateur')
  regard = await publishRegard(administrator)
})
afterEach(() => product.stop())

const announceTo = async (emails: string[]) => {
  await addAbonnes(product, emails)
  expect((await administrator.post(`/api/regards/${regard.id}/annonce`)).status).toBe(202)
}

test(
  '5,000 subscribers, the process killed in the middle: nobody missed, nobody twice',
  async () => {
    const emails = addresses('milliers', COUNT)
    await announceTo(emails)
    const point = randomInt(1_000, 4_000)
    await smtp.waitForCount(point, LIMIT_MS)
    await dieSending(product, smtp)
    const atDeath = smtp.mails.length
    await product.restart()
    const annonce = await waitForAnnonce(administrator, regard.id, isOver, LIMIT_MS)

    expect(atDeath, 'killed in the middle').toBeLessThan(COUNT)
    expect(countFaults(smtp.mails, emails), `killed at ${point}`).toEqual({ missed: [], twice: [] })
    expect(smtp.mails).toHaveLength(COUNT)
    expect(annonce).toMatchObject({ total: COUNT, envoyes: COUNT, echecs: 0 })
  },
  2 * LIMIT_MS,
)

test('killed with mails that the server has and has not answered for: they are not sent again', async () => {
  const emails = addresses('doute', 60)
  let count = 0
  smtp.hold(() => ++count > 20)
  await announceTo(emails)
  await smtp.waitForCount(25)
  await product.kill()
  smtp.release()
  await product.restart()
  await waitForAnnonce(administrator, regard.id, isOver)

  expect(countFaults(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})

test('five deaths in a row, at any moment: nobody missed, nobody twice', async () => {
  const emails = addresses('dix', 600)
  await announceTo(emails)
  for (let death = 1; death <= 5; death += 1) {
    await smtp.waitForCount(death * 100 + randomInt(0, 40))
    await dieSending(product, smtp)
    await product.restart()
  }
  await waitForAnnonce(administrator, regard.id, isOver)

  expect(countFaults(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
}, 240_000)

test('stopped in good order, it goes on afterwards', async () => {
  const emails = addresses('ordre', 400)
  await announceTo(emails)
  await smtp.waitForCount(100)
  await product.restart()
  await waitForAnnonce(administrator, regard.id, isOver)

  expect(countFaults(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})
