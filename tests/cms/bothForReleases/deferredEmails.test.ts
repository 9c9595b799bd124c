import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { readLetterDoc, waitForState, writeLetter } from '../../factories/letters'
import { openCampaignSite } from '../../support/campaignSite'
import { poll } from '../../support/ports'

const { setup } = inject('product')

let emails: string[]

const site = await openCampaignSite(setup)

let round = 0
beforeEach(async () => {
  site.smtp.reset()
  round += 1
  emails = createAddresses(`remise-${round}`, 20)
  await addAbonnes(site.product, emails)
})
afterEach(() => site.records.remove('abonnes', { etat: 'confirme' }))

/** Sends a letter of its own. @returns its id */
async function send(): Promise<string> {
  const { id } = await writeLetter(site.administrator)
  const { status } = await site.administrator.post(`/api/annonces/${id}/envoi`, {})
  expect(status).toBe(202)
  return id
}

const read = (id: string) => readLetterDoc(site.administrator, id)
const waitForEnd = (id: string) => waitForState(site.administrator, id, 'terminee')
const waitForOthers = (id: string) =>
  poll(async () => (await read(id)).envoyes === 19, { what: 'the letter is with all others' })

const closing = { code: 421, message: 'Closing the connection' }

test.each([
  ['is full (452)', { code: 452, message: 'Mailbox full' }],
  ['closes each connection (421)', closing],
])(
  'a mailbox that %s delays no later letter, and gets both once it works',
  async (_what, answer) => {
    site.smtp.rejectRecipients((recipient) => (recipient === emails[0] ? answer : undefined))
    const first = await send()
    await waitForOthers(first)
    const second = await send()
    await waitForOthers(second)
    expect((await read(first)).etat).toBe('en-cours')

    site.smtp.rejectRecipients(() => undefined)
    expect(await waitForEnd(first)).toMatchObject({ envoyes: 20, echecs: 0, obstacle: null })
    expect(await waitForEnd(second)).toMatchObject({ envoyes: 20, echecs: 0, obstacle: null })
  },
)

test('a mailbox that always closes the connection (421) fails in the end', async () => {
  site.smtp.rejectRecipients((recipient) => (recipient === emails[0] ? closing : undefined))
  const id = await send()
  await waitForOthers(id)
  // Brings the time of each attempt.
  await poll(
    async () => {
      const past = new Date(Date.now() - 60_000)
      await site.records.update('envois', { etat: 'attente' }, { prochainEssai: past })
      await site.records.update('payload-jobs', { taskSlug: 'annoncer' }, { waitUntil: past })
      return (await read(id)).etat === 'terminee'
    },
    { what: 'the end of the letter' },
  )
  expect(await read(id)).toMatchObject({ envoyes: 19, echecs: 1, obstacle: null })
})
