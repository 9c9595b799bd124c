import { expect, inject, test } from 'vitest'
import { openNewsletter } from '../../support/newsletter'

const { setup } = inject('product')

type Errors = { errors: { message: string; code: string }[] }

const confirmation = '/api/newsletter/confirmation'
const desinscription = '/api/newsletter/desinscription'
/** What a mail program sends (RFC 8058). */
const oneClick = { 'List-Unsubscribe': 'One-Click' }

let count = 0

const newsletter = await openNewsletter(setup)

const unused = () => `lecteur-${(count += 1)}@liens.org`
const abonne = async (email: string) =>
  (await newsletter.readRows('abonnes')).find((row) => row.email === email)
const confirm = (jeton: unknown) => newsletter.visitor().post<Errors>(confirmation, { jeton })
const isRefused = async (empreinte: string | null | undefined) =>
  (await newsletter.readRows('refus')).some((row) => row.empreinte === empreinte)

/** A confirmed subscriber, with the way out that a letter gives them. */
async function subscribed() {
  const email = unused()
  await newsletter.subscribe(email)
  const empreinte = (await abonne(email))?.empreinte
  await newsletter.setDates(email, { dateDernierEnvoi: new Date(0) })
  await newsletter.visitor().post('/api/newsletter/inscription', { email })
  await newsletter.waitForIdle()
  const mail = await newsletter.mailsTo(email).at(-1)?.parse()
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const oneClickUrl = new URL(/<(http[^>]+)>/.exec(header)?.[1] ?? '')
  const pageUrl = new URL(/http\S+desinscription\?jeton=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return {
    email,
    empreinte,
    header,
    oneClickPath: oneClickUrl.pathname + oneClickUrl.search,
    pageUrl,
  }
}

test('List-Unsubscribe has a mailto: with the configured mailbox', async () => {
  const { header } = await subscribed()

  expect(header).toMatch(
    /^<http[^>]+>,\s*<mailto:lettre@exemple\.org\?subject=D%C3%A9sinscription>$/,
  )
})

test('the one-click unsubscribe URL (RFC 8058) takes its token whatever the body', async () => {
  const { email, empreinte, oneClickPath } = await subscribed()
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const field = 'List-Unsubscribe=One-Click'
  const json = new Blob(['{"List-Unsubscribe":true}'], { type: 'application/json' })
  for (const body of [form, new Blob([field]), new Blob([field], { type: 'text/plain' }), json]) {
    expect((await newsletter.visitor().post(oneClickPath, undefined, { body })).status).toBe(200)
  }
  expect(await isRefused(empreinte)).toBe(true)
  expect(await abonne(email)).toBeUndefined()
})

test('the link confirms by POST, and says the same when it is pressed again', async () => {
  const email = unused()
  const jeton = await newsletter.requestSubscription(email)
  const page = await newsletter.visitor().get(`/newsletter/confirmation?jeton=${jeton}`)
  expect(page.status).toBe(200)
  expect((await newsletter.visitor().get(`${confirmation}?jeton=${jeton}`)).status).toBe(404)
  expect((await abonne(email))?.etat).toBe('en-attente')

  for (let round = 0; round < 2; round += 1) {
    const { status, text } = await confirm(jeton)
    expect({ status, text }).toEqual({ status: 200, text: '{"etat":"confirmee"}' })
  }
  expect(await abonne(email)).toMatchObject({ etat: 'confirme' })
  expect(Date.parse((await abonne(email))?.dateConfirmation ?? '')).toBeGreaterThan(0)
})

test('a link of more than two days is over, and another can be asked for', async () => {
  const email = unused()
  const jeton = await newsletter.requestSubscription(email)
  const past = new Date(Date.now() - 1_000)
  await newsletter.setDates(email, { expirationJeton: past, dateDernierEnvoi: new Date(0) })
  const { status, json } = await confirm(jeton)

  expect(status).toBe(410)
  expect(json.errors[0]?.code).toBe('token-expired')
  expect((await abonne(email))?.etat).toBe('en-attente')
  expect((await confirm(await newsletter.requestSubscription(email))).status).toBe(200)
})

test.each([[''], ['abc'], [null], [undefined], [{ ne: '' }], ['a'.repeat(10_000)]])(
  '%j confirms nobody',
  async (jeton) => {
    const { status, json } = await confirm(jeton)

    expect(status).toBe(400)
    expect(json.errors[0]?.code).toBe('invalid-token')
  },
)

test('without script the link’s form is led to a page', async () => {
  const jeton = await newsletter.requestSubscription(unused())
  const send = (value: string) =>
    newsletter.visitor().post(confirmation, undefined, {
      body: new URLSearchParams({ jeton: value }),
    })

  expect((await send('abc')).headers.get('location')).toBe(
    '/newsletter/confirmation?etat=invalid-token',
  )
  const answer = await send(jeton)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/newsletter/confirmation?etat=confirmee')
})

test.each([
  ['a form', () => ({ body: new URLSearchParams(oneClick) })],
  ['nothing', () => ({})],
])('one POST with %s unsubscribes, without a session, from any site', async (_what, options) => {
  const { email, empreinte, oneClickPath } = await subscribed()
  const headers = { origin: 'https://courrier.example', 'sec-fetch-site': 'cross-site' }

  for (let round = 0; round < 2; round += 1) {
    const answer = await newsletter
      .visitor()
      .post(oneClickPath, undefined, { headers, ...options() })
    expect({ status: answer.status, text: answer.text }).toEqual({
      status: 200,
      text: '{"etat":"desinscrit"}',
    })
  }
  expect(await abonne(email)).toBeUndefined()
  const refusals = await newsletter.readRows('refus')
  expect(refusals.filter((row) => row.empreinte === empreinte)).toHaveLength(1)
  expect(JSON.stringify(refusals)).not.toContain(email)
})

test('GET of the unsubscribe link redirects to the confirmation page and unsubscribes nobody', async () => {
  const { email, oneClickPath, pageUrl } = await subscribed()
  const answer = await newsletter.visitor().get(oneClickPath)

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(pageUrl.pathname + pageUrl.search)
  expect((await newsletter.visitor().get(pageUrl.pathname + pageUrl.search)).status).toBe(200)
  expect((await abonne(email))?.etat).toBe('confirme')
})

test('the page’s form unsubscribes, and is led to a page', async () => {
  const { email, pageUrl } = await subscribed()
  const body = new URLSearchParams({ jeton: pageUrl.searchParams.get('jeton') ?? '' })
  const answer = await newsletter.visitor().post(desinscription, undefined, { body })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/newsletter/desinscription?etat=desinscrit')
  expect(await abonne(email)).toBeUndefined()
})

test('a link also erases a subscriber in the trash, at once', async () => {
  const { email, empreinte, oneClickPath } = await subscribed()
  await newsletter.administrator.patch(`/api/abonnes?where[email][equals]=${email}`, {
    deletedAt: new Date().toISOString(),
  })
  expect(await abonne(email)).toMatchObject({ deletedAt: expect.any(String) as string })
  expect((await newsletter.visitor().post(oneClickPath)).status).toBe(200)

  expect(await abonne(email)).toBeUndefined()
  expect(await isRefused(empreinte)).toBe(true)
})

test('a forged token unsubscribes nobody', async () => {
  const { email, empreinte, pageUrl } = await subscribed()
  const [, signature] = pageUrl.searchParams.get('jeton')?.split('.') ?? []
  for (const jeton of ['', 'abc', empreinte, `x${empreinte}.${signature}`]) {
    const answer = await newsletter.visitor().post<Errors>(`${desinscription}?jeton=${jeton}`, {})
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.code).toBe('invalid-token')
  }

  expect((await abonne(email))?.etat).toBe('confirme')
  expect(await isRefused(empreinte)).toBe(false)
})

test('a former subscriber who asks again gets nothing until the confirmation; the old link unsubscribes again', async () => {
  const { email, empreinte, oneClickPath } = await subscribed()
  await newsletter.visitor().post(oneClickPath, {})
  const jeton = await newsletter.requestSubscription(email)
  expect(await isRefused(empreinte)).toBe(true)
  await confirm(jeton)
  expect(await isRefused(empreinte)).toBe(false)
  expect((await abonne(email))?.etat).toBe('confirme')
  await newsletter.visitor().post(oneClickPath, {})

  expect(await abonne(email)).toBeUndefined()
  expect((await confirm(jeton)).status).toBe(400)
})

test('pages with a token are no-store, no-referrer and noindex', async () => {
  const visitor = newsletter.visitor()
  for (const path of ['inscription', 'confirmation?jeton=abc', 'desinscription?jeton=abc']) {
    for (let round = 0; round < 2; round += 1) {
      const { headers, text, status } = await visitor.get(`/newsletter/${path}`)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(text).toContain('<meta name="robots" content="noindex"')
    }
  }
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('newsletter')
})
