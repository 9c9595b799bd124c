import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { openNewsletter } from '../../support/newsletter'

const { setup } = inject('product')

type Errors = { errors: { message: string; code: string }[] }

const address = '/api/newsletter/inscription'
const DAY_MS = 24 * 60 * 60_000

let count = 0

const newsletter = await openNewsletter(setup)

const unused = () => `lectrice-${(count += 1)}@exemple.org`
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const abonne = async (email: string) =>
  (await newsletter.readRows('abonnes')).find((row) => row.email === email)
const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) })

test('the response is the same for a new, pending, confirmed, unsubscribed address, and a bot', async () => {
  const [waiting, confirmed, gone] = [unused(), unused(), unused()]
  await newsletter.requestSubscription(waiting)
  await newsletter.subscribe(confirmed)
  await newsletter.subscribe(gone)
  const { docs } = (
    await newsletter.administrator.get<{ docs: { id: string }[] }>(
      `/api/abonnes?where[email][equals]=${gone}`,
    )
  ).json
  await newsletter.administrator.delete(`/api/abonnes/${docs[0]?.id}`)
  const bodies = [
    { email: unused() },
    { email: waiting },
    { email: confirmed },
    { email: gone },
    { email: unused(), remarque: 'Bonjour' },
    { email: unused(), remarque: true },
  ]

  for (const body of bodies) {
    const { status, text, headers } = await newsletter.visitor().post(address, body)
    expect({ status, text }).toEqual({ status: 202, text: '{"etat":"envoyee"}' })
    expect(headers.get('cache-control')).toBe('no-store')
  }
  await newsletter.waitForIdle()
})

test('a new address gets an e-mail with a link, whose token is stored as a hash', async () => {
  const email = 'Camille.Nouvelle@Exemple.ORG'
  await newsletter
    .visitor()
    .post(address, { email: ` ${email} `, source: 'accueil', texte: '2026-11' })
  const kept = 'Camille.Nouvelle@exemple.org'
  const mail = await newsletter.smtp.waitForMail(({ to }) => to.includes(kept))
  const { subject, html = '', text = '' } = await mail.parse()
  await newsletter.waitForIdle()
  const row = await abonne(kept)
  const jeton = await newsletter.readToken(kept)

  expect(subject).toBe('Confirmez votre inscription à la lettre d’information')
  expect(jeton).toMatch(/^[\w-]{43}$/)
  expect(html).toContain(`/newsletter/confirmation?jeton=${jeton}`)
  expect(text).toContain('48\u00a0heures')
  expect(row).toMatchObject({
    etat: 'en-attente',
    source: 'accueil',
    versionTexte: '2026-11',
    empreinteJeton: createHash('sha256').update(jeton).digest('hex'),
  })
  expect(JSON.stringify(row)).not.toContain(jeton)
  const expiration = Date.parse(row?.expirationJeton ?? '')
  expect(expiration).toBeGreaterThanOrEqual(Date.parse(row?.dateDemande ?? '') + 2 * DAY_MS)
  expect(expiration).toBeLessThanOrEqual(Date.now() + 2 * DAY_MS)
})

test.each([
  { source: '/admin', texte: 'rien' },
  { source: null, texte: null },
  { source: 5, texte: {} },
])('a direct API request with %j stores no version of a consent text', async (proof) => {
  const email = unused()
  const { status } = await newsletter.visitor().post(address, { email, ...proof })
  expect(status).toBe(202)
  await newsletter.smtp.waitForMail(({ to }) => to.includes(email))

  expect(await abonne(email)).toMatchObject({ source: 'ailleurs', versionTexte: null })
})

test.each(['x', true])('a honeypot field with %j drops the subscription', async (remarque) => {
  const email = unused()
  await newsletter.visitor().post(address, { email, remarque })
  await newsletter.waitForIdle()

  expect(await abonne(email)).toBeUndefined()
  expect(newsletter.mailsTo(email)).toEqual([])
})

test('concurrent subscriptions of one address, in any case, send one e-mail and make one record', async () => {
  const email = unused()
  const spellings = [email, email.toUpperCase(), ` ${email}`]
  await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      newsletter.visitor().post(address, { email: spellings[index % 3] }),
    ),
  )
  await newsletter.waitForIdle()
  const rows = (await newsletter.readRows('abonnes')).filter(({ cle }) => cle === email)

  expect(rows).toHaveLength(1)
  const received = newsletter.smtp.mails.filter(({ to }) => to[0]?.toLowerCase() === email)
  expect(received).toHaveLength(1)
})

test('an unconfirmed subscriber gets another e-mail after ten minutes, whose link replaces the first', async () => {
  const email = unused()
  const first = await newsletter.requestSubscription(email)
  await newsletter.visitor().post(address, { email })
  await newsletter.waitForIdle()
  expect(newsletter.mailsTo(email)).toHaveLength(1)
  await newsletter.setDates(email, { dateDernierEnvoi: new Date(Date.now() - 11 * 60_000) })
  const second = await newsletter.requestSubscription(email)
  const confirm = (jeton: string) =>
    newsletter.visitor().post('/api/newsletter/confirmation', { jeton })

  expect((await confirm(first)).status).toBe(400)
  expect((await confirm(second)).status).toBe(200)
})

