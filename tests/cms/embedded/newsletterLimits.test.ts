import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Errors } from '../../factories/storedObject'
import { poll } from '../../support/ports'
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

  test('five e-mails a day to one mailbox, whatever its plus address', async () => {
    const names = [
      'victime',
      'victime+1',
      'victime+2',
      'Victime+3',
      'victime+4',
      'victime+5',
      'victime+6',
    ]
    for (const name of names) {
      const { status } = await newsletter.visitor().post(address, { email: `${name}@boite.org` })
      expect(status).toBe(202)
    }
    const spellings = [
      'v.ictime',
      'vic.time',
      'vict.ime+a',
      'victime',
      'v.i.c.time',
      'vi.ctime',
      'vicTime',
    ]
    for (const name of spellings) {
      const { status } = await newsletter.visitor().post(address, { email: `${name}@gmail.com` })
      expect(status).toBe(202)
    }
    await newsletter.waitForIdle()
    const count = (domain: string) =>
      newsletter.smtp.mails.filter(({ to }) => to[0]?.endsWith(`@${domain}`)).length

    expect([count('boite.org'), count('gmail.com')]).toEqual([5, 5])
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

  test('beyond a hundred e-mails an hour to a domain the others wait for the next hour', async () => {
    // The log of a product is cut at its beginning.
    const delays = () =>
      newsletter.product
        .log()
        .split('\n')
        .filter((line) => line.includes('grand-fournisseur.org') && line.includes('remise'))
    for (let at = 0; at < 103; at += 1) {
      const email = `lecteur-${at}@grand-fournisseur.org`
      expect((await newsletter.visitor().post(address, { email })).status).toBe(202)
    }
    // Three wait while others may still be under way.
    const areAllSent = async () => {
      const jobs = await newsletter.readRows('payload-jobs')
      const isLate = ({ waitUntil }: (typeof jobs)[number]) =>
        typeof waitUntil === 'string' && Date.parse(waitUntil) > Date.now()
      return jobs.length === 3 && jobs.every(isLate)
    }
    await poll(areAllSent, { what: 'the end of all jobs but three, which wait' })
    const count = newsletter.smtp.mails.filter(({ to }) =>
      to[0]?.endsWith('@grand-fournisseur.org'),
    ).length
    expect(count).toBe(100)
    // The log comes through a pipe, a moment after the rows.
    await poll(() => delays().length >= 3, { what: 'three lines of the log' })
    expect(delays()).toHaveLength(3)
  })
})
