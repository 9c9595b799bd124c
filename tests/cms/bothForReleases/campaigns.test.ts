import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { magazine, magazinePlan } from '../../factories/articles'
import { writeReading } from '../../factories/lecture'
import { publishWithSharedCover, type RegardDoc } from '../../factories/regard'
import { articlesPath } from '../../support/articles'
import {
  findDeliveryErrors,
  isFinished,
  readAnnonce,
  waitForAnnonce,
  type Annonce,
} from '../../support/campaigns'
import { openCampaignSite, type CampaignSite } from '../../support/campaignSite'
import { client, type Client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { poll } from '../../support/ports'
import type { Records } from '../../support/records'
import type { Product } from '../../support/product'
import type { Smtp } from '../../support/smtp'

const { setup } = inject('product')

let site: CampaignSite
let smtp: Smtp
let product: Product
let records: Records
let administrator: Client
let editor: Client
let regard: RegardDoc
let emails: string[]

beforeAll(async () => {
  site = await openCampaignSite(setup)
  ;({ smtp, product, records, administrator, editor } = site)
})

let round = 0
beforeEach(async () => {
  smtp.reset()
  round += 1
  regard = await publishWithSharedCover(administrator)
  emails = createAddresses(`ronde-${round}`, 20)
})
afterEach(async () => {
  await administrator.delete(`/api/regards/${regard.id}`)
  // Each would take a request, and a test has up to two hundred.
  await records.remove('abonnes', { etat: 'confirme' })
})

const announce = (who: Client = administrator) =>
  who.post<{ doc: Annonce }>(`/api/regards/${regard.id}/annonce`)
const finished = () => waitForAnnonce(administrator, regard.id, isFinished)

test('nobody runs, queues or reads jobs over HTTP', async () => {
  for (const who of [client(product.url), editor, administrator]) {
    for (const path of ['', '/run', '/handle-schedules', '/run?allQueues=true'])
      expect((await who.get(`/api/payload-jobs${path}`)).status, path).toBe(404)
    expect((await who.post('/api/payload-jobs', { taskSlug: 'annoncer' })).status).toBe(404)
  }
})

test('an issue that is not there, or nobody to tell, is said', async () => {
  const unknown = await administrator.post(`/api/regards/${crypto.randomUUID()}/annonce`)
  expect(unknown).toMatchObject({ status: 404, json: { errors: [{ code: 'not-found' }] } })

  expect(await announce()).toMatchObject({
    status: 409,
    json: { errors: [{ code: 'no-subscribers' }] },
  })
})

test('the mail shows the issue, leads to it, and lets its reader leave', async () => {
  const { json: stored } = await administrator.get<{ pdf: string }>(
    `/api/regards/${regard.id}?depth=0`,
  )
  await writeReading({ databaseUrl: product.mongo?.url }, records, stored.pdf, {
    ...{ pages: magazine, plan: magazinePlan },
  })
  await administrator.post(articlesPath(regard.numero, '/propositions'))
  await administrator.patch(`/api/regards/${regard.id}`, {
    titre: 'Bals & <fêtes>',
    sommaire: 'La bourrée\nLe rondeau',
  })
  const [email = ''] = emails
  await addAbonnes(product, [email])
  await announce()
  const received = await smtp.waitForMail(({ to }) => to.includes(email))
  const mail = await received.parse()

  const { numero } = regard
  expect(normalizeSpaces(mail.subject ?? '')).toBe(`Regards n° ${numero} : Bals & <fêtes>`)
  expect(mail.to).toMatchObject([{ address: email }])
  expect(mail.from).toMatchObject({ name: 'Fédération des arts et traditions populaires' })
  const site = `http://localhost:${product.port}`
  expect(mail.html).toContain(`href="${site}/regards/${numero}"`)
  expect(mail.html).toContain('Bals &amp; &lt;fêtes&gt;')
  expect(mail.html).toContain('La bourrée<br>Le rondeau')
  expect(normalizeSpaces(mail.text ?? '')).toContain('La bourrée')
  expect(mail.text).toContain(`${site}/regards/${numero}`)
  expect(mail.text).toContain('15 mars 2024')
  const contents = 'Dans ce numéro : – Un langage de fil et de drap – La bourrée'
  expect(normalizeSpaces(mail.text ?? '').replaceAll('\n', ' ')).toContain(contents)
  expect(normalizeSpaces(mail.html ?? '')).toContain(contents.replaceAll(' – ', '<br>– '))
  expect(mail.text).toContain('75014 Paris')

  const [, cover = ''] = /<img src="([^"]+)" alt="Couverture du numéro/.exec(mail.html ?? '') ?? []
  const picture = await fetch(cover.replace(site, product.url))
  expect(picture.status).toBe(200)
  // Outlook for Windows shows no WebP and no AVIF.
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(300_000)

  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe')).toMatch(
    /^<http:\/\/localhost:\d+\/api\/newsletter\/desinscription\?jeton=[\w.-]+>,\s*<mailto:/,
  )
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.html).toContain(`${site}/newsletter/desinscription?jeton=`)

  // Mail programs send this form without a session.
  const [, url = ''] = /^<([^>]+)>/.exec(header('list-unsubscribe')) ?? []
  const body = new URLSearchParams(header('list-unsubscribe-post'))
  const left = await fetch(url.replace(site, product.url), { method: 'POST', body })
  expect(left.status).toBe(200)
  expect(await records.find('abonnes', { email })).toEqual([])
})

