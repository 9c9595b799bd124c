import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { findSendingPlans, reachPlannedSending, type LetterDoc } from '../../factories/letters'
import { reachPlannedDates } from '../../factories/plannedPublication'
import { publishWithSharedCover, type RegardDoc } from '../../factories/regard'
import { findDeliveryErrors, readAnnonce, waitForAnnonce } from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'
import { createJournalReader } from '../../support/journal'
import { normalizeSpaces } from '../../support/normalizeSpaces'

const { setup } = inject('product')

const LATER = '2099-01-05T09:30'
const EVEN_LATER = '2099-01-06T09:30'

let emails: string[]
let regard: RegardDoc

const site = await openCampaignSite(setup)
const { smtp, product, records, administrator } = site

let round = 0
beforeEach(async () => {
  smtp.reset()
  round += 1
  emails = createAddresses(`prevue-${round}`, 6)
  await addAbonnes(product, emails)
})
afterEach(async () => {
  await administrator.delete(`/api/regards/${regard.id}`)
  await records.remove('abonnes', { etat: 'confirme' })
})

type Answer = { doc: LetterDoc; errors?: { code: string }[] }
const plan = (date: unknown, who = administrator) =>
  who.post<Answer>(`/api/regards/${regard.id}/annonce/programmation`, { date })
const unplan = (who = administrator) =>
  who.delete(`/api/regards/${regard.id}/annonce/programmation`)
const planPublication = (date = LATER) =>
  administrator.post(`/api/regards/${regard.id}/programmation`, { date })
const codeOf = ({ status, json }: { status: number; json: Answer }) => [
  status,
  json.errors?.[0]?.code,
]
const finished = () => waitForAnnonce(administrator, regard.id, ({ etat }) => etat === 'terminee')

test('the announcement of a published issue leaves at its date, once', async () => {
  regard = await publishWithSharedCover(administrator)
  expect(codeOf(await plan(null))).toEqual([400, 'invalid-argument'])
  expect(codeOf(await plan('2026-01-01T09:00'))).toEqual([400, 'invalid-argument'])
  expect((await plan(LATER)).json.doc).toMatchObject({ etat: 'prevue', regard: regard.id })
  expect((await plan(EVEN_LATER)).json.doc.datePrevue).toBe('2099-01-06T08:30:00.000Z')
  expect(await findSendingPlans(records)).toHaveLength(1)

  await reachPlannedSending(records)
  expect(await finished()).toMatchObject({
    envoyes: 6,
    objet: `Regards n°\u00a0${regard.numero} est paru`,
  })
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
  expect(codeOf(await plan(LATER))).toEqual([409, 'already-announced'])
})

test('a planned announcement can start at once, and its job sends no second one', async () => {
  regard = await publishWithSharedCover(administrator)
  await plan(LATER)
  expect((await administrator.post(`/api/regards/${regard.id}/annonce`)).status).toBe(202)
  await finished()
  expect(await findSendingPlans(records)).toEqual([])
  expect(smtp.mails).toHaveLength(6)
})

test('an unplanned announcement can be made anew', async () => {
  regard = await publishWithSharedCover(administrator)
  await plan(LATER)
  expect((await unplan()).status).toBe(204)
  expect(await readAnnonce(administrator, regard.id)).toBeUndefined()
  expect(await findSendingPlans(records)).toEqual([])
  expect((await unplan()).status).toBe(204)
  expect((await plan(LATER)).status).toBe(200)
})

test('a planned announcement ends with its issue', async () => {
  regard = await publishWithSharedCover(administrator)
  await plan(LATER)
  expect((await administrator.delete(`/api/regards/${regard.id}`)).status).toBe(200)
  expect(await readAnnonce(administrator, regard.id)).toBeUndefined()
  expect(await findSendingPlans(records)).toEqual([])
})

