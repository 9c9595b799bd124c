import { randomInt } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { addAbonnes } from '../../factories/abonnes'
import { makeAccount } from '../../factories/account'
import { savePage, snapshotPages, uploadPicture } from '../../factories/page'
import { publishRegard } from '../../factories/regard'
import { getObjectPath, putObject, createPrefix } from '../../factories/storedObject'
import { client } from '../../support/client'
import { createJournalReader, matching, NETWORK, type Entry } from '../../support/journal'
import { parseCsv, toLines } from '../../support/parseCsv'
import { createClientWithHeaders, openSession } from '../../support/session'
import { accounts } from '../../support/setups'

const product = inject('product')
const { url } = product

const visitor = client(url)
const ADMINISTRATRICE = accounts.administrateur.email
const EDITRICE = accounts.editeur.email

const including = (changes: object[]) => expect.arrayContaining(changes) as object[]

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const { read, entriesOf } = createJournalReader(administrator)

describe('issues and files', () => {
  test('an issue that is published, corrected and removed, with its files', async () => {
    const { id, numero } = await publishRegard(administrator, { titre: 'Bourrées' })
    await administrator.patch(`/api/regards/${id}?select[numero]=true`, { titre: 'Rondes' })
    await administrator.delete(`/api/regards/${id}`)

    const cible = `Regards n°\u00a0${numero}`
    expect(await read({ cibleId: id })).toMatchObject([
      {
        action: 'suppression',
        auteur: ADMINISTRATRICE,
        cible,
        changements: including([{ champ: 'Titre', avant: 'Rondes', apres: '' }]),
      },
      {
        action: 'modification',
        cible,
        changements: [{ champ: 'Titre', avant: 'Bourrées', apres: 'Rondes' }],
      },
      {
        action: 'creation',
        cible,
        changements: including([
          { champ: 'Numéro', avant: '', apres: String(numero) },
          { champ: 'Date de parution', avant: '', apres: '15/03/2024' },
          {
            champ: 'Couverture',
            avant: '',
            apres: matching(/^regards\/\w+\/cover\.jpg$/),
          },
        ]),
      },
    ])
    const files = await read({ details: 'Avec son numéro.', auteur: ADMINISTRATRICE })
    expect(
      files
        .slice(0, 2)
        .map(({ action, cible: file }) => `${action} ${file}`)
        .toSorted(),
    ).toEqual([
      matching(/^suppression Document PDF regards\/\w+\/fichier\.pdf$/),
      matching(/^suppression Image regards\/\w+\/cover\.jpg$/),
    ])
  })

  test('an image that is described, replaced and removed', async () => {
    const id = await uploadPicture(editor)
    await editor.patch(`/api/images/${id}`, { alt: 'Une coiffe' })
    await editor.delete(`/api/images/${id}`)

    expect(await read({ cibleId: id })).toMatchObject([
      { action: 'suppression', auteur: EDITRICE, cible: matching(/broderie\.png$/) },
      {
        action: 'modification',
        changements: [{ champ: 'Texte de remplacement', avant: '', apres: 'Une coiffe' }],
      },
      { action: 'creation', cible: matching(/^Image images\/\w+\/broderie\.png$/) },
    ])
  })

  test('a stored file whose headers are changed, and that is removed', async () => {
    const path = await putObject(product, `${createPrefix()}affiche.pdf`)
    await administrator.patch(getObjectPath(path), { contentLanguage: 'fr' })
    await administrator.delete(getObjectPath(path))

    expect(await read({ cible: `Fichier ${path}` })).toMatchObject([
      { action: 'suppression', auteur: ADMINISTRATRICE, adresse: NETWORK },
      {
        action: 'modification',
        changements: [{ champ: 'contentLanguage', avant: '', apres: 'fr' }],
      },
    ])
  })
})

describe('exports and subscribers', () => {
  test('each export is recorded', async () => {
    const entries = await entriesOf(async () => {
      await administrator.get('/api/newsletter/abonnes.csv')
      await administrator.get('/api/frequentation/export.csv?du=2026-01-01&au=2026-01-31')
      await administrator.get('/api/journal/export.csv')
      await editor.get('/api/newsletter/abonnes.csv')
    })

    expect(entries).toMatchObject([
      { action: 'export', auteur: ADMINISTRATRICE, cible: 'Journal' },
      { action: 'export', cible: 'Fréquentation', details: 'Du 01/01/2026 au 31/01/2026.' },
      { action: 'export', cible: 'Abonnés' },
    ])
  })

  test('a deleted subscriber is not named', async () => {
    const email = `depart-${randomInt(2 ** 40)}@abonnes.test`
    const { dataDir, databaseUrl } = product
    await addAbonnes({ dataDir, ...(databaseUrl ? { mongo: { url: databaseUrl } } : {}) }, [email])
    const where = `where[email][equals]=${email}`
    const { json } = await administrator.get<{ docs: { id: string }[] }>(`/api/abonnes?${where}`)
    const entries = await entriesOf(async () => {
      await administrator.patch(`/api/abonnes?${where}`, { deletedAt: new Date().toISOString() })
      await administrator.delete(`/api/abonnes/${json.docs[0]?.id}?trash=true`)
    })

    expect(entries).toMatchObject([
      { action: 'suppression', cible: 'Abonné', changements: [] },
      { action: 'miseALaCorbeille', cible: 'Abonné' },
    ])
    expect(JSON.stringify(entries)).not.toContain(email)
  })
})