test('a temporary SMTP error (4xx) is retried; a permanent one (5xx) is listed with its reason', async () => {
  const [busy = '', gone = ''] = emails
  let asked = 0
  const refusals: string[] = []
  smtp.rejectRecipients((recipient) => {
    if (recipient === gone) return { code: 550, message: 'No such user here' }
    if (recipient !== busy) return undefined
    asked += 1
    // First at its recipient; then that is let by, and the body is not; the third time all is well.
    if (asked > 3) return undefined
    const when = asked === 1 ? 'recipient' : 'body'
    if (asked !== 2) refusals.push(when)
    return { code: 452, message: 'Mailbox full', when }
  })
  await addAbonnes(product, emails)
  const { json } = await announce()
  const annonce = await finished()

  expect(annonce).toMatchObject({ total: 20, envoyes: 19, echecs: 1 })
  expect(refusals).toEqual(['recipient', 'body'])
  const others = emails.filter((email) => email !== gone)
  expect(findDeliveryErrors(smtp.mails, others)).toEqual({ missed: [], twice: [] })
  const readFailures = (id: string) =>
    administrator.get<{ docs: { email: string; raison: string }[] }>(`/api/annonces/${id}/echecs`)
  const failures = await readFailures(json.doc.id)
  expect(failures.json.docs).toMatchObject([
    { email: gone, raison: expect.stringContaining('No such user here') as string },
  ])
  // MongoDB finds a campaign by its id in capitals too.
  const inCapitals = await readFailures(json.doc.id.toUpperCase())
  const isFound = setup === 'production'
  expect(inCapitals.status).toBe(isFound ? 200 : 404)
  if (isFound) expect(inCapitals.json).toEqual(failures.json)
})

test('a campaign waits for an SMTP server that is down, and its page says so', async () => {
  await addAbonnes(product, emails)
  await smtp.close()
  await announce()
  const waiting = await waitForAnnonce(administrator, regard.id, ({ obstacle }) =>
    Boolean(obstacle),
  )
  expect(waiting).toMatchObject({ etat: 'en-cours', envoyes: 0, echecs: 0 })

  await smtp.open()
  expect(await finished()).toMatchObject({ envoyes: 20, echecs: 0, obstacle: null })
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})

/** Waits for the end of an announcement whose issue went: mails go on, five at a time, until then. */
const waitForEnd = () =>
  poll(
    async () => {
      smtp.releaseReplies()
      smtp.holdReplies()
      return (await records.find('payload-jobs')).length === 0
    },
    // All 200 would take eight seconds.
    { what: 'the end of the job', intervalMs: 200 },
  )

const inTrash = (id: string, isThere: boolean) =>
  administrator.patch(`/api/regards?trash=true&where[id][equals]=${id}`, {
    deletedAt: isThere ? null : new Date().toISOString(),
  })
const withdrawn = (id: string, isThere: boolean) =>
  administrator.patch(`/api/regards/${id}`, { _status: isThere ? 'published' : 'draft' })

test.each([
  ['in the trash', inTrash],
  ['that was withdrawn', withdrawn],
])('the announcement of an issue %s waits, and goes on when it is back', async (_what, put) => {
  emails = createAddresses(`ronde-${round}-attente`, 200)
  await addAbonnes(product, emails)
  smtp.holdReplies()
  await announce()
  await smtp.waitForCount(5)
  expect((await put(regard.id, false)).status).toBe(200)
  await waitForEnd()

  expect(smtp.mails.length).toBeLessThan(emails.length)
  expect(await readAnnonce(administrator, regard.id)).toMatchObject({
    ...{ etat: 'en-cours', obstacle: 'Le numéro n’est plus sur le site.' },
  })
  smtp.releaseReplies()
  expect((await put(regard.id, true)).status).toBe(200)
  expect(await finished()).toMatchObject({ total: 200, envoyes: 200, echecs: 0, obstacle: null })
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})

test('an issue that is deleted meanwhile ends its announcement, and the next one goes out', async () => {
  emails = createAddresses(`ronde-${round}-longue`, 200)
  await addAbonnes(product, emails)
  smtp.holdReplies()
  const { id } = (await announce()).json.doc
  await smtp.waitForCount(5)
  expect((await administrator.delete(`/api/regards/${regard.id}`)).status).toBe(200)
  await waitForEnd()

  expect(smtp.mails.length).toBeLessThan(emails.length)
  expect(await records.find('annonces', { regard: regard.id })).toEqual([])
  expect(await records.find('envois', { annonce: id })).toEqual([])

  smtp.reset()
  regard = await publishWithSharedCover(administrator)
  await announce()
  expect(await finished()).toMatchObject({ total: 200, envoyes: 200, echecs: 0 })
  expect(findDeliveryErrors(smtp.mails, emails)).toEqual({ missed: [], twice: [] })
})
