import { expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { openPasswordResetSite } from '../../support/passwordResetSite'

const site = await openPasswordResetSite(inject('product').setup)

test('a new password is set once by a link, even when two come with it at once', async () => {
  const { email } = await makeAccount(site.administrator)
  const token = await site.mailedToken(email)
  const words = ['premiere-ronde', 'seconde-ronde', 'derniere-ronde']
  const answers = await Promise.all(words.map((word) => site.reset(token, word)))

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const winner = words[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await site.signIn(email, winner)).status).toBe(200)
  const again = await site.reset(token, 'encore-une-ronde')
  expect(again.status).toBe(400)
  expect(again.json.errors).toEqual([
    { message: 'Ce lien n’est pas valable, ou ne l’est plus.', code: 'invalid-token' },
  ])
})

test('the journal says that the account itself set the password, by the link', async () => {
  const { email, id } = await makeAccount(site.administrator)
  await site.reset(await site.mailedToken(email), 'nouvelle-bourree')
  const { json } = await site.administrator.get<{ docs: object[] }>(
    `/api/journal?where[cibleId][equals]=${id}&limit=1`,
  )

  expect(json.docs).toMatchObject([
    {
      action: 'motDePasseChange',
      auteur: email,
      auteurId: id,
      details: 'Par le lien reçu par e-mail.',
      adresse: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/) as string,
    },
  ])
})

test('a link ends after an hour', async () => {
  const { email } = await makeAccount(site.administrator)
  const asked = Date.now()
  const token = await site.mailedToken(email)
  const [account] = await site.records.find('users', { email })
  const expiration = new Date(account?.resetPasswordExpiration as string).getTime()
  expect(expiration).toBeGreaterThanOrEqual(asked + 3_600_000)
  expect(expiration).toBeLessThanOrEqual(Date.now() + 3_600_000)
  await site.records.update(
    'users',
    { email },
    { resetPasswordExpiration: new Date(Date.now() - 1_000) },
  )

  expect((await site.reset(token, 'nouvelle-bourree')).json.errors?.[0]?.code).toBe('invalid-token')
})
