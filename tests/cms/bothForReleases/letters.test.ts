import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import {
  findSendingPlans,
  letterText,
  reachPlannedSending,
  readLetterDoc,
  waitForState,
  writeLetter,
  type LetterDoc,
} from '../../factories/letters'
import { makeRichText } from '../../factories/richText'
import { findDeliveryErrors } from '../../support/campaigns'
import { openCampaignSite } from '../../support/campaignSite'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { poll } from '../../support/ports'

const { setup } = inject('product')

const LATER = '2099-01-05T09:30'

let emails: string[]

const site = await openCampaignSite(setup)
const { smtp, product, records, administrator, editor } = site

let round = 0
beforeEach(() => {
  smtp.reset()
  round += 1
  emails = createAddresses(`lettre-${round}`, 12)
})
afterEach(() => records.remove('abonnes', { etat: 'confirme' }))

type Answer = { doc: LetterDoc; errors?: { code: string }[] }
const send = (id: string, body: object = {}, who = administrator) =>
  who.post<Answer>(`/api/annonces/${id}/envoi`, body)
const plan = (id: string, body: object = { date: LATER }, who = administrator) =>
  who.post<Answer>(`/api/annonces/${id}/programmation`, body)
const unplan = (id: string, who = administrator) =>
  who.delete<Answer>(`/api/annonces/${id}/programmation`)
const preview = (id: string, who = administrator) =>
  who.get<{ objet: string; html: string; texte: string; modifieLe: string }>(
    `/api/annonces/${id}/apercu`,
  )
const errorOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as Answer).errors?.[0]?.code,
]

test.each([
  'une phrase',
  { root: { type: 'root', children: [{ type: 'upload', value: 'x', relationTo: 'users' }] } },
])('a text that the editor cannot have made is refused: %j', async (texte) => {
  const { status, json } = await administrator.post<{ errors: { data: object }[] }>(
    '/api/annonces',
    { objet: 'Le bal', texte },
  )
  expect(status).toBe(400)
  expect(json.errors[0]?.data).toMatchObject({ errors: [{ path: 'texte' }] })
})

test('a letter of one’s own is read, tried on oneself and sent once to each subscriber', async () => {
  await addAbonnes(product, emails)
  const { id, etat } = await writeLetter(administrator)
  expect(etat).toBe('brouillon')

  const shown = (await preview(id)).json
  expect(shown.objet).toBe('Le bal de printemps')
  const site = `http://localhost:${product.port}`
  expect(shown.html).toContain(`href="${site}/regards"`)
  expect(shown.html).toMatch(/<strong>bal<\/strong>/)
  expect(shown.html).toMatch(/<h2[^>]*>Le programme<\/h2>/)
  expect(shown.html).toMatch(/<li[^>]*>Vielle &amp; cornemuse<\/li>/)
  expect(shown.texte).toContain(`lien (${site}/regards)`)
  expect(shown.texte).toContain('– Vielle & cornemuse')
  expect(shown.html + shown.texte).not.toContain('jeton=')

  const tried = await administrator.post<{ message: string }>(`/api/annonces/${id}/essai`)
  expect(tried.json.message).toContain('L’essai est parti')
  const [mail] = smtp.mails
  const { email } = (await administrator.get<{ user: { email: string } }>('/api/users/me')).json
    .user
  expect(mail?.to).toEqual([email])
  expect((await mail?.parse())?.subject).toBe('[Essai] Le bal de printemps')
  expect((await readLetterDoc(administrator, id)).etat).toBe('brouillon')
  smtp.reset()

  const { status, json } = await send(id, { modifieLe: shown.modifieLe })
  expect(status).toBe(202)
  expect(json.doc).toMatchObject({ etat: 'en-cours', total: 12 })
  expect(await waitForState(administrator, id, 'terminee')).toMatchObject({
    envoyes: 12,
    total: 12,
  })
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
  expect(smtp.mails).toHaveLength(12)
  const received = await smtp.mails[0]?.parse()
  expect(received?.subject).toBe('Le bal de printemps')
  expect(received?.html).toContain('/newsletter/desinscription?jeton=')
  expect(normalizeSpaces(received?.text ?? '')).toContain('Chers amis, le bal est dimanche.')
  const entries = await administrator.get<{ docs: object[] }>(
    `/api/journal?where[action][equals]=campagne&where[cibleId][equals]=${id}`,
  )
  expect(entries.json.docs).toMatchObject([
    { cible: 'Lettre Le bal de printemps', details: 'Abonnés\u00a0: 12.', auteur: email },
  ])
})

