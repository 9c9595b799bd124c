import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { READING_FOLDER, writeReading } from '../../factories/lecture'
import { nextNumero, publishRegard, type RegardDoc } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

type Reading = { etat: string; raison?: string; pages: object[]; plan: object[] }
type Text = {
  etat: string
  pages: { page: number; blocs: object[]; texteCorrige: object | null }[]
}
type Docs<Doc> = { docs: Doc[] }

const BLOCS = [
  { type: 'titre', niveau: 2, texte: 'La bourrée' },
  { type: 'paragraphe', texte: 'Elle se danse à deux temps.' },
]
const PLAN = [{ titre: 'La bourrée', page: 1, niveau: 1 }]

const admin = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const records = await openRecords(product)
afterAll(() => records.close())

async function publish(isDraft = false): Promise<RegardDoc & { pdf: { id: string; url: string } }> {
  const { numero } = await publishRegard(admin, { isDraft, titre: 'Danses' })
  const query = `where[numero][equals]=${numero}&draft=${isDraft}`
  const { json } = await admin.get<Docs<RegardDoc & { pdf: { id: string; url: string } }>>(
    `/api/regards?${query}`,
  )
  const [doc] = json.docs
  if (!doc) throw new Error(`Issue ${numero} is not found`)
  return doc
}

const readingOf = (numero: number | string, query = '') =>
  `/api/regards/numero/${numero}/lecture${query}`
const textOf = (numero: number | string, query = '') =>
  `/api/regards/numero/${numero}/texte${query}`

describe('an issue whose PDF is ready', () => {
  let issue: Awaited<ReturnType<typeof publish>>

  beforeAll(async () => {
    issue = await publish()
    await writeReading(product, records, issue.pdf.id, {
      plan: PLAN,
      pages: [
        { blocs: BLOCS, texte: 'La bourrée Elle se danse à deux temps.' },
        { sansTexte: true },
      ],
    })
  })

  test('has its pages, pictures and outline', async () => {
    const { status, json } = await visitor.get(readingOf(issue.numero))
    expect(status).toBe(200)
    const folder = `/media/${READING_FOLDER}`
    const page = {
      ...{ page: 1, largeur: 595, hauteur: 842, sansTexte: false },
      vignette: 'data:image/webp;base64,AAAA',
      images: [
        { url: `${folder}/1-480.webp`, largeur: 480 },
        { url: `${folder}/1-960.webp`, largeur: 960 },
      ],
      couche: `${folder}/1.json`,
      reconnaissance: null,
    }
    expect(json).toEqual({
      numero: issue.numero,
      titre: 'Danses',
      dateParution: issue.dateParution,
      etat: 'prete',
      nombreDePages: 2,
      langue: 'fr',
      plan: PLAN,
      pdf: { url: issue.pdf.url, filesize: expect.any(Number) as number },
      pages: [
        page,
        {
          ...page,
          ...{ page: 2, sansTexte: true, couche: `${folder}/2.json` },
          images: [
            { url: `${folder}/2-480.webp`, largeur: 480 },
            { url: `${folder}/2-960.webp`, largeur: 960 },
          ],
        },
      ],
    })
  })

  test('has its text', async () => {
    const { status, json } = await visitor.get(textOf(issue.numero))
    expect(status).toBe(200)
    const unchecked = { texteCorrige: null, verifiee: false, reconnaissance: null }
    expect(json).toEqual({
      numero: issue.numero,
      titre: 'Danses',
      dateParution: issue.dateParution,
      etat: 'prete',
      langue: 'fr',
      plan: PLAN,
      pages: [
        { page: 1, blocs: BLOCS, ...unchecked, sansTexte: false },
        { page: 2, blocs: [], ...unchecked, sansTexte: true },
      ],
    })
  })

  test.each([readingOf, textOf])('is cached for visitors only', async (pathOf) => {
    const forVisitors = await visitor.get(pathOf(issue.numero))
    expect(forVisitors.headers.get('cache-control')).toContain('public')
    const forOne = await admin.get(pathOf(issue.numero))
    expect(forOne.headers.get('cache-control')).toBe('private, no-store')
  })

  test('shows the correction of a page at once', async () => {
    await visitor.get(textOf(issue.numero))
    const { json } = await admin.get<Docs<{ id: string }>>(
      `/api/pagesDeRegards?where[document][equals]=${issue.pdf.id}&where[page][equals]=1`,
    )
    const texteCorrige = makeRichText('Elle se danse à trois temps.')
    const path = `/api/pagesDeRegards/${json.docs[0]?.id}`
    expect((await admin.patch(path, { texteCorrige, verifiee: true })).status).toBe(200)

    const after = await visitor.get<Text>(textOf(issue.numero))
    expect(after.text).toContain('trois temps')
    expect(after.json.pages[0]).toMatchObject({ verifiee: true })
  })
})

