import { afterAll, expect, inject, test } from 'vitest'
import { addAbonnes, createAddresses } from '../../factories/abonnes'
import { writeReading } from '../../factories/lecture'
import { readLetterDoc, writeLetter } from '../../factories/letters'
import { saveDraft } from '../../factories/page'
import { publishWithSharedCover } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'
import { startProduct } from '../../support/product'
import { openRecords } from '../../support/records'
import { accounts } from '../../support/setups'

const { setup } = inject('product')
const LATER = '2099-01-05T09:30'
const REASON = 'Ce PDF est protégé par un mot de passe.'

const product = await startProduct({ setup })
const administrator = await client(product.url).as('administrateur')
const editor = await client(product.url).as('editeur')
const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.mongo?.url })
const issue = await publishWithSharedCover(administrator, {
  numero: 71,
  dateParution: '2024-03-15',
})
afterAll(async () => {
  await records.close()
  await product.stop()
})

/** The words of an account's dashboard, as they are read. */
async function readDashboard(who: Client): Promise<string> {
  const { status, text } = await who.get('/admin', {
    headers: { cookie: `payload-token=${who.token}` },
  })
  expect(status).toBe(200)
  const body = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  const words = body.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')
  return normalizeSpaces(words).replaceAll(/\s+/g, ' ')
}

const today = new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })

async function writeOwnReading(reading: Parameters<typeof writeReading>[3]) {
  const { json } = await administrator.get<{ pdf: string }>(`/api/regards/${issue.id}?depth=0`)
  await writeReading({ databaseUrl: product.mongo?.url }, records, json.pdf, reading)
}

test('each page is there once, with its state: online, a draft and whose, planned', async () => {
  await saveDraft(editor, 'historique', { titre: 'Un brouillon' })
  await saveDraft(editor, 'notreSiege', { titre: 'Un autre' })
  await editor.post('/api/globals/notreSiege/programmation', { date: LATER })
  const dashboard = await readDashboard(editor)

  expect(dashboard.match(/Qui sommes-nous \?/g)).toHaveLength(2)
  expect(dashboard).toContain('Qui sommes-nous ? En ligne')
  const by = `Par ${accounts.editeur.email}, le ${today}`
  expect(dashboard).toContain(`Historique Brouillon ${by}.`)
  expect(dashboard).toContain(
    `Notre siège Programmé ${by} ; publication prévue le lundi 5 janvier 2099 à 9 h 30.`,
  )

  const { json } = await administrator.get<{ docs: { id: string }[] }>(
    `/api/users?where[email][equals]=${accounts.editeur.email}`,
  )
  await administrator.patch(`/api/users/${json.docs[0]?.id}`, { nom: 'Édith Riant' })
  expect(await readDashboard(administrator)).toContain(
    `Historique Brouillon Par Édith Riant, le ${today}.`,
  )
})

test('a draft of an issue is listed with its author and planned publication', async () => {
  const draft = await publishWithSharedCover(administrator, {
    numero: 73,
    titre: 'Bals',
    isDraft: true,
  })
  expect(await readDashboard(administrator)).toContain(
    `Brouillon Regards n° 73 : Bals , par ${accounts.administrateur.email}, le ${today}`,
  )
  await administrator.post(`/api/regards/${draft.id}/programmation`, { date: LATER })
  expect(await readDashboard(administrator)).toContain('paraîtra le lundi 5 janvier 2099 à 9 h 30')
  await administrator.patch(`/api/regards/${issue.id}?draft=true`, { titre: 'À paraître' })
  expect(await readDashboard(administrator)).toContain('Brouillon Regards n° 71 : À paraître')

  await administrator.delete(`/api/regards/${draft.id}`)
  expect(await readDashboard(administrator)).not.toContain('Regards n° 73')
})

test('a reading shows its progress, or the reason of its failure', async () => {
  await writeOwnReading({ etat: 'indisponible', raison: REASON })
  expect(await readDashboard(administrator)).toContain(
    `À regarder Regards n° 71 ne se lit pas en ligne. ${REASON}`,
  )
  await writeOwnReading({ etat: 'prete' })
  expect(await readDashboard(administrator)).not.toContain('ne se lit pas en ligne')
  // Last: the next one would wait for its end.
  await writeOwnReading({ etat: 'enCours', pages: [{}, {}, {}] })
  expect(await readDashboard(administrator)).toContain(
    'Regards n° 71 : lecture en préparation, 3 pages sur 3.',
  )
})

test('subscribers are counted, and the last letter is told with how many it did not reach', async () => {
  expect(await readDashboard(administrator)).toContain('aucun abonné')
  await addAbonnes(product, createAddresses('tableau', 3), { dateConfirmation: new Date() })
  await addAbonnes(product, ['ancien@abonnes.test'], {
    dateConfirmation: new Date('2020-01-01'),
  })
  const before = await readDashboard(administrator)
  expect(before).toContain('La lettre d’information 4 abonnés 3 depuis 30 jours')
  expect(before).toContain('Aucune lettre n’est encore partie.')

  const now = new Date()
  await records.insert('annonces', {
    ...{ regard: issue.id, etat: 'terminee', total: 4, envoyes: 3, echecs: 1 },
    ...{ debut: now, fin: now, createdAt: now, updatedAt: now },
  })
  const after = await readDashboard(administrator)
  expect(after).toContain(`Dernière lettre (Regards n° 71) : le ${today}, à 3 abonnés.`)
  expect(after).toContain('La lettre (Regards n° 71) n’est pas partie pour 1 abonné sur 4.')
  const move = (deletedAt: Date | null) =>
    administrator.patch(`/api/regards/${issue.id}`, { deletedAt })
  await move(now)
  expect(await readDashboard(administrator)).toContain('Dernière lettre (Regards n° 71)')
  await move(null)

  const { id } = await writeLetter(administrator, { objet: 'Assemblée' })
  // Nothing can be planned where no e-mail can leave, as in this production set-up.
  const datePrevue = new Date('2099-01-05T08:30:00Z')
  await records.update('annonces', { objet: 'Assemblée' }, { etat: 'prevue', datePrevue })
  expect((await readLetterDoc(administrator, id)).etat).toBe('prevue')
  expect(await readDashboard(administrator)).toContain(
    'Lettre prévue (« Assemblée ») : le lundi 5 janvier 2099 à 9 h 30.',
  )
})

test('jobs that failed for good are listed by their task', async () => {
  const now = new Date()
  const told = 'Une tâche du site a échoué : envoi d’une invitation'
  expect(await readDashboard(administrator)).not.toContain(told)
  await records.insert('payload-jobs', {
    ...{ taskSlug: 'envoyerInvitation', queue: 'default', hasError: true, totalTried: 5 },
    ...{ createdAt: now, updatedAt: now },
  })

  expect(await readDashboard(administrator)).toContain(`${told} (le ${today}).`)
})

test('a missing daily backup is shown', async () => {
  expect(await readDashboard(administrator)).toContain(
    'Sauvegarde Aucune sauvegarde quotidienne n’est réglée.',
  )
})

test('an éditeur is told of the pages alone', async () => {
  const dashboard = await readDashboard(editor)

  for (const words of ['abonné', 'La revue', 'Sauvegarde', 'tâche', 'Regards n°', 'Publier un'])
    expect(dashboard).not.toContain(words)
})
