import { afterAll, expect, inject, test } from 'vitest'
import { toRelation, writeReading } from '../../factories/lecture'
import { publishWithSharedCover } from '../../factories/regard'
import { makeParagraph, makeRichText } from '../../factories/richText'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

type Page = { id: string; page: number; texte: string; sansTexte: boolean; blocs: object[] }
type Docs<Doc> = { docs: Doc[] }

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
const { numero } = await publishWithSharedCover(admin)
const { json } = await admin.get<Docs<{ pdf: { id: string } }>>(
  `/api/regards?where[numero][equals]=${numero}`,
)
const document = json.docs[0]?.pdf.id ?? ''
await writeReading(product, records, document, {
  pages: [
    { blocs: [{ type: 'paragraphe', texte: 'Le tcxte.' }], texte: 'Le tcxte.' },
    { sansTexte: true },
  ],
})
const found = await admin.get<Docs<Page>>(
  `/api/pagesDeRegards?where[document][equals]=${document}&sort=page`,
)
const pages: Page[] = found.json.docs
afterAll(() => records.close())

async function patch(index: number, data: object): Promise<Page> {
  const { status, json } = await admin.patch<{ doc: Page }>(
    `/api/pagesDeRegards/${pages[index]?.id}`,
    data,
  )
  expect(status).toBe(200)
  return json.doc
}

test('search finds the corrected text of a page, and the extracted one again without it', async () => {
  const corrected = await patch(0, { texteCorrige: makeRichText('Le texte.') })
  expect(corrected).toMatchObject({ texte: 'Le texte.', blocs: [{ texte: 'Le tcxte.' }] })
  expect((await patch(0, { verifiee: true })).texte).toBe('Le texte.')
  expect((await patch(0, { texteCorrige: null })).texte).toBe('Le tcxte.')
})

test('a correction that is emptied in the editor, which leaves an empty paragraph, is none', async () => {
  await patch(0, { texteCorrige: makeRichText('Le texte.') })
  const emptied = await patch(0, { texteCorrige: makeRichText(makeParagraph()) })
  expect(emptied).toMatchObject({ texteCorrige: null, texte: 'Le tcxte.' })
})

test('a former correction waits until the text is corrected, emptied or checked', async () => {
  const ancienTexte = 'Tapé autrefois.'
  const changes = [
    { texteCorrige: makeRichText('Le texte.') },
    { texteCorrige: null },
    { verifiee: true },
  ]
  for (const change of changes) {
    const page = { page: 1, ...toRelation(product.databaseUrl, 'document', document) }
    await records.update('pagesDeRegards', page, { ancienTexte })
    expect(await patch(0, { verifiee: false })).toMatchObject({ ancienTexte })
    expect(await patch(0, change)).toMatchObject({ ancienTexte: null })
  }
})

test('a scanned page has a text once somebody typed it', async () => {
  expect((await patch(1, { verifiee: false })).sansTexte).toBe(true)
  expect((await patch(1, { texteCorrige: makeRichText('Tapé.') })).sansTexte).toBe(false)
  expect((await patch(1, { texteCorrige: null })).sansTexte).toBe(true)
})

test('fields of the server cannot be changed by hand', async () => {
  const page = await patch(0, { blocs: [], texte: 'Autre', sansTexte: true, page: 9 })
  expect(page).toMatchObject({ page: 1, texte: 'Le tcxte.', sansTexte: false })
  expect(page.blocs).toHaveLength(1)
})

test.each(['visitor', 'editeur'])('a %s corrects nothing', async (role) => {
  const other = role === 'visitor' ? visitor : await visitor.as('editeur')
  const path = `/api/pagesDeRegards/${pages[0]?.id}`
  expect((await other.patch(path, { texteCorrige: makeRichText('Non.') })).status).toBe(403)
})
