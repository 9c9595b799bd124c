import { createHash } from 'node:crypto'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { poll } from '../../support/ports'
import {
  isResetMailFor,
  openPasswordResetSite,
  extractToken,
} from '../../support/passwordResetSite'
import { createClientAddress } from '../../support/session'

const { setup } = inject('product')

const site = await openPasswordResetSite(setup)

describe('asking for a link', () => {
  test('returns the same response for every address, and sends an e-mail to accounts only', async () => {
    const { email } = await makeAccount(site.administrator)
    const answers = [await site.ask('inconnue@regards.test'), await site.ask(email)]

    for (const { status, json } of answers) {
      expect(status).toBe(202)
      expect(json).toEqual({
        message:
          'Si un compte a cette adresse, un message vient de lui être envoyé. Suivez le lien qu’il contient.',
      })
    }
    const [unknown, known] = answers.map((answer) => [...answer.headers.keys()])
    expect(unknown).toEqual(known)
    await site.smtp.waitForMail(isResetMailFor(email))
    await poll(async () => (await site.records.find('payload-jobs')).length === 0, {
      what: 'the end of both jobs',
    })
    expect(site.linksTo('inconnue@regards.test')).toEqual([])
  })

  test('responds before any e-mail is sent: the response time does not reveal an account', async () => {
    const { email } = await makeAccount(site.administrator)
    await site.smtp.close()
    onTestFinished(() => site.smtp.open())
    const answers = [await site.ask('absente@regards.test'), await site.ask(email)]

    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(answers[1]?.text).toBe(answers[0]?.text)
  })

  test('finds an account however its address is written', async () => {
    const { email } = await makeAccount(site.administrator)
    await site.ask(` ${email.toUpperCase()} `)

    expect(await extractToken(await site.smtp.waitForMail(isResetMailFor(email)))).not.toBe('')
  })

  test('has advice and duration of the link in French, and no account data', async () => {
    const { email } = await makeAccount(site.administrator, 'administrateur')
    await site.ask(email)
    const { subject, text, html } = await (
      await site.smtp.waitForMail(isResetMailFor(email))
    ).parse()

    expect(subject).toBe('Choisir un nouveau mot de passe')
    for (const body of [text, html]) {
      expect(normalizeSpaces(body ?? '')).toContain('Ce lien sert une fois, pendant 1 heure.')
      expect(body).toContain(`http://localhost:${site.product.port}/nouveau-mot-de-passe#jeton=`)
      expect(body).not.toMatch(/administrateur|éditeur|rôle/i)
    }
  })

  test('stores only a hash of the token', async () => {
    const { email } = await makeAccount(site.administrator)
    const token = await site.mailedToken(email)
    const [account] = await site.records.find('users', { email })

    expect(account?.resetPasswordToken).toBe(createHash('sha256').update(token).digest('hex'))
  })

  test('rate limit: three links an hour and account; the response stays the same', async () => {
    const { email } = await makeAccount(site.administrator)
    const answers = []
    for (let index = 0; index < 5; index += 1) answers.push(await site.ask(email))
    await site.smtp.waitForMail(() => site.linksTo(email).length === 3)
    // What was asked for later is done later: a fourth would be there by now.
    const other = await makeAccount(site.administrator)
    await site.mailedToken(other.email)

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(site.linksTo(email)).toHaveLength(3)
  })

  test('rate limit: one IP address with too many requests gets 429 with Retry-After', async () => {
    const answers = []
    const from = createClientAddress()
    for (let index = 0; index < 21; index += 1) {
      answers.push(await site.ask(`qui-${index}@regards.test`, from))
    }

    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20)
    const refused = answers.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each([undefined, 5, '', 'personne', { equals: 'a' }, `${'a'.repeat(250)}@b.fr`])(
    'what is no address is told so: %j',
    async (email) => {
      const { status, json } = await site.ask(email)

      expect(status).toBe(400)
      expect(json.errors?.[0]?.code).toBe('invalid-email')
    },
  )
})

test.each(['/admin/forgot', '/admin/reset/jeton'])(
  'the panel’s own page %s leads to the site’s',
  async (path) => {
    const { status, headers: answered } = await site.visitor.get(path)

    expect(status).toBe(307)
    expect(answered.get('location')).toBe('/mot-de-passe-oublie')
  },
)