test('a confirmed subscriber who asks again gets an e-mail, once a day, and stays confirmed', async () => {
  const email = unused()
  await newsletter.subscribe(email)
  const askAgain = async () => {
    await newsletter.visitor().post(address, { email })
    await newsletter.waitForIdle()
    return newsletter.mailsTo(email).length
  }
  // The confirmation was written to this day already.
  expect(await askAgain()).toBe(1)
  await newsletter.setDates(email, { dateDernierEnvoi: daysAgo(2) })
  expect(await askAgain()).toBe(2)
  expect(await askAgain()).toBe(2)
  const { subject, headers } = (await newsletter.mailsTo(email)[1]?.parse()) ?? {}

  expect(subject).toBe('Vous êtes déjà inscrit à la lettre d’information')
  expect(headers?.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  )
  expect((await abonne(email))?.etat).toBe('confirme')
})

test('a subscriber whose unsubscription stopped halfway, and who asks again, confirms anew', async () => {
  const email = unused()
  await newsletter.subscribe(email)
  await newsletter.suppress(email)
  const jeton = await newsletter.requestSubscription(email)
  await newsletter.visitor().post('/api/newsletter/confirmation', { jeton })

  const row = await abonne(email)
  expect(row?.etat).toBe('confirme')
  const refused = (await newsletter.readRows('refus')).map(({ empreinte }) => empreinte)
  expect(refused).not.toContain(row?.empreinte)
})

// Each address: tests/unit/cms/features/newsletter/subscribers/emailAddress.test.ts.
test.each([[{}], [{ email: 'a@exemple.org\r\nBcc: b@exemple.org' }]])(
  '%j is no address',
  async (body) => {
    const { status, json } = await newsletter.visitor().post<Errors>(address, body)

    expect(status).toBe(400)
    expect(json.errors).toEqual([
      { message: 'L’adresse e-mail n’est pas valable.', code: 'invalid-email' },
    ])
  },
)

test.each([
  [
    'no object',
    { body: '[]', headers: { 'content-type': 'application/json' } },
    400,
    'invalid-json',
  ],
  ['no JSON', { body: '{', headers: { 'content-type': 'application/json' } }, 400, 'invalid-json'],
  [
    'of another type',
    { body: 'email=a@b.fr', headers: { 'content-type': 'text/plain' } },
    415,
    'unsupported-type',
  ],
  [
    'too large',
    {
      body: JSON.stringify({ email: 'a'.repeat(1024 * 1024) }),
      headers: { 'content-type': 'application/json' },
    },
    413,
    'file-too-large',
  ],
])('a body that is %s is refused', async (_what, options, status, code) => {
  const answer = await newsletter.visitor().post<Errors>(address, undefined, options)

  expect(answer.status).toBe(status)
  expect(answer.json.errors[0]?.code).toBe(code)
})

test('a form without script is led to a page, whatever came of it', async () => {
  const email = unused()
  const busy = newsletter.visitor()
  for (let index = 0; index < 20; index += 1) await busy.post(address, { email: 'personne' })
  const answers = [
    await newsletter.visitor().post(address, undefined, form({ email, remarque: '' })),
    await newsletter.visitor().post(address, undefined, form({ email: 'camille' })),
    await busy.post(address, undefined, form({ email })),
  ]

  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    '/newsletter/inscription?etat=envoyee',
    '/newsletter/inscription?etat=invalid-email',
    '/newsletter/inscription?etat=too-many-requests',
  ])
  await newsletter.smtp.waitForMail(({ to }) => to.includes(email))
})

test('an acknowledged request is processed even if the process ends at once', async () => {
  const email = unused()
  expect((await newsletter.visitor().post(address, { email })).status).toBe(202)
  await newsletter.product.kill()
  await newsletter.product.restart()
  await newsletter.smtp.waitForMail(({ to }) => to.includes(email))
  await newsletter.waitForIdle()

  const jeton = await newsletter.readToken(email)
  const answer = await newsletter.visitor().post('/api/newsletter/confirmation', { jeton })
  expect(answer.status).toBe(200)
})

test('an internationalized domain (IDN) is sent to in Punycode', async () => {
  const answer = await newsletter.visitor().post(address, { email: 'Nina@fédération-des-arts.fr' })
  expect(answer.status).toBe(202)
  const kept = 'Nina@xn--fdration-des-arts-btbb.fr'
  await newsletter.waitForIdle()

  expect(await abonne(kept)).toMatchObject({ etat: 'en-attente' })
  // The test's server shows domains as people read them.
  expect(newsletter.mailsTo('Nina@fédération-des-arts.fr')).toHaveLength(1)
})

test('the Content-Type is case-insensitive', async () => {
  const fields = new URLSearchParams({ email: 'pas une adresse' }).toString()
  const types = [
    'APPLICATION/x-www-form-urlencoded',
    'application/X-WWW-Form-UrlEncoded; Charset=UTF-8',
  ]
  for (const type of types) {
    const options = { body: fields, headers: { 'content-type': type } }
    expect((await newsletter.visitor().post(address, undefined, options)).status).toBe(303)
  }
  const json = { body: '{"email":"x"}', headers: { 'content-type': 'Application/JSON' } }
  expect((await newsletter.visitor().post(address, undefined, json)).status).toBe(400)
})
