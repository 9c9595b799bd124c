import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { publishRegard, type RegardDoc } from '../../factories/regard'
import { findDeliveryErrors, isFinished, waitForAnnonce } from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'

const { smtp, product, records, administrator } = await openCampaignSite(inject('product').setup)

let round = 0
let regard: RegardDoc
let emails: string[]

beforeEach(async () => {
  smtp.reset()
  round += 1
  regard = await publishRegard(administrator)
  emails = createAddresses(`course-${round}`, 20)
})
afterEach(async () => {
  await administrator.delete(`/api/regards/${regard.id}`)
  await records.remove('abonnes', { etat: 'confirme' })
})

const announce = () => administrator.post(`/api/regards/${regard.id}/annonce`)
const finished = () => waitForAnnonce(administrator, regard.id, isFinished)
const idOf = async (email: string) => {
  const { json } = await administrator.get<{ docs: { id: string }[] }>(
    `/api/abonnes?where[email][equals]=${encodeURIComponent(email)}`,
  )
  return json.docs[0]?.id
}

test('a campaign that is started twice at once sends one e-mail to each subscriber', async () => {
  await addAbonnes(product, emails)
  const answers = await Promise.all([announce(), announce(), announce()])
  await finished()

  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
  const entries = await administrator.get<{ docs: object[] }>(
    `/api/journal?where[action][equals]=campagne&where[cibleId][equals]=${regard.id}`,
  )
  expect(entries.json.docs).toMatchObject([
    { cible: `Regards n°\u00a0${regard.numero}`, details: 'Abonnés\u00a0: 20.' },
  ])
  expect(await announce()).toMatchObject({
    status: 409,
    json: { errors: [{ code: 'already-announced' }] },
  })
  // MongoDB finds the issue by its id in capitals too; SQLite does not.
  const inCapitals = `/api/regards/${regard.id.toUpperCase()}/annonce`
  expect((await administrator.post(inCapitals)).status).toBeOneOf([404, 409])
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
  expect(smtp.mails).toHaveLength(20)
})

test.each([
  ['is deleted', (id: string) => administrator.delete(`/api/abonnes/${id}`)],
  [
    'is moved to the trash',
    (id: string) =>
      administrator.patch(`/api/abonnes/${id}`, { deletedAt: new Date().toISOString() }),
  ],
])('who %s while the mails are going out gets none afterwards', async (_what, leave) => {
  await addAbonnes(product, emails)
  smtp.holdReplies()
  await announce()
  await smtp.waitForCount(5)
  const written = new Set(smtp.mails.flatMap(({ to }) => to))
  const [leaver = ''] = emails.filter((email) => !written.has(email)).slice(-1)
  expect((await leave((await idOf(leaver)) ?? '')).status).toBe(200)
  smtp.releaseReplies()
  const annonce = await finished()

  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [leaver], twice: [] })
  expect(annonce).toMatchObject({ total: 19, envoyes: 19 })
})
