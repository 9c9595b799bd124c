import { expect, inject, test } from 'vitest'
import { nextNumero } from '../../factories/regard'
import { client } from '../../support/client'
import { commandsOf } from '../../support/siteCommands'

const { url, dataDir, mediaDir } = inject('product')
const { adminCreate } = commandsOf({ dataDir, mediaDir })

const signIn = (email: string, password: string) =>
  client(url).post<{ user: { role: string } }>('/api/users/login', { email, password })

test('an administrator is made, and later reset, beside the running product', async () => {
  const email = `secours-${nextNumero()}@regards.test`

  const made = await adminCreate(email)
  expect(made).toMatchObject({ ok: true })
  const password = /Mot de passe : (\S+)/.exec(made.output)?.[1] ?? ''
  expect(made.output).toContain(`Administrateur créé : ${email}`)
  expect((await signIn(email, password)).json.user.role).toBe('administrateur')

  for (let count = 0; count < 12; count += 1) await signIn(email, 'faux-mot')
  expect((await signIn(email, password)).status).toBe(401)
  const reset = await adminCreate(email, 'un-nouveau-mot')
  expect(reset).toMatchObject({ ok: true })
  expect(reset.output).toContain(`Administrateur mis à jour : ${email}`)
  expect((await signIn(email, password)).status).toBe(401)
  // Also after too many attempts, which the running product counts in its memory.
  expect((await signIn(email, 'un-nouveau-mot')).status).toBe(200)
})

test('four concurrent calls each make their administrator, or fail with a message', async () => {
  const emails = Array.from({ length: 4 }, () => `secours-${nextNumero()}@regards.test`)
  const answers = await Promise.all(emails.map((email) => adminCreate(email, 'un-mot-de-secours')))

  expect(answers).toEqual(
    emails.map((email) => ({ ok: true, output: `Administrateur créé : ${email}\n` })),
  )
  for (const email of emails) {
    expect((await signIn(email, 'un-mot-de-secours')).json.user.role).toBe('administrateur')
  }
})

test('refuses an invalid address with the usage of the command', async () => {
  const answer = await adminCreate('personne')

  expect(answer.ok).toBe(false)
  expect(answer.output).toContain('Usage : npm run admin:create')
})
