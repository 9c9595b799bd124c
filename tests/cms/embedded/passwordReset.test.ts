import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { openPasswordResetSite } from '../../support/passwordResetSite'
import { createClientAddress } from '../../support/session'

const site = await openPasswordResetSite('embedded')

const isOpen = async (token: string) =>
  (
    await site.visitor.get<{ user: object | null }>('/api/users/me', {
      headers: { authorization: `JWT ${token}` },
    })
  ).json.user !== null

describe('a new password', () => {
  test('replaces the old one, ends every session and tells the owner', async () => {
    const { email, password } = await makeAccount(site.administrator)
    const sessions = [await site.signIn(email, password), await site.signIn(email, password)]
    const token = await site.mailedToken(email)
    const [own] = sessions.map(({ json }) => json.token)
    // Asked by one of these very sessions, which Payload would spare.
    const answer = await site.reset(token, 'nouvelle-bourree', { authorization: `JWT ${own}` })

    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({ message: 'Votre mot de passe a été changé.' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    for (const { json } of sessions) expect(await isOpen(json.token)).toBe(false)
    expect((await site.signIn(email, password)).status).toBe(401)
    expect((await site.signIn(email, 'nouvelle-bourree')).status).toBe(200)
    const told = await site.smtp.waitForMail(
      ({ to, source }) => to.includes(email) && /^Subject: .*Votre_mot/m.test(source),
    )
    const { subject, text } = await told.parse()
    expect(subject).toBe('Votre mot de passe a été changé')
    expect(text).toContain('prévenez tout de suite un administrateur du site')
  })

  test('has at least 6 characters and is no common password; after a rejection the same link still works', async () => {
    const { email } = await makeAccount(site.administrator)
    const token = await site.mailedToken(email)

    for (const password of ['12345', '', 123456, null]) {
      const refused = await site.reset(token, password)
      expect(refused.status).toBe(400)
      expect(refused.json.errors?.[0]?.message).toBe(
        'Le mot de passe doit contenir au moins 6 caractères.',
      )
    }
    const common = await site.reset(token, '123456')
    expect(common.status).toBe(400)
    expect(common.json.errors?.[0]?.message).toContain('parmi les plus courants')
    expect((await site.reset(token, 'ronde6')).status).toBe(200)
  })

  test('opens an account that was tried too often', async () => {
    const { email, password } = await makeAccount(site.administrator)
    const place = createClientAddress()
    await Promise.all(Array.from({ length: 12 }, () => site.signIn(email, 'faux-mot', place)))
    expect((await site.signIn(email, password, place)).status).toBe(401)
    await site.reset(await site.mailedToken(email), 'nouvelle-bourree')

    expect((await site.signIn(email, 'nouvelle-bourree', place)).status).toBe(200)
  })

  test.each([undefined, '', 'inconnu', 5, null, { not_equals: null }])(
    'is not set by what is no token: %j',
    async (token) => {
      const { status, json } = await site.reset(token, 'nouvelle-bourree')

      expect(status).toBe(400)
      expect(json.errors?.[0]?.code).toBe('invalid-token')
    },
  )
})

describe('a link ends', () => {
  test('with the next one', async () => {
    const { email } = await makeAccount(site.administrator)
    const first = await site.mailedToken(email)
    const second = await site.mailedToken(email)

    expect((await site.reset(first, 'nouvelle-bourree')).status).toBe(400)
    expect((await site.reset(second, 'nouvelle-bourree')).status).toBe(200)
  })

  test.each([
    ['password', { password: 'autre-farandole' }],
    ['address', { email: `autre-${randomInt(2 ** 40)}@regards.test` }],
  ])('with the %s that it was for', async (_what, change) => {
    const { id, email } = await makeAccount(site.administrator)
    const token = await site.mailedToken(email)
    expect((await site.administrator.patch(`/api/users/${id}`, change)).status).toBe(200)

    expect((await site.reset(token, 'nouvelle-bourree')).status).toBe(400)
  })

  test('and not with another change', async () => {
    const { id, email } = await makeAccount(site.administrator)
    const token = await site.mailedToken(email)
    await site.administrator.patch(`/api/users/${id}`, { role: 'administrateur', email })

    expect((await site.reset(token, 'nouvelle-bourree')).status).toBe(200)
  })
})

test('nobody reads of a link over HTTP, not even an administrateur or its own account', async () => {
  const { id, email, password } = await makeAccount(site.administrator)
  await site.mailedToken(email)
  const own = (await site.signIn(email, password)).json.token
  const answers = [
    await site.administrator.get(`/api/users/${id}`),
    await site.administrator.get('/api/users?limit=100'),
    await site.visitor.get('/api/users/me', { headers: { authorization: `JWT ${own}` } }),
  ]

  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).not.toMatch(/reset|hash|salt/i)
  }
})
