import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toParisDay } from '../../../cms/src/lib/frenchDates'
import { durations, subtractDuration } from '../../../cms/src/features/retention/durations'
import { makeAccount } from '../../factories/account'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import type { Product } from '../../support/product'
import type { Records } from '../../support/records'
import { shareEmailProduct } from '../../support/sharedProducts'
import type { Smtp } from '../../support/smtp'

const { setup } = inject('product')

const MINUTE_MS = 60_000

let smtp: Smtp
let product: Product
let records: Records
/** Accounts with a link for a new password: one whose link has ended, and one whose link is valid. */
let ended: { email: string }
let valid: { email: string }
/** What is due and still there after a restart on the same day. */
let afterRestart: string[]

beforeAll(async () => {
  ;({ product, records, smtp } = await shareEmailProduct(setup))
  const administrator = await client(product.url).as('administrateur')
  ended = await makeAccount(administrator)
  valid = await makeAccount(administrator)
  await insertLink(valid.email, 30)
  await waitForWork()
  await insertLink(ended.email, -1)
  await insertRecords()
  await insertBatch()
  await restartOnSameDay((await makeAccount(administrator)).email)
  afterRestart = await remaining('refus', 'empreinte', ['refus-vieux', 'lot-0'])
  await startAnotherDay()
})
afterAll(async () => {
  await records.remove('regards', { titre: 'corbeille-jeune' })
  await records.remove('frequentation', { regard: 'jour-jeune' })
})

/** A moment that is so long ago, give or take minutes: positive ones are younger. */
const ago = (duration: Parameters<typeof subtractDuration>[1], minutes: number) =>
  new Date(subtractDuration(new Date(), duration).getTime() + minutes * MINUTE_MS)

/** Waits for the end of the day's work. */
const waitForWork = () =>
  poll(
    async () =>
      (await records.find('payload-kv', { key: 'conservation' })).some(({ data }) =>
        JSON.stringify(data).includes(toParisDay(new Date())),
      ),
    { what: 'the day’s work', intervalMs: 200 },
  )

/** @param email of an account, to which this process sends its first mail */
async function restartOnSameDay(email: string): Promise<void> {
  await product.restart()
  // Jobs are begun after retention was: the first mail of this process leaves once that is over.
  const asked = await client(product.url).post('/api/users/forgot-password', { email })
  expect(asked.status).toBe(202)
  await smtp.waitForMail(({ to }) => to.includes(email))
}

/** Has the day's work done, as on the first start of another day, and waits for its end. */
async function startAnotherDay(): Promise<void> {
  const day = '2000-01-01'
  // As Payload writes it there: JSON in SQLite, the value itself in MongoDB.
  const data = setup === 'embedded' ? JSON.stringify(day) : day
  await records.update('payload-kv', { key: 'conservation' }, { data })
  await product.restart()
  await waitForWork()
}

const remaining = async (collection: string, field: string, names: string[]) => {
  const found = await Promise.all(names.map((name) => records.find(collection, { [field]: name })))
  return names.filter((_name, index) => (found[index]?.length ?? 0) > 0)
}

const getMailsDir = () => join(product.dataDir, 'mails')

/** Inserts records of every rule, on both sides of its bound. */
async function insertRecords(): Promise<void> {
  const stamps = (moment: Date) => ({ createdAt: moment, updatedAt: moment })
  const abonne = (name: string, etat: string, dateDemande: Date) =>
    records.insert('abonnes', {
      email: `${name}@regards.test`,
      cle: name,
      empreinte: name,
      etat,
      dateDemande,
      ...stamps(dateDemande),
    })
  const refus = (empreinte: string, moment: Date) =>
    records.insert('refus', { empreinte, ...stamps(moment) })
  const job = (queue: string, hasError: boolean, moment: Date) =>
    records.insert('payload-jobs', {
      taskSlug: 'direMotDePasseChange',
      queue,
      hasError,
      totalTried: 5,
      waitUntil: new Date('2100-01-01'),
      ...stamps(moment),
    })
  const choice = (identifiant: string, moment: Date) =>
    records.insert('consentements', {
      identifiant,
      version: 1,
      moyen: 'tout-refuser',
      ...stamps(moment),
    })
  const daily = (regard: string, moment: Date) =>
    records.insert('frequentation', {
      regard,
      jour: toParisDay(moment),
      vues: 1,
      telechargements: 0,
    })
  const entry = (cible: string, dateAction: Date) =>
    records.insert('journal', {
      ...{ dateAction, action: 'connexion', auteur: 'a@regards.test', cible, cibleType: 'users' },
      adresse: '192.0.2.0/24',
    })
  const session = (sid: string, dateConnexion: Date) =>
    records.insert('sessions', {
      sid,
      compte: 'compte',
      dateConnexion,
      // A session that ended long ago, or is in use: the sign-in counts.
      derniereActivite: new Date(),
    })
  const inTrash = (titre: string, numeroCorbeille: number, deletedAt: Date) =>
    records.insert('regards', {
      ...{ titre, numero: -numeroCorbeille, numeroCorbeille, deletedAt, _status: 'published' },
      ...stamps(deletedAt),
    })
  const { inscriptionEnAttente, travailEnEchec } = durations
  await inTrash('corbeille-vieille', 9_001, ago(durations.corbeille, -1))
  await inTrash('corbeille-jeune', 9_002, ago(durations.corbeille, 10))
  await session('session-vieille', ago(durations.sessionEntiere, -1))
  await session('session-jeune', ago(durations.sessionEntiere, 10))
  await abonne('attend-trop', 'en-attente', ago(inscriptionEnAttente, -1))
  await abonne('attend-encore', 'en-attente', ago(inscriptionEnAttente, 10))
  await abonne('confirme', 'confirme', ago(inscriptionEnAttente, -1))
  await refus('refus-vieux', ago(durations.refus, -1))
  await refus('refus-jeune', ago(durations.refus, 10))
  await job('echec-vieux', true, ago(travailEnEchec, -1))
  await job('echec-jeune', true, ago(travailEnEchec, 10))
  await job('attente-vieille', false, ago(travailEnEchec, -1))
  await choice('choix-vieux', ago(durations.preuveDeChoix, -1))
  await choice('choix-jeune', ago(durations.preuveDeChoix, 10))
  await entry('entree-vieille', ago(durations.journal, -1))
  await entry('entree-jeune', ago(durations.journal, 10))
  await entry('reseau-vieux', ago(durations.adresseDuJournal, -1))
  await entry('reseau-jeune', ago(durations.adresseDuJournal, 10))
  await daily('jour-vieux', ago(durations.audience, -1))
  await daily('jour-jeune', ago(durations.audience, 2 * 24 * 60))
  mkdirSync(getMailsDir(), { recursive: true })
  for (const [name, minutes] of [
    ['vieux.eml', -1],
    ['jeune.eml', 10],
  ] as const) {
    writeFileSync(join(getMailsDir(), name), '')
    utimesSync(join(getMailsDir(), name), new Date(), ago(durations.mailEcrit, minutes))
  }
}

