import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { processSubscriptionRequest } from '../../../../../../cms/src/features/newsletter/subscription/subscriptionRequest'

type Demande = Parameters<typeof processSubscriptionRequest>[1]

/** Requests that were queued again, and when they are due. */
const waiting: { demande: Demande; waitUntil: Date }[] = []

const makeRequest = (email: string, at: number): Demande => ({
  ...{ id: String(at), email, date: new Date().toISOString(), isTrapped: false },
  ...{ source: 'accueil', versionTexte: null },
})

/** Sends requests one after the other. @returns the number of e-mails that they led to */
const countMails = (emails: string[]) => countReplies(emails.map(makeRequest))

async function countReplies(requests: Demande[]): Promise<number> {
  let mails = 0
  const payload = {
    db: {
      findOne: () => Promise.resolve(null),
      create: ({ data }: { data: object }) => Promise.resolve({ id: '1', ...data }),
      updateOne: () => Promise.resolve({}),
    },
    findGlobal: () => Promise.resolve({ nom: 'Regards', adresse: 'Paris' }),
    jobs: {
      queue: ({ input, waitUntil }: { input: { demande: Demande }; waitUntil: Date }) =>
        Promise.resolve(waiting.push({ ...input, waitUntil })),
    },
    sendEmail: () => Promise.resolve((mails += 1)),
  } as unknown as Payload
  for (const request of requests) await processSubscriptionRequest(payload, request)
  return mails
}

const many = (count: number, toEmail: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => toEmail(at))

test('a mailbox is written to five times a day, under whichever of its addresses', async () => {
  expect(await countMails(many(7, (at) => `victime+${at}@boite.org`))).toBe(5)
  expect(await countMails(many(7, (at) => `vic${'.'.repeat(at % 2)}time+${at}@gmail.com`))).toBe(5)
})

test('a domain is written to a hundred times an hour, and all together five hundred times; the others wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(waiting).toEqual([])
  expect(await countMails(many(105, (at) => `a${at}@domaine.org`))).toBe(100)
  // 110 were sent by now.
  expect(await countMails(many(400, (at) => `a@domaine-${at}.org`))).toBe(390)
  expect(waiting).toHaveLength(15)
  const again = waiting.splice(0)
  for (const { waitUntil } of again) expect(waitUntil.getTime() - Date.now()).toBeGreaterThan(0)
  vi.setSystemTime(Date.now() + 61 * 60 * 1000)
  // Not counted again for its mailbox.
  expect(await countReplies(again.map(({ demande }) => demande))).toBe(15)
  expect(waiting).toEqual([])
})