describe('the journal', () => {
  test.each([
    ['', [403, 403]],
    ['/count', [403, 403]],
    ['?draft=true', [403, 403]],
    ['?where[auteur][exists]=true', [403, 403]],
    ['?select[auteur]=true&depth=2', [403, 403]],
    ['?data={"draft":true}', [403, 403]],
    ['/versions', [404, 404]],
    ['/export.csv', [401, 403]],
  ])('is read by administrators only: %s', async (query, expected) => {
    const answers = await Promise.all(
      [visitor, editor].map((who) => who.get(`/api/journal${query}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(expected)
    for (const { text } of answers) expect(text).not.toContain('@regards.test')
  })

  test('is written and changed by nobody, administrators included', async () => {
    const [entry] = await read({})
    const path = `/api/journal/${entry?.id}`
    const change = { auteur: 'personne@exemple.fr' }
    const form = new URLSearchParams({ _payload: JSON.stringify(change) })
    for (const who of [visitor, editor, administrator]) {
      for (const attempt of [
        who.post('/api/journal', { ...entry, ...change }),
        who.patch(path, change),
        who.delete(path),
        who.patch('/api/journal?where[auteur][exists]=true', change),
        who.delete('/api/journal?where[auteur][exists]=true'),
        who.post(`${path}/duplicate`, change),
        who.request('PUT', path, { json: change }),
        who.request('POST', path, {
          body: form,
          headers: { 'x-http-method-override': 'PATCH' },
        }),
        who.request('POST', path, { headers: { 'x-payload-http-method-override': 'DELETE' } }),
      ]) {
        expect((await attempt).status).toBeGreaterThanOrEqual(400)
      }
    }
    expect((await administrator.get<Entry>(path)).json).toEqual(entry)
    expect(await read(change)).toEqual([])
  })

  test('is exported as CSV with its filter, without formula injection', async () => {
    const image = await uploadPicture(editor)
    await editor.patch(`/api/images/${image}`, { alt: '=1+1' })
    const account = await makeAccount(administrator)
    const { cookie } = await openSession(url, account)
    const session = createClientWithHeaders(url, { cookie })
    await session.patch(`/api/images/${image}`, { alt: '+33' })
    const csv = async (query: string) =>
      (await administrator.get(`/api/journal/export.csv?${query}`)).text

    const lines = (await csv(`where[cibleId][equals]=${image}&search=${account.email}`)).split(
      '\r\n',
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('Date;Action;Qui;Objet;Précisions;Changements;Réseau')
    expect(lines[1]).toMatch(
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d;Modification;compte-\d+@regards\.test;/,
    )
    expect(lines[1]).toContain('Texte de remplacement\u00a0: =1+1 → +33')
    expect(await csv(`where[auteur][equals]=${encodeURIComponent(EDITRICE)}`)).not.toContain(
      account.email,
    )
    expect(
      (await administrator.get('/api/journal/export.csv?where[inconnu][equals]=a')).status,
    ).toBe(400)
  })

  test('is exported with a row for each entry, whatever lines an editor types', async () => {
    const typed = '2 rue X\n@SUM(1+1)*cmd|A0\n75014 Paris'
    const putBack = await snapshotPages(editor, ['parametres'])
    await savePage(editor, 'parametres', { adresse: typed })
    const image = await uploadPicture(editor, { alt: 'Bal\n=HYPERLINK(A1)' })
    await putBack()
    const [entry] = await read({ cibleId: image })
    const query = `where[dateAction][less_than_equal]=${new Date().toISOString()}`
    const { json } = await administrator.get<{ totalDocs: number }>(`/api/journal?${query}`)

    const answer = await administrator.raw('GET', `/api/journal/export.csv?${query}`)
    const [titles, ...records] = parseCsv(await answer.text())
    expect(records).toHaveLength(json.totalDocs)
    expect(records.filter((record) => record.length !== titles?.length)).toEqual([])
    expect(toLines(records).filter((line) => /^[=+\-@\t]/.test(line))).toEqual([])
    const changes = records.map((record) => record[5])
    expect(changes).toContainEqual(expect.stringContaining("\n'@SUM(1+1)*cmd|A0\n75014 Paris"))
    const moment = new Date(String(entry?.dateAction))
      .toLocaleString('fr-FR', { timeZone: 'Europe/Paris' })
      .replace(',', '')
    expect(records.map(([date]) => date)).toContain(moment)
  })
})
