import { randomInt } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import type { Errors } from '../../factories/storedObject'
import { openPasswordResetSite } from '../../support/passwordResetSite'
import { poll } from '../../support/ports'

const { setup } = inject('product')

const site = await openPasswordResetSite(setup)

type Answer = Errors & { message: string }
const newEmail = () => `moi-${randomInt(2 ** 40)}@regards.test`
/** Waits for an e-mail to an address. */
const waitForSubject = (email: string, subject: string) =>
  poll(
    async () => {
      const sent = site.smtp.mails.filter(({ to }) => to.includes(email))
      const mails = await Promise.all(sent.map((mail) => mail.parse()))
      return mails.some((mail) => mail.subject === subject)
    },
    { what: `the e-mail « ${subject} »` },
  )

/** An editeur with a session, whose requests are those of its browser. */
async function makeEditeur() {
  const account = await makeAccount(site.administrator)
  const { json } = await site.signIn(account.email, account.password)
  const headers = { authorization: `JWT ${json.token}` }
  return {
    ...account,
    change: (values: object) => site.visitor.patch<Answer>('/api/users/moi', values, { headers }),
    me: async () =>
      (
        await site.visitor.get<{ user: { email: string; nom?: string; role: string } | null }>(
          '/api/users/me',
          { headers },
        )
      ).json.user,
  }
}
const errorOf = ({ json }: { json: Answer }) =>
  (json.errors[0] as { data?: { errors: { path: string }[] } } | undefined)?.data?.errors[0]?.path

test('an editeur changes the own name, and nothing that gives rights', async () => {
  const editeur = await makeEditeur()
  const answer = await editeur.change({
    nom: ' Anne Le Goff ',
    role: 'administrateur',
    invitation: true,
    jamaisConnecte: true,
  })

  expect(answer.status).toBe(200)
  expect(await editeur.me()).toMatchObject({ nom: 'Anne Le Goff', role: 'editeur' })
  expect((await site.visitor.patch('/api/users/moi', { nom: 'Personne' })).status).toBe(401)
  expect(errorOf(await editeur.change({ nom: 'a'.repeat(101) }))).toBe('nom')
})

test('a new password needs the current one, ends the other sessions, and sends an e-mail', async () => {
  const editeur = await makeEditeur()
  const { json } = await site.signIn(editeur.email, editeur.password)
  const other = { headers: { authorization: `JWT ${json.token}` } }
  const password = 'rigaudon-de-juin'
  expect(errorOf(await editeur.change({ password }))).toBe('motDePasseActuel')
  expect(errorOf(await editeur.change({ password, motDePasseActuel: 'bourree' }))).toBe(
    'motDePasseActuel',
  )
  const weak = { password: 'azerty', motDePasseActuel: editeur.password }
  expect(errorOf(await editeur.change(weak))).toBe('password')
  expect((await site.signIn(editeur.email, editeur.password)).status).toBe(200)

  const { status } = await editeur.change({ password, motDePasseActuel: editeur.password })
  expect(status).toBe(200)
  expect((await editeur.me())?.email).toBe(editeur.email)
  expect((await site.visitor.get<{ user: null }>('/api/users/me', other)).json.user).toBeNull()
  expect((await site.signIn(editeur.email, editeur.password)).status).toBe(401)
  expect((await site.signIn(editeur.email, password)).status).toBe(200)
  await waitForSubject(editeur.email, 'Votre mot de passe a été changé')
})

test('another address needs the password, must be free, and is told at the former one', async () => {
  const editeur = await makeEditeur()
  const taken = await makeAccount(site.administrator)
  const email = newEmail()
  const motDePasseActuel = editeur.password
  expect(errorOf(await editeur.change({ email }))).toBe('motDePasseActuel')
  for (const bad of [taken.email, 'pas une adresse', ''])
    expect(errorOf(await editeur.change({ email: bad, motDePasseActuel })), bad).toBe('email')

  expect((await editeur.change({ email, motDePasseActuel })).status).toBe(200)
  expect((await editeur.me())?.email).toBe(email)
  expect((await site.signIn(email, editeur.password)).status).toBe(200)
  expect((await site.signIn(editeur.email, editeur.password)).status).toBe(401)
  await waitForSubject(editeur.email, 'L’adresse de votre compte a été changée')
})