test('the announcement of a planned issue leaves when the issue appears', async () => {
  regard = await publishWithSharedCover(administrator, { isDraft: true })
  expect(codeOf(await plan(null))).toEqual([409, 'not-planned'])
  await planPublication()
  expect(codeOf(await plan('2099-01-05T09:00'))).toEqual([400, 'invalid-argument'])
  const shown = await administrator.get<{ objet: string }>(`/api/regards/${regard.id}/annonce`)
  expect(shown.json.objet).toContain(String(regard.numero))
  expect((await plan(null)).json.doc).toMatchObject({ etat: 'prevue', datePrevue: null })
  expect(await findSendingPlans(records)).toEqual([])

  await reachPlannedDates(records)
  await finished()
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})

test('whose minute comes at the start of a stopped site, with that of its issue, leaves after the issue appears', async () => {
  regard = await publishWithSharedCover(administrator, { isDraft: true })
  await planPublication()
  await plan(EVEN_LATER)

  await Promise.all([reachPlannedDates(records), reachPlannedSending(records)])
  await finished()
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})

test('it leaves too when somebody publishes the issue earlier', async () => {
  regard = await publishWithSharedCover(administrator, { isDraft: true })
  await planPublication()
  await plan(null)
  await administrator.patch(`/api/regards/${regard.id}`, { _status: 'published' })
  await finished()
  expect(smtp.mails).toHaveLength(6)
})

test('the issue is not planned for a moment after its announcement', async () => {
  regard = await publishWithSharedCover(administrator, { isDraft: true })
  await planPublication()
  await plan(LATER)
  const path = `/api/regards/${regard.id}/programmation`

  const late = await administrator.post<Answer>(path, { date: EVEN_LATER })

  expect(codeOf(late)).toEqual([400, 'invalid-argument'])
  expect(normalizeSpaces(late.text)).toContain('prévenus avant, le lundi 5 janvier 2099 à 9 h 30')
  expect((await administrator.get(path)).json).toMatchObject({ date: LATER })
  await unplan()
  expect((await planPublication(EVEN_LATER)).status).toBe(200)
})

test('a correction of a published issue is planned for any moment', async () => {
  regard = await publishWithSharedCover(administrator)
  await plan(LATER)
  await administrator.patch(`/api/regards/${regard.id}?draft=true`, { titre: 'La dentelle' })

  expect((await planPublication(EVEN_LATER)).status).toBe(200)
})

test('it ends with the plan of the publication, and with the issue in the trash', async () => {
  regard = await publishWithSharedCover(administrator, { isDraft: true })
  await planPublication()
  await plan(null)
  await administrator.delete(`/api/regards/${regard.id}/programmation`)
  expect(await readAnnonce(administrator, regard.id)).toBeUndefined()

  await planPublication()
  await plan(EVEN_LATER)
  const trashed = await administrator.patch(`/api/regards/${regard.id}?trash=true`, {
    deletedAt: new Date().toISOString(),
  })
  expect(trashed.status).toBe(200)
  expect(await readAnnonce(administrator, regard.id)).toBeUndefined()
  const ends = await createJournalReader(administrator).read({
    cibleId: regard.id,
    action: 'envoiDeprogramme',
  })
  expect(ends.map(({ cible }) => cible)).toEqual(ends.map(() => `Regards n°\u00a0${regard.numero}`))
  expect(ends).toHaveLength(2)
  expect(await findSendingPlans(records)).toEqual([])
})

test('a date at which the issue is not on the site is without effect, said and made anew', async () => {
  regard = await publishWithSharedCover(administrator)
  await plan(LATER)
  await administrator.patch(`/api/regards/${regard.id}`, { _status: 'draft' })
  await reachPlannedSending(records)
  const row = await waitForAnnonce(administrator, regard.id, ({ etat }) => etat === 'sans-effet')
  expect(row.obstacle).toBe('Le numéro n’était pas sur le site à ce moment.')
  // The administrators are told meanwhile.
  expect(findDeliveryErrors(smtp.mails, emails).missed).toEqual(emails)

  await administrator.patch(`/api/regards/${regard.id}`, { _status: 'published' })
  expect((await administrator.post(`/api/regards/${regard.id}/annonce`)).status).toBe(202)
  await finished()
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})
