import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import {
  sendToSubscriber,
  type CampaignContext,
} from '../../../../../../cms/src/features/newsletter/campaigns/sendToSubscriber'
import type { SendJournal } from '../../../../../../cms/src/features/newsletter/campaigns/SendJournal'
import type { SmtpBackoff } from '../../../../../../cms/src/features/newsletter/campaigns/SmtpBackoff'
import type { EnvoiRow } from '../../../../../../cms/src/features/newsletter/campaigns/types'

const envoi = { id: 'e1', abonne: 'a1', essais: 0 } as unknown as EnvoiRow

/** Sends one e-mail with a journal on a full disk. @returns what is saved of it */
async function sendWithFullDisk(sendEmail: () => Promise<unknown>) {
  const updateOne = vi.fn<(change: { collection: string; data: object }) => Promise<null>>(() =>
    Promise.resolve(null),
  )
  const findOne = () => Promise.resolve({ id: 'a1', email: 'a@example.org', empreinte: 'x' })
  const write = () => {
    throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' })
  }
  const backoff = {
    waitUntilReady: () => Promise.resolve(),
    recordSuccess: () => Promise.resolve(),
    recordFailure: () => Promise.resolve(),
  }
  const sending: CampaignContext = {
    payload: { db: { updateOne, findOne }, sendEmail } as unknown as Payload,
    annonce: 'c1',
    porteur: 'c1.1',
    compose: () => ({ headers: {} }),
    journal: { write } as unknown as SendJournal,
    backoff: backoff as unknown as SmtpBackoff,
    throttle: () => Promise.resolve(),
    isHeld: () => true,
    isOver: () => false,
  }
  await sendToSubscriber(sending, 'a1', () => Promise.resolve(envoi))
  return updateOne.mock.calls.map(([{ data }]) => data)
}

test('an e-mail that the server accepted is sent, though the journal cannot be written', async () => {
  expect(await sendWithFullDisk(() => Promise.resolve())).toEqual([{ etat: 'envoye' }])
})

test('an e-mail that the server refused has its outcome, though the journal cannot be written', async () => {
  const refusal = { responseCode: 550, command: 'RCPT TO', response: '550 No such user' }
  const saved = await sendWithFullDisk(() =>
    Promise.reject(Object.assign(new Error('550'), refusal)),
  )

  expect(saved).toMatchObject([{ etat: 'echec', raison: '550 No such user' }])
})