test('nobody sets the state, the counts or the issue of a letter by saving it', async () => {
  const forged = {
    ...{ etat: 'en-cours', total: 5, envoyes: 5, echecs: 1, debut: '2026-01-01T00:00:00.000Z' },
    ...{ regard: 'un-numero', datePrevue: '2026-01-01T00:00:00.000Z', obstacle: 'rien' },
    acteur: { email: 'quelqu-un@exemple.fr' },
  }
  const { json } = await administrator.post<Answer>('/api/annonces', {
    objet: 'Une lettre',
    texte: letterText,
    ...forged,
  })
  const { id } = json.doc
  const intact = { etat: 'brouillon', total: 0, envoyes: 0, echecs: 0 }
  expect(json.doc).toMatchObject(intact)
  expect(json.doc.regard).toMatch(/^lettre:/)
  await administrator.patch(`/api/annonces/${id}`, { objet: 'Une autre', ...forged })
  const after = await readLetterDoc(administrator, id)
  expect(after).toMatchObject({ ...intact, objet: 'Une autre', regard: json.doc.regard })
  expect(after.datePrevue ?? null).toBeNull()
  expect(after.debut ?? null).toBeNull()
  expect(after).not.toHaveProperty('acteur')
  const several = await administrator.patch<Answer>(`/api/annonces?where[id][equals]=${id}`, {
    objet: 'Toutes',
  })
  expect(errorOf(several)).toEqual([400, 'invalid-request'])
})

test('a letter without a subject or a text is kept, if it has a subject, and is not sent', async () => {
  await addAbonnes(product, emails)
  const unnamed = await administrator.post<Answer>('/api/annonces', { texte: letterText })
  expect(errorOf(unnamed)).toEqual([400, 'validation'])
  const { id } = await writeLetter(administrator, { texte: makeRichText('  ') })
  for (const answer of [
    await preview(id),
    await administrator.post(`/api/annonces/${id}/essai`),
    await send(id),
    await plan(id),
  ]) {
    expect(errorOf(answer)).toEqual([400, 'empty-letter'])
  }
  expect(smtp.mails).toEqual([])
})

test('a letter that nobody would receive, or that changed since it was read, does not leave', async () => {
  const { id } = await writeLetter(administrator)
  expect(errorOf(await send(id))).toEqual([409, 'no-subscribers'])

  await addAbonnes(product, emails)
  const { modifieLe } = (await preview(id)).json
  await administrator.patch(`/api/annonces/${id}`, { objet: 'Autre chose' })
  expect(errorOf(await send(id, { modifieLe }))).toEqual([409, 'letter-changed'])
  expect(errorOf(await plan(id, { date: LATER, modifieLe }))).toEqual([409, 'letter-changed'])
  expect((await readLetterDoc(administrator, id)).etat).toBe('brouillon')
  expect(smtp.mails).toEqual([])
})

test('a letter that is sent several times at once, while it is saved, leaves once and unchanged', async () => {
  await addAbonnes(product, emails)
  const { id } = await writeLetter(administrator)
  const attempts = [
    ...[1, 2, 3].map(() => send(id)),
    ...[1, 2, 3].map((part) =>
      administrator.patch(`/api/annonces/${id}`, { objet: `Objet ${part}` }),
    ),
    plan(id),
  ]
  const statuses = (await Promise.all<{ status: number }>(attempts)).map(({ status }) => status)
  const started = statuses.slice(0, 3).filter((status) => status === 202)
  const planned = statuses[6] === 200
  expect(started.length + (planned ? 1 : 0)).toBe(1)
  if (planned) expect((await unplan(id)).status).toBe(200)
  if (planned) expect((await send(id)).status).toBe(202)

  const { objet } = await waitForState(administrator, id, 'terminee')
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
  expect(smtp.mails).toHaveLength(12)
  for (const mail of smtp.mails) expect((await mail.parse()).subject).toBe(objet)
  // Sent, it is not written in and does not leave the history.
  expect((await administrator.patch(`/api/annonces/${id}`, { objet: 'Non' })).status).toBe(403)
  expect((await administrator.delete(`/api/annonces/${id}`)).status).toBe(403)
  expect(errorOf(await send(id))).toEqual([409, 'letter-not-draft'])
  expect(errorOf(await plan(id))).toEqual([409, 'letter-not-draft'])
  expect(errorOf(await unplan(id))).toEqual([409, 'letter-not-draft'])
})

