import { afterEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { makeAccount } from '../../factories/account'
import { readPage, saveDraft } from '../../factories/page'
import { reachPlannedSending } from '../../factories/letters'
import { reachPlannedDates } from '../../factories/plannedPublication'
import { publishWithSharedCover } from '../../factories/regard'
import { findDeliveryErrors, isFinished, waitForAnnonce } from '../../support/campaigns'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { shareEmailProduct } from '../../support/sharedProducts'

const NOTICE = { taskSlug: 'direNouvelAdministrateur' }
const PAST = new Date('2026-01-01')

const { product, records, smtp } = await shareEmailProduct(inject('product').setup)
const administrator = await client(product.url).as('administrateur')
afterEach(async () => {
  smtp.reset()
  await endOfJobs()
  smtp.reset()
})

const endOfJobs = () =>
  poll(async () => (await records.find('payload-jobs')).length === 0, {
    what: 'the end of all jobs',
  })

const OTHERS = { taskSlug: 'direMotDePasseChange' }

/** Makes more jobs due than a query returns, which the mail server does not let end. */
async function occupySlots(): Promise<void> {
  await records.insert(
    'payload-jobs',
    ...Array.from({ length: 60 }, (_, index) => ({
      ...{ ...OTHERS, queue: 'default', totalTried: 0 },
      input: { email: `compte-${index}@regards.test` },
      processing: false,
      hasError: false,
      createdAt: PAST,
      updatedAt: PAST,
    })),
  )
  await smtp.waitForCount(3)
}

test('a planned publication is done while other jobs occupy their slots and more than a query returns wait', async () => {
  smtp.holdReplies()
  await occupySlots()
  await saveDraft(administrator, 'historique', { titre: 'Vielles en préparation' })
  await administrator.post('/api/globals/historique/programmation', { date: '2099-01-05T09:30' })
  await reachPlannedDates(records)

  expect(await readPage(client(product.url), 'historique')).toMatchObject({
    titre: 'Vielles en préparation',
  })
  await records.remove('payload-jobs', OTHERS)
})

test('a letter leaves after the publication of its minute, of which a query of all due jobs knows nothing', async () => {
  const regard = await publishWithSharedCover(administrator, { isDraft: true })
  const emails = createAddresses('apres', 3)
  await addAbonnes(product, emails)
  smtp.holdReplies()
  await occupySlots()
  const path = `/api/regards/${regard.id}`
  await administrator.post(`${path}/programmation`, { date: '2099-01-05T09:30' })
  const planned = await administrator.post(`${path}/annonce/programmation`, {
    date: '2099-01-05T09:30',
  })
  expect(planned.status).toBe(200)
  await Promise.all([reachPlannedDates(records), reachPlannedSending(records)])
  smtp.releaseReplies()
  await records.remove('payload-jobs', OTHERS)

  await waitForAnnonce(administrator, regard.id, isFinished)
  expect(findDeliveryErrors(smtp.mails, emails).missed).toEqual([])
  await administrator.delete(path)
  await records.remove('abonnes', { etat: 'confirme' })
})

const createAdministrateur = async () => (await makeAccount(administrator, 'administrateur')).email

test('the notice of a new administrateur is one job; a kill while it is sent makes nobody get it twice', async () => {
  const created: string[] = []
  for (let count = 0; count < 3; count += 1) created.push(await createAdministrateur())
  const all = await records.find('users', { role: 'administrateur' })
  // An invited person has no account yet.
  const told = all.filter(({ invitation }) => !invitation).map(({ email }) => String(email))
  expect(told).toEqual(expect.arrayContaining(created))
  await endOfJobs()
  smtp.reset()
  smtp.holdReplies()
  await createAdministrateur()
  await smtp.waitForCount(1)
  expect(await records.find('payload-jobs', NOTICE)).toHaveLength(1)
  await product.kill()
  smtp.releaseReplies()
  await product.restart()
  await endOfJobs()

  expect(findDeliveryErrors(smtp.mails, told)).toEqual({ missed: [], twice: [] })
  expect(smtp.mails).toHaveLength(told.length)
})

test('an administrateur whose address is refused delays no other one, and is told later', async () => {
  const refused = await createAdministrateur()
  const told = await createAdministrateur()
  await endOfJobs()
  smtp.reset()
  smtp.rejectRecipients((email) =>
    email === refused ? { code: 450, message: 'Mailbox busy' } : undefined,
  )
  await createAdministrateur()
  const isRetried = async () => {
    const [job] = await records.find('payload-jobs', NOTICE)
    return Boolean(job?.waitUntil)
  }
  await poll(isRetried, { what: 'the next attempt' })
  const first = smtp.mails.flatMap(({ to }) => to)
  expect(first).toContain(told)
  expect(first).not.toContain(refused)

  smtp.reset()
  await records.update('payload-jobs', NOTICE, { waitUntil: PAST })
  await endOfJobs()
  expect(smtp.mails.flatMap(({ to }) => to)).toEqual([refused])
})
