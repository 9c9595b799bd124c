import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { readLetterDoc, writeLetter, type LetterDoc } from '../../factories/letters'
import { saveDraft } from '../../factories/page'
import { publishRegard, type RegardDoc } from '../../factories/regard'
import { readAnnonce } from '../../support/campaigns'
import { client, type Client } from '../../support/client'
import { makeTempDir } from '../../support/paths'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { openRecords } from '../../support/records'
import { accounts } from '../../support/setups'
import { createProductionData, type ProductionData } from '../../support/sharedServers'
import { commandsOf } from '../../support/siteCommands'
import { startSmtp, type Smtp } from '../../support/smtp'

/** Each test goes on with the restored site of the first one, unless it says otherwise. */
const { setup } = inject('product')
const RESTORED = 'Le site a été restauré\u00a0: relisez et programmez de nouveau.'
const LATER = '2099-01-05T09:30'
const [served = '', ...waiting] = createAddresses('restauree', 4)

let smtp: Smtp
let source: Product
let restored: Product
let administrator: Client
let output: string
let data: ProductionData | undefined
let planned: LetterDoc
let running: LetterDoc
let issue: RegardDoc
const home = makeTempDir('restored-plans')
const backup = join(home, 'sauvegarde')
const env = () => ({
  SMTP_URL: smtp.url,
  MAILS_PER_MINUTE: '100000',
  MAIL_RETRY_SECONDS: '600',
  PAYLOAD_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
})

beforeAll(async () => {
  smtp = await startSmtp()
  source = await startProduct({ setup, env: env() })
  const writer = await client(source.url).as('administrateur')
  await addAbonnes(source, [served, ...waiting])
  // A mailbox that has the letter, while the others wait for a second attempt.
  smtp.rejectRecipients((to) => (to === served ? undefined : { code: 451, message: 'Later' }))
  running = await writeLetter(writer, { objet: 'En cours' })
  expect((await writer.post(`/api/annonces/${running.id}/envoi`, {})).status).toBe(202)
  await poll(async () => (await readLetterDoc(writer, running.id)).envoyes === 1, {
    what: 'a subscriber has the letter',
  })
  planned = await writeLetter(writer, { objet: 'Prévue' })
  await writer.post(`/api/annonces/${planned.id}/programmation`, { date: LATER })
  issue = await publishRegard(writer, { isDraft: true })
  await writer.post(`/api/regards/${issue.id}/programmation`, { date: LATER })
  await writer.post(`/api/regards/${issue.id}/annonce/programmation`, { date: null })
  await saveDraft(writer, 'historique', { titre: 'Pas encore' })
  await writer.post('/api/globals/historique/programmation', { date: LATER })
  const place = { databaseUrl: source.mongo?.url, s3: source.s3?.settings }
  await source.end()
  await bringDatesForward()
  expect(await commandsOf({ ...source, ...place }).backUp(backup)).toMatchObject({ ok: true })

  smtp.reset()
  data = setup === 'production' ? await createProductionData() : undefined
  const [dataDir, mediaDir] = [join(home, 'data'), join(home, 'media')]
  const there = { dataDir, mediaDir, databaseUrl: data?.databaseUrl, s3: data?.s3 }
  const restore = await commandsOf(there, env()).restore(backup)
  expect(restore).toMatchObject({ ok: true })
  output = restore.output.replaceAll('\u00a0', ' ')
  restored = await startProduct({
    ...{ setup, env: env() },
    sharesDataWith: {
      ...{ dataDir, mediaDir },
      ...(data && { mongo: { url: data.databaseUrl }, s3: { settings: data.s3 } }),
    },
  })
  administrator = await client(restored.url).as('administrateur')
}, 300_000)
afterAll(async () => {
  await restored.stop()
  await source.stop()
  await smtp.stop()
  await data?.drop()
  rmSync(home, { recursive: true, force: true })
})

/** Subscribers who got an e-mail since the restore: the account gets one of its sign-in. */
const findReaders = () =>
  smtp.mails
    .flatMap(({ to }) => to)
    .filter((to) => to !== accounts.administrateur.email)
    .sort()

/** All that was planned is due at the moment of the restore. */
async function bringDatesForward(): Promise<void> {
  const records = await openRecords({ dataDir: source.dataDir, databaseUrl: source.mongo?.url })
  const past = new Date(Date.now() - 60_000)
  await records.update('payload-jobs', { taskSlug: 'annoncer' }, { waitUntil: past })
  await records.update('payload-jobs', { taskSlug: 'publierPage' }, { waitUntil: past })
  await records.update('annonces', { objet: 'Prévue' }, { datePrevue: past })
  await records.close()
}

test('the restore command says how many plans wait for a person', () => {
  expect(output).toContain('Rien ne part ni ne paraît de soi-même')
  expect(output).toContain('Lettres prévues ou en cours d’envoi : 3. Publications prévues : 2.')
})

test('planned and running letters rest with the reason, and no e-mail leaves', async () => {
  expect(await readLetterDoc(administrator, planned.id)).toMatchObject({
    ...{ etat: 'brouillon', datePrevue: null, obstacle: RESTORED },
  })
  expect(await readLetterDoc(administrator, running.id)).toMatchObject({
    ...{ etat: 'brouillon', envoyes: 1, obstacle: RESTORED },
  })
  const announcement = await readAnnonce(administrator, issue.id)
  expect(announcement).toMatchObject({ etat: 'sans-effet', obstacle: RESTORED })
  const { json } = await administrator.get<{ titre: string }>('/api/globals/historique')
  expect(json.titre).not.toBe('Pas encore')
  expect((await client(restored.url).get(`/api/regards/${issue.id}`)).status).toBe(404)
  const plans = [`/api/regards/${issue.id}`, '/api/globals/historique']
  for (const path of plans) {
    expect((await administrator.get(`${path}/programmation`)).json).toEqual({
      ...{ date: null, champsInvalides: [], raison: RESTORED },
    })
  }
  expect(findReaders()).toEqual([])
})

test('the dashboard names waiting plans', async () => {
  const { text } = await administrator.get('/admin', {
    headers: { cookie: `payload-token=${administrator.token}` },
  })
  expect(text).toContain('Prévue\u00a0») n’est pas partie.')
  expect(text).toContain('En cours\u00a0») s’est arrêté à 1 sur 4.')
})

test('a letter that was being sent goes on when it is sent again: nobody has it twice', async () => {
  expect((await administrator.post(`/api/annonces/${running.id}/envoi`, {})).status).toBe(202)
  await poll(async () => (await readLetterDoc(administrator, running.id)).etat === 'terminee', {
    what: 'the letter is sent',
  })
  expect(findReaders()).toEqual(waiting.toSorted())
  expect(await readLetterDoc(administrator, running.id)).toMatchObject({ envoyes: 4, total: 4 })
})

test('with MAIL=off no e-mail leaves, whatever SMTP_URL says: each is a file', async () => {
  smtp.reset()
  await restored.end()
  const copy = await startProduct({
    ...{ setup, sharesDataWith: restored },
    env: { ...env(), MAIL: 'off' },
  })
  onTestFinished(() => copy.stop())
  const tester = await client(copy.url).as('administrateur')
  const { status } = await tester.post(`/api/annonces/${planned.id}/essai`)
  expect(status).toBe(200)
  const dir = join(copy.dataDir, 'mails')
  await poll(() => Promise.resolve(readdirSync(dir).length > 0), { what: 'the file' })
  expect(smtp.mails.filter(({ to }) => to.includes(accounts.administrateur.email))).toEqual([])
  expect(copy.log()).toContain('MAIL=off')
})
