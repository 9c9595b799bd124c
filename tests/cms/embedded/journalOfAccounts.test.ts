import { randomInt } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'
import { createJournalReader, matching, NETWORK } from '../../support/journal'
import { openRecords } from '../../support/records'
import { openSession } from '../../support/session'
import { accounts } from '../../support/setups'

const product = inject('product')
const { url } = product

const visitor = client(url)
const ADMINISTRATRICE = accounts.administrateur.email

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.databaseUrl })
const { read, entriesOf } = createJournalReader(administrator)
afterAll(() => records.close())

test('a sign-in, and a sign-out', async () => {
  const account = await makeAccount(administrator)
  const { token } = await openSession(url, account)
  await visitor.post('/api/users/logout', undefined, {
    headers: { authorization: `JWT ${token}` },
  })

  const who = {
    auteur: account.email,
    auteurId: account.id,
    cible: `Compte ${account.email}`,
    adresse: NETWORK,
  }
  expect(await read({ auteur: account.email })).toMatchObject([
    { action: 'deconnexion', ...who },
    { action: 'connexion', ...who },
  ])
})

test('a rejected sign-in, whether or not there is such an account', async () => {
  const account = await makeAccount(administrator)
  const unknown = `personne-${randomInt(2 ** 40)}@regards.test`
  for (const email of [account.email, unknown]) {
    await visitor.post('/api/users/login', { email, password: 'mot-de-travers' })

    expect(await read({ cible: `Compte ${email}`, action: 'connexionRefusee' })).toMatchObject([
      { auteur: 'visiteur', auteurId: null, cibleId: null, adresse: NETWORK },
    ])
  }
})

test('a rejected sign-in does not store a value that is not an e-mail address', async () => {
  const password = `mot-de-passe-${randomInt(2 ** 40)}`
  const [entry] = await entriesOf(() =>
    visitor.post('/api/users/login', { email: password, password }),
  )

  expect(entry).toMatchObject({ action: 'connexionRefusee', cible: 'Compte illisible' })
  expect(JSON.stringify(entry)).not.toContain(password)
})

test('an account that is made, changed and removed, with both sides, and no secret', async () => {
  const account = await makeAccount(administrator)
  const path = `/api/users/${account.id}`
  await administrator.patch(path, { role: 'administrateur' })
  await administrator.patch(path, { email: `autre-${account.email}` })
  await administrator.patch(path, { password: 'nouvelle-farandole' })
  await administrator.post('/api/users/unlock', { email: `autre-${account.email}` })
  await administrator.delete(path)

  const entries = await read({ cibleId: account.id, cibleType: 'users' })
  expect(entries.map(({ action, cible, changements }) => [action, cible, changements])).toEqual([
    [
      'suppression',
      `Compte autre-${account.email}`,
      expect.arrayContaining([
        expect.objectContaining({ avant: `autre-${account.email}`, apres: '' }),
      ]),
    ],
    ['motDePasseChange', `Compte autre-${account.email}`, []],
    [
      'modification',
      `Compte autre-${account.email}`,
      [expect.objectContaining({ avant: account.email, apres: `autre-${account.email}` })],
    ],
    [
      'roleChange',
      `Compte ${account.email}`,
      [
        {
          champ: 'Rôle',
          avant: matching(/^Éditeur/),
          apres: matching(/^Administrateur/),
        },
      ],
    ],
    [
      'creation',
      `Compte ${account.email}`,
      expect.arrayContaining([
        expect.objectContaining({ avant: '', apres: account.email }),
        expect.objectContaining({ champ: 'Rôle', avant: '' }),
      ]),
    ],
  ])
  expect(entries.every(({ auteur }) => auteur === ADMINISTRATRICE)).toBe(true)
  expect(await read({ action: 'deverrouillage' })).toEqual(
    expect.arrayContaining([expect.objectContaining({ cible: `Compte autre-${account.email}` })]),
  )
  const [stored] = await records.find('journal', { cible: `Compte ${account.email}` })
  expect(JSON.stringify([entries, stored])).not.toMatch(/farandole|hash|salt|pbkdf2/)
})

test('rejected requests and requests without a change are not recorded', async () => {
  const account = await makeAccount(administrator)
  const entries = await entriesOf(async () => {
    await editor.patch(`/api/users/${account.id}`, { role: 'administrateur' })
    await administrator.patch(`/api/users/${account.id}`, { role: 'inconnu' })
    await administrator.patch(`/api/users/${account.id}`, { email: account.email })
  })

  expect(entries).toEqual([])
})
