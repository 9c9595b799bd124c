import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { client } from '../../support/client'
import { toRelation } from '../../factories/lecture'
import { insertPages, insertReading } from '../../support/insertPages'
import { openRecords } from '../../support/records'
import {
  marksOf,
  nameHit,
  publishIssue,
  search,
  searchIssue,
  textOf,
} from '../../support/searchSite'
import { shareEmptySite } from '../../support/sharedProducts'

const { setup } = inject('product')

const pages = [
  'Au XIXᵉ siècle, le 1ᵉʳ mai attirait 1\u00a0250 danseurs ; les archives disent 12.500.',
  'Les cʼhoarioù se tenaient au bourg. Un ensemble venu de Łowicz, un autre de Rømø.',
  'Un tam-tam, un porte-manteau, la broderie d’or et la faucille en demi-lune.',
  'L’arc en ciel se lève à l’Est, et le son de la bombarde répond.',
  'La filasse de lin sèche au vent ; la fileuse compte les fils de lin.',
  'Le fil de lin casse. La batteuse fait la moisson, et la quenouille dort.',
  'La moisson, et encore la moisson, et la quenouille de Jeanne.',
  'Une mariée sans voile danse la gavotte.',
]

const { product } = await shareEmptySite(setup)
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')
await publishIssue(product, administrator, {
  ...{ numero: 80, dateParution: '2024-03-15', titre: 'La langue' },
  ...{ sommaire: 'Des mots et des signes', pages },
})

const hits = async (q: string) => (await search(visitor, q)).json.resultats.map(nameHit)
const pagesOf = async (q: string) =>
  (await searchIssue(visitor, 80, q)).json.resultats.map(({ page }) => page)

/** Queries, and the pages that have their words, in order. */
const questions: [string, number[]][] = [
  ['XIXe', [1]],
  ['XIXᵉ siècle', [1]],
  ['1er mai', [1]],
  ['1250', [1]],
  ['1 250 danseurs', [1]],
  ['12500', [1]],
  ['12 500', [1]],
  ["c'hoarioù", [2]],
  ['c’hoarioù', [2]],
  ['cʼhoariou', [2]],
  ['choariou', [2]],
  ['lowicz', [2]],
  ['romo', [2]],
  ['tamtam', [3]],
  ['tam-tam', [3]],
  ['portemanteau', [3]],
  ['portes-manteaux', [3]],
  ['demilune', [3]],
  ['broderie or', [3]],
  ['or', [3]],
  ['arc-en-ciel', [4]],
  ['Est', [4]],
  ['l’Est', [4]],
  ['son', [4]],
  ['"fil de lin"', [6]],
  ['"fils de lin"', [5]],
  ['"fil à lin"', []],
  ['"FIL DE LIN"', [6]],
  ['"le fil de lin casse"', [6]],
  ['"à l’est"', [4]],
  ['fils lin', [5, 6]],
  ['mariée', [8]],
]

describe('one language', () => {
  test.each(questions)('%s', async (q, expected) => {
    const found = (await search(visitor, q)).json
    const pagesFound = found.sans.length > 0 ? [] : found.resultats
    // Pages of the site have « est » and « son » too.
    const ofIssue = pagesFound.filter(({ type }) => type !== 'site')
    expect(ofIssue.map(nameHit).toSorted()).toEqual(expected.map((page) => `80/${page}`))
  })

  test.each(questions)('in the issue itself: %s', async (q, expected) => {
    const { json } = await searchIssue(visitor, 80, q)
    expect(json.sans.length > 0 ? [] : json.resultats.map(({ page }) => page)).toEqual(expected)
  })

  test('marks matches in extracts: a phrase as one, no small words', async () => {
    const [phrase] = (await search(visitor, '"fil de lin"')).json.resultats
    expect(phrase && marksOf(phrase)).toEqual(['fil de lin'])
    const [words] = (await search(visitor, 'la gavotte de la mariée')).json.resultats
    expect(words && marksOf(words)).toEqual(['mariée', 'gavotte'])
    const [small] = (await search(visitor, 'son')).json.resultats
    expect(small && marksOf(small)).toEqual(['son'])
    const [compound] = (await search(visitor, 'portemanteau')).json.resultats
    expect(compound && marksOf(compound)).toEqual(['porte-manteau'])
  })

  test('corrects no digits', async () => {
    const { json } = await search(visitor, '2500')
    expect([json.total, json.suggestion]).toEqual([0, null])
  })
})

test('ids of rows are no words', async () => {
  const { json } = await administrator.get<{ jalons: { id: string; titre: string }[] }>(
    '/api/globals/historique?depth=0',
  )
  const [row] = json.jalons
  if (!row) throw new Error('No rows')
  expect(row.id).toMatch(/^[0-9a-f]{24}$/)
  // Saved, and so indexed, with its ids.
  const editor = await visitor.as('editeur')
  await editor.post('/api/globals/historique', { jalons: json.jalons })
  expect(await hits(row.id)).toEqual([])
  const [hit] = (await search(visitor, row.titre)).json.resultats
  expect(hit && textOf(hit)).not.toContain(row.id)
})