describe('an issue whose PDF is not ready', () => {
  test.each(['attente', 'enCours', 'indisponible'] as const)(
    'shows no more than its made pages in state %s; administrators get the reason',
    async (etat) => {
      const { numero, pdf } = await publish()
      const pages = [{ blocs: BLOCS }]
      await writeReading(product, records, pdf.id, { etat, raison: 'Abîmé', plan: PLAN, pages })

      const shown = await visitor.get<Reading>(readingOf(numero))
      expect(shown.json).toMatchObject({ etat, plan: [] })
      // The first pages can be read while the last ones are made, as pages and as text.
      const made = etat === 'enCours' ? 1 : 0
      expect(shown.json.pages).toHaveLength(made)
      expect(shown.json).not.toHaveProperty('raison')
      const { json } = await visitor.get<Text>(textOf(numero))
      expect(json).toMatchObject({ etat, plan: [] })
      expect(json.pages.map(({ blocs }) => blocs)).toEqual([BLOCS].slice(0, made))
      expect((await editor.get(readingOf(numero))).json).not.toHaveProperty('raison')
      expect((await admin.get(readingOf(numero))).json).toMatchObject({ etat, raison: 'Abîmé' })
    },
  )
})

test.each([readingOf, textOf])('a number that no issue has is refused', async (pathOf) => {
  const unknown = await visitor.get(pathOf(nextNumero()))
  expect(unknown.json).toMatchObject({ errors: [{ code: 'regard-not-found' }] })
  expect(unknown.status).toBe(404)
  for (const invalid of ['0', 'abc', '1.5']) {
    expect((await visitor.get(pathOf(invalid))).status, invalid).toBe(400)
  }
})

test('administrators who ask for drafts get a draft', async () => {
  const { numero, pdf } = await publish(true)
  await writeReading(product, records, pdf.id, { pages: [{ blocs: BLOCS }] })
  for (const pathOf of [readingOf, textOf]) {
    expect((await visitor.get(pathOf(numero))).status).toBe(404)
    expect((await visitor.get(pathOf(numero, '?draft=true'))).status).toBe(404)
    expect((await editor.get(pathOf(numero, '?draft=true'))).status).toBe(404)
    expect((await admin.get(pathOf(numero))).status).toBe(404)
    expect((await admin.get(pathOf(numero, '?draft=true'))).json).toMatchObject({ etat: 'prete' })
  }
})

test('an administrator changes nothing of a reading, and only the correction of a page', async () => {
  const { pdf } = await publish()
  await writeReading(product, records, pdf.id, { pages: [{ blocs: BLOCS }] })
  for (const [collection, status, kept] of [
    ['lectures', 403, { etat: 'prete' }],
    ['pagesDeRegards', 200, { page: 1 }],
  ] as const) {
    const path = `/api/${collection}?where[document][equals]=${pdf.id}`
    const [doc] = (await admin.get<Docs<{ id: string }>>(path)).json.docs
    const change = { page: 7, etat: 'attente' }
    expect((await admin.patch(`/api/${collection}/${doc?.id}`, change)).status).toBe(status)
    expect((await admin.get<Docs<object>>(path)).json.docs[0]).toMatchObject(kept)
  }
})
