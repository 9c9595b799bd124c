import { expect, inject, test } from 'vitest'
import type { Client } from '../../support/client'
import { parseCsv } from '../../support/parseCsv'
import { openNewsletter } from '../../support/newsletter'

const { setup } = inject('product')

type Doc = Record<string, string>

const table = '/api/newsletter/abonnes.csv'
/** More than two batches. */
const many = Array.from({ length: 1_203 }, (_, index) => `en-nombre-${index}@exemple.org`)

const newsletter = await openNewsletter(setup)

await newsletter.subscribe('=1+1@exemple.org')
await newsletter.requestSubscription('attend@exemple.org')
await newsletter.insertMany(many)

const find = async (email: string) => {
  const where = new URLSearchParams({ 'where[email][equals]': email })
  const { json } = await newsletter.administrator.get<{ docs: Doc[] }>(`/api/abonnes?${where}`)
  return json.docs[0]
}

test('an administrator cannot confirm a subscriber', async () => {
  const { id } = (await find('attend@exemple.org')) ?? {}
  const change = { etat: 'confirme' }
  expect((await newsletter.administrator.patch(`/api/abonnes/${id}`, change)).status).toBe(403)
  expect((await find('attend@exemple.org'))?.etat).toBe('en-attente')
})

test('internal fields of a subscriber are in no response', async () => {
  const doc = await find('attend@exemple.org')

  expect(Object.keys(doc ?? {})).toEqual(expect.arrayContaining(['email', 'etat', 'dateDemande']))
  for (const name of ['cle', 'empreinte', 'demande', 'empreinteJeton', 'expirationJeton']) {
    expect(doc).not.toHaveProperty(name)
  }
})

test('subscribers are searched by a part of their address', async () => {
  const { json } = await newsletter.administrator.get<{ totalDocs: number }>(
    '/api/abonnes?where[email][like]=nombre-120',
  )

  // 120, and 1200 to 1202.
  expect(json.totalDocs).toBe(4)
})

test('the CSV export has every subscriber once, without formula injection', async () => {
  const answer = await newsletter.administrator.raw('GET', table)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [titles, ...records] = parseCsv(bytes.toString())

  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="abonnes-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(titles).toEqual([
    ...['Adresse e-mail', 'État', 'Date de la demande', 'Date de la confirmation'],
    ...['Source', 'Version du texte'],
  ])
  const emails = records.map(([email]) => email)
  expect(emails.toSorted()).toEqual([...many, 'attend@exemple.org', "'=1+1@exemple.org"].toSorted())
  const confirmed = records.find(([email]) => email?.includes('=1+1'))
  const { dateDemande, dateConfirmation } = (await find('=1+1@exemple.org')) ?? {}
  const dates = [dateDemande, dateConfirmation].map(toParisMoment)
  expect(confirmed?.slice(1)).toEqual(['Confirmé', ...dates, 'ailleurs', ''])
  expect(records.find(([email]) => email === 'attend@exemple.org')?.[3]).toBe('')
})

/** As a French spreadsheet reads it: 25/11/2026 10:04:12. */
const toParisMoment = (date = '') =>
  new Date(date).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' }).replace(',', '')

test('a subscriber whom an administrator removes counts as unsubscribed', async () => {
  const email = 'a-effacer@exemple.org'
  await newsletter.subscribe(email)
  const doc = await find(email)
  const row = (await newsletter.readRows('abonnes')).find((one) => one.email === email)
  expect((await newsletter.administrator.delete(`/api/abonnes/${doc?.id}`)).status).toBe(200)

  expect(await find(email)).toBeUndefined()
  const refusals = (await newsletter.readRows('refus')).map(({ empreinte }) => empreinte)
  expect(refusals).toContain(row?.empreinte)
})

const trash = (who: Client, id: string | undefined) =>
  who.patch(`/api/abonnes/${id}`, { deletedAt: new Date().toISOString() })
const restore = (who: Client, id: string | undefined) =>
  who.patch(`/api/abonnes?trash=true&where[id][equals]=${id}`, { deletedAt: null })

test('a subscriber is moved to the trash, where no list has them, and back', async () => {
  const email = 'a-la-corbeille@exemple.org'
  await newsletter.subscribe(email)
  const before = await find(email)
  expect((await trash(newsletter.administrator, before?.id)).status).toBe(200)

  expect(await find(email)).toBeUndefined()
  expect((await newsletter.administrator.get(table)).text).not.toContain(email)
  expect(
    (await newsletter.administrator.delete('/api/abonnes?where[id][exists]=true')).status,
  ).toBe(403)
  expect((await restore(newsletter.administrator, before?.id)).status).toBe(200)
  expect(await find(email)).toEqual({ ...before, deletedAt: null })
  expect((await newsletter.administrator.get(table)).text).toContain(email)
})

test('a subscriber in the trash who asks again starts anew, and an older link confirms nothing', async () => {
  const email = 'de-retour@exemple.org'
  const jeton = await newsletter.requestSubscription(email)
  const { id } = (await find(email)) ?? {}
  await trash(newsletter.administrator, id)
  const confirm = (token: string) =>
    newsletter.visitor().post('/api/newsletter/confirmation', { jeton: token })
  expect((await confirm(jeton)).status).toBe(400)

  expect((await confirm(await newsletter.requestSubscription(email))).status).toBe(200)
  expect(await find(email)).toMatchObject({ etat: 'confirme' })
  expect((await restore(newsletter.administrator, id)).status).toBe(200)
  const rows = (await newsletter.readRows('abonnes')).filter((row) => row.email === email)
  expect(rows.map(({ etat }) => etat)).toEqual(['confirme'])
  expect(await find(email)).toBeDefined()
})

test('a subscriber who is deleted for good in the trash counts as unsubscribed', async () => {
  const email = 'pour-de-bon@exemple.org'
  await newsletter.subscribe(email)
  const { id } = (await find(email)) ?? {}
  await trash(newsletter.administrator, id)
  const row = (await newsletter.readRows('abonnes')).find((one) => one.email === email)
  expect((await newsletter.administrator.delete(`/api/abonnes/${id}?trash=true`)).status).toBe(200)

  const refusals = (await newsletter.readRows('refus')).map(({ empreinte }) => empreinte)
  expect(refusals).toContain(row?.empreinte)
  expect((await newsletter.readRows('abonnes')).some((one) => one.email === email)).toBe(false)
})