test('a planned letter waits for its minute, which can be changed, and leaves then', async () => {
  await addAbonnes(product, emails)
  const { id } = await writeLetter(administrator)
  for (const date of ['2026-01-01T09:00', '2027-03-28T02:30', 'demain', undefined]) {
    expect(errorOf(await plan(id, { date }))).toEqual([400, 'invalid-argument'])
  }
  expect((await plan(id)).json.doc).toMatchObject({
    etat: 'prevue',
    // 09:30 in Paris in winter.
    datePrevue: '2099-01-05T08:30:00.000Z',
  })
  const change = await administrator.patch<Answer>(`/api/annonces/${id}`, { objet: 'Non' })
  expect(errorOf(change)).toEqual([409, 'letter-planned'])
  expect(change.text).toContain('Cette lettre est programmée\u00a0: déprogrammez-la d’abord.')
  const removal = await administrator.delete<Answer>(`/api/annonces/${id}`)
  expect(errorOf(removal)).toEqual([409, 'letter-planned'])
  expect((await editor.patch(`/api/annonces/${id}`, { objet: 'Non' })).status).toBe(403)
  expect(errorOf(await send(id))).toEqual([409, 'letter-not-draft'])
  await plan(id, { date: '2099-01-06T09:30' })
  const jobs = await findSendingPlans(records)
  expect(jobs.map(({ waitUntil }) => new Date(waitUntil as string).toISOString())).toEqual([
    '2099-01-06T08:30:00.000Z',
  ])
  expect(smtp.mails).toEqual([])

  await reachPlannedSending(records)
  expect(await waitForState(administrator, id, 'terminee')).toMatchObject({ envoyes: 12 })
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
  const { json } = await administrator.get<{ docs: object[] }>(
    `/api/journal?where[cibleId][equals]=${id}&where[action][in]=envoiProgramme,campagne&sort=dateAction`,
  )
  expect(json.docs).toMatchObject([
    { action: 'envoiProgramme' },
    { action: 'envoiProgramme' },
    { action: 'campagne', details: 'À la date prévue. Abonnés\u00a0: 12.' },
  ])
})

test('an unplanned letter is a draft again, and its job sends nothing', async () => {
  await addAbonnes(product, emails)
  const { id } = await writeLetter(administrator)
  await plan(id)
  expect((await unplan(id)).json.doc).toMatchObject({ etat: 'brouillon', datePrevue: null })
  expect(await findSendingPlans(records)).toEqual([])
  expect((await administrator.patch(`/api/annonces/${id}`, { objet: 'Revu' })).status).toBe(200)
  expect((await administrator.delete(`/api/annonces/${id}`)).status).toBe(200)
  expect(smtp.mails).toEqual([])
})

test('a planned letter that finds no subscriber is a draft again, and says why', async () => {
  const { id } = await writeLetter(administrator, { objet: 'Pour personne' })
  await plan(id)
  await reachPlannedSending(records)
  expect(await waitForState(administrator, id, 'brouillon')).toMatchObject({
    obstacle: 'Personne n’était inscrit à la lettre d’information.',
  })
  const entries = `/api/journal?where[cibleId][equals]=${id}&where[action][equals]=envoiSansEffet`
  await poll(
    async () => (await administrator.get<{ docs: object[] }>(entries)).json.docs.length === 1,
    { what: 'the journal says it' },
  )
})