/** Inserts more records of one rule than are deleted at once. */
async function insertBatch(): Promise<void> {
  const moment = ago(durations.refus, -1)
  const rows = Array.from({ length: 501 }, (_, index) => ({
    empreinte: `lot-${index}`,
    createdAt: moment,
    updatedAt: moment,
  }))
  await records.insert('refus', ...rows)
}

/** Gives an account a link for a new password, which ends in so many minutes. */
const insertLink = (email: string, minutes: number) =>
  records.update(
    'users',
    { email },
    {
      resetPasswordToken: `jeton-${minutes}`,
      resetPasswordExpiration: new Date(Date.now() + minutes * MINUTE_MS),
    },
  )

test('each rule removes records of its age, and no younger ones', async () => {
  expect(readdirSync(getMailsDir())).toEqual(['jeune.eml'])
  expect(await remaining('consentements', 'identifiant', ['choix-vieux', 'choix-jeune'])).toEqual([
    'choix-jeune',
  ])
  expect(await remaining('frequentation', 'regard', ['jour-vieux', 'jour-jeune'])).toEqual([
    'jour-jeune',
  ])
  expect(await remaining('abonnes', 'cle', ['attend-trop', 'attend-encore', 'confirme'])).toEqual([
    'attend-encore',
    'confirme',
  ])
  expect(await remaining('refus', 'empreinte', ['refus-vieux', 'refus-jeune'])).toEqual([
    'refus-jeune',
  ])
  expect(await remaining('regards', 'titre', ['corbeille-vieille', 'corbeille-jeune'])).toEqual([
    'corbeille-jeune',
  ])
  expect(await remaining('sessions', 'sid', ['session-vieille', 'session-jeune'])).toEqual([
    'session-jeune',
  ])
  expect(
    await remaining('payload-jobs', 'queue', ['echec-vieux', 'echec-jeune', 'attente-vieille']),
  ).toEqual(['echec-jeune', 'attente-vieille'])
})

test('an entry of the journal loses its network first, and goes later', async () => {
  const names = ['entree-vieille', 'entree-jeune', 'reseau-vieux', 'reseau-jeune']
  expect(await remaining('journal', 'cible', names)).toEqual(names.slice(1))
  const networkOf = async (cible: string) => (await records.find('journal', { cible }))[0]?.adresse

  expect(await networkOf('entree-jeune')).toBeNull()
  expect(await networkOf('reseau-vieux')).toBeNull()
  expect(await networkOf('reseau-jeune')).toBe('192.0.2.0/24')
})

test('more than one batch goes, whole', async () => {
  expect(await remaining('refus', 'empreinte', ['lot-0', 'lot-250', 'lot-500'])).toEqual([])
})

test('the link of an account goes when it ends, and the account stays', async () => {
  const [without] = await records.find('users', { email: ended.email })
  expect(without).toMatchObject({ resetPasswordToken: null, resetPasswordExpiration: null })
  const [kept] = await records.find('users', { email: valid.email })
  expect(kept).toMatchObject({ resetPasswordToken: 'jeton-30' })
})

test('a restart on the same day removes nothing', () => {
  expect(afterRestart).toEqual(['refus-vieux', 'lot-0'])
})
