import { randomInt } from 'node:crypto'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import type { Errors } from '../../factories/storedObject'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { openPasswordResetSite } from '../../support/passwordResetSite'
import { poll } from '../../support/ports'
import { createClientAddress, getSessionCookie } from '../../support/session'
import { accounts } from '../../support/setups'
import type { ReceivedMail } from '../../support/smtp'

const { setup } = inject('product')

const DAY_MS = 24 * 60 * 60 * 1000

const site = await openPasswordResetSite(setup)

const isAbout = (email: string, subject: string) => (mail: ReceivedMail) =>
  mail.to.includes(email) && new RegExp(`^Subject: .*${subject}`, 'm').test(mail.source)

/** Waits for the end of all jobs: an e-mail that was not sent by then is never sent. */
const endOfJobs = () =>
  poll(async () => (await site.records.find('payload-jobs')).length === 0, {
    what: 'the end of all jobs',
  })

const accountOf = async (email: string) => (await site.records.find('users', { email }))[0]

describe('an invitation', () => {
  type Account = Errors & { doc: { id: string; invitation: boolean } }

  const newEmail = () => `invitee-${randomInt(2 ** 40)}@regards.test`
  const create = (email: string, parts: object = {}) =>
    site.administrator.post<Account>('/api/users', {
      email,
      role: 'editeur',
      invitation: true,
      ...parts,
    })
  const mailsTo = (email: string) => site.smtp.mails.filter(isAbout(email, 'Bienvenue'))
  const tokenOf = async (mail: ReceivedMail | undefined) =>
    /\/invitation#jeton=([\w-]{22})\s/.exec((await mail?.parse())?.text ?? '')?.[1] ?? ''

  /** Waits for one more invitation than before. @returns its token */
  async function nextToken(email: string, known = 0): Promise<string> {
    await site.smtp.waitForMail(() => mailsTo(email).length > known)
    return tokenOf(mailsTo(email).at(-1))
  }

  async function invite(parts?: object) {
    const email = newEmail()
    const { status, json } = await create(email, parts)
    expect(status).toBe(201)
    return { email, id: json.doc.id, token: await nextToken(email) }
  }

  test('makes an account that cannot sign in until its owner has chosen a password', async () => {
    const { email, id, token } = await invite({ password: 'farandole-de-mai' })
    expect((await site.signIn(email, 'farandole-de-mai')).status).toBe(401)
    const readInvitation = async () =>
      (await site.administrator.get<{ invitation: boolean }>(`/api/users/${id}`)).json.invitation
    expect(await readInvitation()).toBe(true)
    const answers = await Promise.all(
      ['premiere-ronde', 'seconde-ronde'].map((word) => site.reset(token, word)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const isFirst = answers[0]?.status === 200
    expect((await site.signIn(email, isFirst ? 'premiere-ronde' : 'seconde-ronde')).status).toBe(
      200,
    )
    expect(await readInvitation()).toBe(false)
    // Nothing was changed that one would have to be told of.
    await endOfJobs()
    expect(site.smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
  })

  test('names the link and its end, and no role', async () => {
    const { email } = await invite({ role: 'administrateur' })
    const { subject, text, html } = (await mailsTo(email)[0]?.parse()) ?? {}

    expect(normalizeSpaces(subject ?? '')).toBe('Bienvenue : votre compte vous attend')
    for (const body of [text, html]) {
      expect(normalizeSpaces(body ?? '')).toContain('Ce lien sert une fois, pendant 7 jours.')
      expect(body).toContain(`http://localhost:${site.product.port}/invitation#jeton=`)
      expect(body).not.toMatch(/éditeur|vous publiez|rôle/i)
    }
  })

  test('is sent again by an administrateur alone, and the link of each message works until it is used', async () => {
    const { email, id, token } = await invite()
    const path = `/api/users/${id}/invitation`
    const editeur = await site.visitor.as('editeur')
    expect((await site.visitor.post(path)).status).toBe(401)
    expect((await editeur.post(path)).status).toBe(403)
    expect((await site.administrator.post(path)).status).toBe(202)
    const renewed = await nextToken(email, 1)

    expect((await site.reset(token, 'premiere-ronde')).status).toBe(200)
    expect((await site.reset(renewed, 'seconde-ronde')).json.errors?.[0]?.code).toBe(
      'invalid-token',
    )
    const late = await site.administrator.post<Errors>(path)
    expect(late.status).toBe(409)
    expect(late.json.errors[0]?.code).toBe('invitation-accepted')
    const unknown = await site.administrator.post('/api/users/personne/invitation')
    expect(unknown.status).toBe(404)
  })

  test('ends after seven days, and then only an administrateur renews it', async () => {
    const before = Date.now()
    const { email, id, token } = await invite()
    const expiration = new Date((await accountOf(email))?.resetPasswordExpiration as string)
    // A week in Paris may have an hour more or less.
    expect(Math.abs(expiration.getTime() - before - 7 * DAY_MS)).toBeLessThan(DAY_MS / 12)
    const past = { resetPasswordExpiration: new Date(Date.now() - 1_000) }
    await site.records.update('users', { email }, past)

    expect((await site.reset(token, 'premiere-ronde')).json.errors?.[0]?.code).toBe('invalid-token')
    expect((await site.ask(email)).status).toBe(202)
    await endOfJobs()
    expect(site.smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
    await site.administrator.post(`/api/users/${id}/invitation`)
    expect((await site.reset(await nextToken(email, 1), 'premiere-ronde')).status).toBe(200)
  })

  test('is repeated for an owner who lost it, without a longer validity', async () => {
    const { email, token } = await invite()
    const soon = new Date(Date.now() + DAY_MS)
    await site.records.update('users', { email }, { resetPasswordExpiration: soon })
    expect((await site.ask(email)).status).toBe(202)
    const repeated = await nextToken(email, 1)

    const expiration = new Date((await accountOf(email))?.resetPasswordExpiration as string)
    expect(expiration).toEqual(soon)
    expect(repeated).toBe(token)
    expect((await site.reset(repeated, 'premiere-ronde')).status).toBe(200)
  })

  test('has another link once the account has another address', async () => {
    const { email, id, token } = await invite()
    const moved = newEmail()
    expect((await site.administrator.patch(`/api/users/${id}`, { email: moved })).status).toBe(200)
    expect((await site.reset(token, 'premiere-ronde')).status).toBe(400)
    // Sent again by itself, to the new address alone.
    const renewed = await nextToken(moved)

    await endOfJobs()
    expect(site.smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
    expect((await site.reset(token, 'premiere-ronde')).status).toBe(400)
    expect((await site.reset(renewed, 'premiere-ronde')).status).toBe(200)
  })

  test('ends when an administrateur sets a password, and cannot be given back', async () => {
    const { email, id, token } = await invite()
    const password = 'nouvelle-farandole'
    for (const change of [{ password, invitation: true }, { invitation: true }]) {
      const { json } = await site.administrator.patch<Account>(`/api/users/${id}`, change)
      expect(json.doc.invitation).toBe(false)
    }

    expect((await site.reset(token, 'premiere-ronde')).status).toBe(400)
    expect((await site.signIn(email, password)).status).toBe(200)
  })

  test('rate limit: the sixth invitation in an hour returns 429', async () => {
    const { email, id } = await invite()
    for (let index = 0; index < 4; index += 1) {
      expect((await site.administrator.post(`/api/users/${id}/invitation`)).status).toBe(202)
    }
    await site.administrator.delete(`/api/users/${id}`)
    const { status, headers } = await create(email)

    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)

    const other = await invite()
    const move = (data: object) =>
      site.administrator.patch(`/api/users/${other.id}`, { email, ...data })
    expect((await move({})).status).toBe(429)
    // A password ends the invitation: no e-mail is sent.
    expect((await move({ password: 'nouvelle-farandole' })).status).toBe(200)
  })

  test('does not count as the last administrateur while it is pending', async () => {
    const { json } = await site.administrator.get<{ user: { id: string } }>('/api/users/me')
    const others = `where[role][equals]=administrateur&where[id][not_equals]=${json.user.id}`
    expect((await site.administrator.delete(`/api/users?${others}`)).status).toBe(200)
    await invite({ role: 'administrateur' })
    const answer = await site.administrator.patch<Errors>(`/api/users/${json.user.id}`, {
      role: 'editeur',
    })

    expect(answer.status).toBe(409)
    expect(answer.json.errors[0]?.code).toBe('last-administrateur')
  })
})

describe('a sign-in on a new device', () => {
  type Credentials = { email: string; password: string }

  const EDGE =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0'

  const signIn = ({ email, password }: Credentials, headers: Record<string, string> = {}) =>
    site.visitor.post(
      '/api/users/login',
      { email, password },
      { headers: { ...createClientAddress(), ...headers } },
    )
  const mailsTo = (email: string) => site.smtp.mails.filter(isAbout(email, 'Connexion sur un'))
  const deviceOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('appareil-'))
      ?.split(';')[0] ?? ''

  test('sends its owner an e-mail: device, shortened address, time of Paris, advice', async () => {
    const account = await makeAccount(site.administrator)
    await signIn(account)
    const headers = { 'user-agent': EDGE, 'x-forwarded-for': '198.51.100.77' }
    expect((await signIn(account, headers)).status).toBe(200)
    await site.smtp.waitForMail(() => mailsTo(account.email).length === 1)
    const { subject, text, html } = (await mailsTo(account.email)[0]?.parse()) ?? {}

    expect(subject).toBe('Connexion sur un nouvel appareil')
    const time = new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      dateStyle: 'full',
    }).format(Date.now())
    for (const body of [text, html]) {
      const words = normalizeSpaces(body ?? '')
      expect(words).toContain('Appareil : Edge sur Windows')
      expect(words).toContain(`Date : ${time} à `)
      expect(words).toContain('(heure de Paris)')
      expect(words).toContain('Adresse, sans sa fin : 198.51.100.…')
      expect(words).not.toContain('198.51.100.77')
      expect(words).toContain('choisissez tout de suite un autre mot de passe')
    }
  })

  test('sends no e-mail for the first sign-in, or on a known device', async () => {
    const account = await makeAccount(site.administrator)
    const cookie = deviceOf((await signIn(account)).headers)
    expect((await signIn(account, { cookie })).status).toBe(200)
    await endOfJobs()

    expect(mailsTo(account.email)).toEqual([])
  })

  test('is told at most three times a day', async () => {
    const account = await makeAccount(site.administrator)
    for (let index = 0; index < 6; index += 1) {
      expect((await signIn(account)).status).toBe(200)
    }
    await endOfJobs()

    expect(mailsTo(account.email)).toHaveLength(3)
  })

  test('opens the session while no e-mail can leave', async () => {
    const account = await makeAccount(site.administrator)
    await signIn(account)
    await site.smtp.close()
    onTestFinished(() => site.smtp.open())
    const { status, headers } = await signIn(account)

    expect(status).toBe(200)
    expect(getSessionCookie(headers)).not.toBe('')
  })
})

describe('another administrateur’s change of an account', () => {
  const subjectsTo = async (email: string) => {
    await endOfJobs()
    const mails = site.smtp.mails.filter(({ to }) => to.includes(email))
    return Promise.all(mails.map(async (mail) => (await mail.parse()).subject))
  }

  test('is told to its owner: another password, and at the former address another address', async () => {
    const { id, email } = await makeAccount(site.administrator)
    const path = `/api/users/${id}`
    await site.administrator.patch(path, { password: 'rigaudon-de-juin' })
    expect(await subjectsTo(email)).toEqual(['Votre mot de passe a été changé'])

    await site.administrator.patch(path, { email: `ailleurs-${email}` })
    expect(await subjectsTo(email)).toContain('L’adresse de votre compte a été changée')
    expect(await subjectsTo(`ailleurs-${email}`)).toEqual([])
  })

  test('of another field, or to the same address, is told to nobody', async () => {
    const { id, email } = await makeAccount(site.administrator)
    await site.administrator.patch(`/api/users/${id}`, { email: email.toUpperCase(), nom: 'Anne' })

    expect(await subjectsTo(email)).toEqual([])
  })
})

test('a request that selects fields changes nothing of the e-mails', async () => {
  const witness = await makeAccount(site.administrator, 'administrateur')
  const email = `choisi-${randomInt(2 ** 40)}@regards.test`
  const { json } = await site.administrator.post<{ doc: { id: string } }>(
    '/api/users?select[createdAt]=true',
    { email, role: 'editeur', invitation: true },
  )
  await site.smtp.waitForMail(isAbout(email, 'Bienvenue'))

  await site.administrator.patch(`/api/users/${json.doc.id}?select[createdAt]=true`, {
    role: 'administrateur',
  })
  await site.smtp.waitForMail(
    (mail) => isAbout(witness.email, 'nouvel administrateur')(mail) && mail.source.includes(email),
  )
})

describe('a new administrateur', () => {
  /** Texts of the e-mails to an administrateur about an account. */
  async function toldTo(email: string, compte: string): Promise<string[]> {
    const mails = site.smtp.mails.filter(isAbout(email, 'nouvel administrateur'))
    const texts = await Promise.all(mails.map(async (mail) => (await mail.parse()).text ?? ''))
    return texts.map(normalizeSpaces).filter((text) => text.includes(`Le compte ${compte} est`))
  }

  test('is told to every other one, created or promoted; an editeur to nobody', async () => {
    const witness = await makeAccount(site.administrator, 'administrateur')
    const promoted = await makeAccount(site.administrator)
    await endOfJobs()
    expect(await toldTo(witness.email, promoted.email)).toEqual([])

    await site.administrator.patch(`/api/users/${promoted.id}`, { role: 'administrateur' })
    const created = await makeAccount(site.administrator, 'administrateur')
    // A change of an administrateur makes no new one.
    await site.administrator.patch(`/api/users/${created.id}`, { password: 'rigaudon-de-juin' })
    await endOfJobs()
    for (const { email } of [witness, accounts.administrateur]) {
      for (const one of [promoted, created]) {
        expect(await toldTo(email, one.email)).toEqual([
          expect.stringContaining(
            `Le compte ${one.email} est maintenant administrateur : il peut tout publier et tout gérer. Ce rôle lui a été donné par le compte ${accounts.administrateur.email}.`,
          ),
        ])
      }
    }
    expect(await toldTo(created.email, created.email)).toEqual([])
  })
})
