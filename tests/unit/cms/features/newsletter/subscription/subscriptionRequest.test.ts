import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { processSubscriptionRequest } from '../../../../../../cms/src/features/newsletter/subscription/subscriptionRequest'

/** Sends requests one after the other. @returns the number of e-mails that they led to */
async function countMails(emails: string[]): Promise<number> {
  let mails = 0
  const payload = {
    db: {
      findOne: () => Promise.resolve(null),
      create: ({ data }: { data: object }) => Promise.resolve({ id: '1', ...data }),
      updateOne: () => Promise.resolve({}),
    },
    findGlobal: () => Promise.resolve({ nom: 'Regards', adresse: 'Paris' }),
    sendEmail: () => Promise.resolve((mails += 1)),
  } as unknown as Payload
  for (const [at, email] of emails.entries()) {
    await processSubscriptionRequest(payload, {
      ...{ id: String(at), email, date: new Date().toISOString(), isTrapped: false },
      ...{ source: 'accueil', versionTexte: null },
    })
  }
  return mails
}

const many = (count: number, toEmail: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => toEmail(at))

test('a mailbox is written to five times a day, under whichever of its addresses', async () => {
  expect(await countMails(many(7, (at) => `victime+${at}@boite.org`))).toBe(5)
  expect(await countMails(many(7, (at) => `vic${'.'.repeat(at % 2)}time+${at}@gmail.com`))).toBe(5)
})

test('a domain is written to a hundred times an hour, and all together five hundred times', async () => {
  expect(await countMails(many(105, (at) => `a${at}@domaine.org`))).toBe(100)
  // 110 were sent by now.
  expect(await countMails(many(400, (at) => `a@domaine-${at}.org`))).toBe(390)
})
