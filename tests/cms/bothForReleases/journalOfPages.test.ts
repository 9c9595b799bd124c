import { randomInt } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { changePage, saveDraft, snapshotPages } from '../../factories/page'
import { reachPlannedDates } from '../../factories/plannedPublication'
import { client, type Client } from '../../support/client'
import { createJournalReader, matching } from '../../support/journal'
import { openRecords } from '../../support/records'
import { accounts } from '../../support/setups'

const product = inject('product')

const visitor = client(product.url)
const PAGE = '/api/globals/quiSommesNous'
const ADMINISTRATRICE = accounts.administrateur.email
const EDITRICE = accounts.editeur.email

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const entriesOf = createJournalReader(administrator).entriesOf
const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.databaseUrl })
const putBack = await snapshotPages(administrator, ['quiSommesNous', 'parametres'])
afterAll(async () => {
  await putBack()
  await records.close()
})

const randomTitle = () => `Mission ${randomInt(2 ** 40)}`

test('a publication is compared with the publication before, whatever drafts there were', async () => {
  const [before, after] = [randomTitle(), randomTitle()]
  await changePage(administrator, 'quiSommesNous', { titre: before })
  const drafts = await entriesOf(async () => {
    await saveDraft(editor, 'quiSommesNous', { titre: randomTitle() })
    await editor.post(`${PAGE}?draft=true&autosave=true`, { titre: after })
  })
  const entries = await entriesOf(() => editor.post(`${PAGE}?select[titre]=true`, {}))

  expect(drafts).toEqual([])
  expect(entries).toMatchObject([
    {
      action: 'publication',
      auteur: EDITRICE,
      cible: 'Page Qui sommes-nous\u00a0?',
      cibleType: 'quiSommesNous',
      changements: [{ champ: matching(/Titre$/), avant: before, apres: after }],
    },
  ])
})

test('a setting', async () => {
  const [entry] = await entriesOf(() =>
    changePage(administrator, 'parametres', { telephone: '01 02 03 04 05' }),
  )

  expect(entry).toMatchObject({
    action: 'reglageChange',
    cible: 'Coordonnées',
    changements: [{ champ: 'La fédération › Téléphone', apres: matching(/05$/) }],
  })
})

test('a version that is restored, published or as a draft', async () => {
  const title = randomTitle()
  await changePage(editor, 'quiSommesNous', { titre: title })
  await changePage(editor, 'quiSommesNous', { titre: 'Ensuite' })
  const { json } = await editor.get<{ docs: { id: string }[] }>(
    `${PAGE}/versions?limit=1&where[version.titre][equals]=${encodeURIComponent(title)}`,
  )
  const version = `${PAGE}/versions/${json.docs[0]?.id}`
  const entries = await entriesOf(async () => {
    await editor.post(`${version}?draft=true`)
    await editor.post(version)
  })

  expect(entries).toMatchObject([
    {
      action: 'versionRestauree',
      details: matching(/^Celle du .{19}\.$/),
      changements: [{ avant: 'Ensuite', apres: title }],
    },
    { action: 'versionRestauree', details: matching(/, comme brouillon\.$/) },
  ])
})

test('a planned publication: planned, replanned, cancelled, and published for its author', async () => {
  const plan = `${PAGE}/programmation`
  const title = randomTitle()
  await saveDraft(administrator, 'quiSommesNous', { titre: title })
  const entries = await entriesOf(async () => {
    await editor.post(plan, { date: '2099-01-05T09:30' })
    await editor.post(plan, { date: '2099-01-06T09:30' })
    await editor.delete(plan)
    await editor.delete(plan)
  })
  const champ = 'Publication prévue'
  const [first, second] = ['05/01/2099 09:30:00', '06/01/2099 09:30:00']

  expect(entries.map(({ action, changements }) => [action, changements])).toEqual([
    ['publicationDeprogrammee', [{ champ, avant: second, apres: '' }]],
    ['publicationProgrammee', [{ champ, avant: first, apres: second }]],
    ['publicationProgrammee', [{ champ, avant: '', apres: first }]],
  ])

  await editor.post(plan, { date: '2099-01-05T09:30' })
  const done = await entriesOf(() => reachPlannedDates(records))
  expect(done).toMatchObject([
    {
      action: 'publication',
      auteur: EDITRICE,
      adresse: null,
      details: 'À la date prévue.',
      changements: [{ apres: title }],
    },
  ])
})

test('each version names its author, to editors only', async () => {
  const read = async (who: Client, path: string) =>
    (await who.get<Record<string, unknown>>(path)).json
  await changePage(administrator, 'quiSommesNous', { titre: randomTitle() })
  await saveDraft(editor, 'quiSommesNous', { titre: randomTitle(), modifiePar: 'forge@a.fr' })

  const versions = await editor.get<{ docs: { version: { modifiePar: string } }[] }>(
    `${PAGE}/versions?limit=2&sort=-updatedAt`,
  )
  expect(versions.json.docs.map(({ version }) => version.modifiePar)).toEqual([
    EDITRICE,
    ADMINISTRATRICE,
  ])
  expect(await read(editor, `${PAGE}?draft=true`)).toMatchObject({
    modifiePar: EDITRICE,
    enregistrement: matching(new RegExp(`^${EDITRICE}, le \\d\\d/`)),
  })
  for (const path of [
    PAGE,
    `${PAGE}?select[modifiePar]=true&select[enregistrement]=true`,
    `${PAGE}?depth=2&where[modifiePar][exists]=true`,
    '/a-propos/qui-sommes-nous',
  ]) {
    const { text } = await visitor.get(path)
    expect(text).not.toContain('@regards.test')
  }
  expect(await read(visitor, PAGE)).not.toHaveProperty('modifiePar')
})
