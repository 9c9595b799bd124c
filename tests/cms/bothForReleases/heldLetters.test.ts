import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { waitForState, writeLetter } from '../../factories/letters'
import { saveDraft } from '../../factories/page'
import { reachPlannedDates } from '../../factories/plannedPublication'
import { publishWithSharedCover } from '../../factories/regard'
import { findDeliveryErrors } from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'
import { poll } from '../../support/ports'
import { createClientWithHeaders, openSession } from '../../support/session'
import { accounts } from '../../support/setups'

const { setup } = inject('product')
const LATER = '2099-01-05T09:30'
const HOUR_MS = 60 * 60 * 1000

const emails = createAddresses('retenue', 3)

const site = await openCampaignSite(setup)
const { administrator } = site
beforeEach(async () => {
  site.smtp.reset()
  await addAbonnes(site.product, emails)
})
afterEach(() => site.records.remove('abonnes', { etat: 'confirme' }))

const plan = async (path: string, who = administrator) => {
  const { status } = await who.post(`${path}/programmation`, { date: LATER })
  expect(status).toBe(200)
}

/** Moves a planned letter to a time that is past, as if the site had been away since. */
async function reachLate(hours: number): Promise<void> {
  const date = new Date(Date.now() - hours * HOUR_MS)
  await site.records.update('annonces', { etat: 'prevue' }, { datePrevue: date })
  await site.records.update('payload-jobs', { taskSlug: 'annoncer' }, { waitUntil: date })
}

/** An account with a session of its own. */
async function makeColleague(role: 'administrateur' | 'editeur') {
  const account = await makeAccount(administrator, role)
  const { token } = await openSession(site.product.url, account)
  return {
    account,
    colleague: createClientWithHeaders(site.product.url, { authorization: `JWT ${token}` }),
  }
}

const toSubscribers = () =>
  site.smtp.mails.filter(({ to }) => to.some((address) => emails.includes(address)))

test('a letter that is more than twelve hours late is a draft again, which e-mail and dashboard say', async () => {
  const { id } = await writeLetter(administrator, { objet: 'Bal de samedi' })
  await plan(`/api/annonces/${id}`)
  await reachLate(13)
  const { obstacle } = await waitForState(administrator, id, 'brouillon')
  expect(obstacle).toMatch(/^Le site était arrêté le .*, et douze heures ont passé/)
  const mail = await site.smtp.waitForMail(
    ({ to, source }) => to.includes(accounts.administrateur.email) && source.includes('Bal de'),
  )
  const { subject, text } = await mail.parse()
  expect(subject).toBe('Une lettre prévue n’est pas partie')
  expect(text).toContain('Bal de samedi')
  expect(text).toContain('douze heures ont passé')
  const dashboard = await administrator.get('/admin', {
    headers: { cookie: `payload-token=${administrator.token}` },
  })
  expect(dashboard.text).toContain('Bal de samedi\u00a0») n’est pas partie.')
  expect(toSubscribers()).toEqual([])
})

test('a letter that is eleven hours late leaves', async () => {
  const { id } = await writeLetter(administrator)
  await plan(`/api/annonces/${id}`)
  await reachLate(11)
  await waitForState(administrator, id, 'terminee')
  expect(findDeliveryErrors(toSubscribers(), emails)).toEqual({ missed: [], twice: [] })
})

test.each<[what: string, change: Record<string, string> | undefined, reason: string]>([
  ['is no administrateur any more', { role: 'editeur' }, 'n’est plus administrateur'],
  ['was deleted', undefined, 'est supprimé'],
])('what an account planned that %s does not take place', async (_what, change, reason) => {
  const { account, colleague } = await makeColleague('administrateur')
  const { id } = await writeLetter(administrator)
  await plan(`/api/annonces/${id}`, colleague)
  const issue = `/api/regards/${(await publishWithSharedCover(administrator, { isDraft: true })).id}`
  await plan(issue, colleague)
  // Behind the question that the API asks: another process may plan at the same moment.
  if (change) await site.records.update('users', { email: account.email }, change)
  else await site.records.remove('users', { email: account.email })
  await reachLate(0)
  await site.records.update(
    'payload-jobs',
    { taskSlug: 'publierPage' },
    { waitUntil: new Date(Date.now() - 1_000) },
  )

  const { obstacle } = await waitForState(administrator, id, 'brouillon')
  expect(obstacle).toContain(`${account.email}) ${reason}`)
  const readPlan = async () =>
    (await administrator.get<{ raison?: string }>(`${issue}/programmation`)).json
  await poll(async () => (await readPlan()).raison !== undefined, { what: 'the plan is refused' })
  expect((await readPlan()).raison).toContain(`${account.email}) ${reason}`)
  expect((await administrator.anonymous().get(issue)).status).toBe(404)
  expect(toSubscribers()).toEqual([])
})

test('the page that an éditeur planned is published, unless the account was deleted', async () => {
  const { account, colleague } = await makeColleague('editeur')
  const page = '/api/globals/historique'
  const reach = () =>
    site.records.update(
      'payload-jobs',
      { taskSlug: 'publierPage' },
      { waitUntil: new Date(Date.now() - 1_000) },
    )
  const readTitle = async () => (await administrator.get<{ titre: string }>(page)).json.titre
  await saveDraft(colleague, 'historique', { titre: 'Publié à l’heure' })
  await plan(page, colleague)
  // The publication ends what is planned for the page: the next plan comes after it.
  await reachPlannedDates(site.records)
  expect(await readTitle()).toBe('Publié à l’heure')
  await saveDraft(colleague, 'historique', { titre: 'Jamais' })
  await plan(page, colleague)
  await site.records.remove('users', { email: account.email })
  await reach()
  await poll(
    async () =>
      (await administrator.get<{ raison?: string }>(`${page}/programmation`)).json.raison !==
      undefined,
    { what: 'the plan is refused' },
  )
  expect(await readTitle()).toBe('Publié à l’heure')
})