describe('when no page has all words', () => {
  test('the nearest are shown, with the words that they lack', async () => {
    const { json } = await search(visitor, 'moisson quenouille gavotte')
    expect(json.sans).toEqual(['gavotte'])
    expect(json.resultats.map(nameHit).toSorted()).toEqual(['80/6', '80/7'])
    expect(json.total).toBe(2)
  })

  test('a word that is nowhere is left out, and a slip still corrected', async () => {
    const { json } = await search(visitor, 'moisson quenouile')
    expect([json.sans, json.suggestion]).toEqual([['quenouile'], 'moisson quenouille'])
    expect(json.resultats.map(nameHit).toSorted()).toEqual(['80/6', '80/7'])
  })

  test('a phrase that is nowhere is looked for as words', async () => {
    const { json } = await search(visitor, '"quenouille de la moisson"')
    expect(json.sans).toEqual(['quenouille de la moisson'])
    expect(json.resultats.map(nameHit).toSorted()).toEqual(['80/6', '80/7'])
  })

  test('nothing is shown when no word is anywhere, and no word is missing otherwise', async () => {
    const nothing = (await search(visitor, 'xylophone zébulon')).json
    expect([nothing.total, nothing.sans]).toEqual([0, []])
    expect((await search(visitor, 'moisson')).json.sans).toEqual([])
  })

  test('in the issue itself, whose words alone are proposed', async () => {
    const slip = (await searchIssue(visitor, 80, 'quenouile')).json
    expect([slip.total, slip.suggestion]).toEqual([0, 'quenouille'])
    // A word of the site, and of no page of the issue.
    expect((await search(visitor, 'fedaration')).json.suggestion).toBe('fédération')
    expect((await searchIssue(visitor, 80, 'fedaration')).json.suggestion).toBeNull()
    const { json } = await searchIssue(visitor, 80, 'moisson quenouille gavotte')
    expect([json.sans, json.resultats.map(({ page }) => page)]).toEqual([['gavotte'], [6, 7]])
  })
})

describe('the search in an issue', () => {
  test('finds its pages alone, with their passages', async () => {
    await publishIssue(product, administrator, {
      ...{ numero: 81, dateParution: '2024-03-15', titre: 'Le même jour', sommaire: '' },
      pages: ['', 'Une moisson ailleurs.'],
    })
    const { json } = await searchIssue(visitor, 81, 'moisson')
    expect(json.resultats.map(({ page }) => page)).toEqual([2])
    expect(json.resultats[0]?.extrait).toContainEqual({ texte: 'moisson', marque: true })
    expect(await pagesOf('moisson')).toEqual([6, 7])
    expect(await pagesOf('langue')).toEqual([])
    await administrator.delete(`/api/regards/${await findId(81)}`)
  })

  test('is of published issues only', async () => {
    expect((await searchIssue(visitor, 999, 'moisson')).status).toBe(404)
    expect((await visitor.get('/api/regards/numero/abc/recherche?q=a')).status).toBe(400)
    const draft = await publishIssue(
      product,
      administrator,
      { ...{ numero: 82, dateParution: '2024-03-15', titre: 'Caché' }, sommaire: '', pages },
      { isDraft: true },
    )
    expect((await searchIssue(visitor, 82, 'moisson')).status).toBe(404)
    await administrator.delete(`/api/regards/${draft.id}`)
  })

  test('is counted with the other searches', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.45' }
    const ask = (path: string) => visitor.get(path, { headers })
    // Together: the limit is that of a minute, whatever the machine.
    const answers = await Promise.all(
      Array.from({ length: 181 }, (_, at) =>
        ask(`/api/regards/numero/80/recherche?q=moisson+${at}`),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(180)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await ask('/api/recherche?q=moisson+181')).status).toBe(429)
  })
})

const findId = async (numero: number) =>
  (
    await administrator.get<{ docs: { id: string }[] }>(
      `/api/regards?where[numero][equals]=${numero}&depth=0`,
    )
  ).json.docs[0]?.id

test('pages of a reading that is not ready are not found; its correction is, once it is', async () => {
  const place = { dataDir: product.dataDir, databaseUrl: product.mongo?.url }
  const { document } = await publishIssue(product, administrator, {
    ...{ numero: 83, dateParution: '2024-03-15', titre: 'En préparation', sommaire: '', pages: [] },
  })
  const of = toRelation(place.databaseUrl, 'document', document)
  await insertPages(place, document, ['Le funambule traverse la foire.'])
  await insertReading(place, document)
  const records = await openRecords(place)
  onTestFinished(() => records.close())
  const touch = async () =>
    administrator.patch(`/api/regards/${await findId(83)}`, { sommaire: String(Math.random()) })
  for (const etat of ['attente', 'enCours', 'indisponible']) {
    await records.update('lectures', of, { etat })
    await touch()
    expect(await hits('funambule'), etat).toEqual([])
    expect((await searchIssue(visitor, 83, 'funambule')).json.resultats, etat).toEqual([])
  }
  await records.update('lectures', of, { etat: 'prete' })
  await touch()
  expect(await hits('funambule')).toEqual(['83/1'])
})
