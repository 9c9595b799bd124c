import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Errors } from '../../factories/storedObject'
import { openNewsletter, type Newsletter } from '../../support/newsletter'

const address = '/api/newsletter/inscription'
const A_DAY_AGO = new Date(Date.now() - 24 * 60 * 60_000)

let newsletter: Newsletter

beforeAll(async () => {
  newsletter = await openNewsletter(inject('product').setup)
})

describe('rate limit of subscriptions', () => {
  test('five e-mails a day to one address', async () => {
    const email = 'souvent@exemple.org'
    for (let round = 0; round < 7; round += 1) {
      await newsletter.visitor().post(address, { email })
      await newsletter.waitForIdle()
      await newsletter.setDates(email, { dateDernierEnvoi: A_DAY_AGO })
    }

    expect(newsletter.mailsTo(email)).toHaveLength(5)
  })

  test('one IP address with too many requests gets 429 with Retry-After; others do not', async () => {
    const busy = newsletter.visitor()
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => busy.post<Errors>(address, { email: 'personne' })),
    )
    const refused = answers.filter(({ status }) => status === 429)

    expect(refused).toHaveLength(2)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]?.json.errors[0]?.code).toBe('too-many-requests')
    expect((await newsletter.visitor().post(address, { email: 'personne' })).status).toBe(400)
  })

  test('sixty subscriptions in ten minutes for one IPv6 /48 network', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 64; at += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:${at.toString(16)}::1` }
      const body = { email: 'pas une adresse' }
      statuses.push((await newsletter.visitor().post(address, body, { headers })).status)
    }

    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })
})
