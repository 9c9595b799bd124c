import { afterAll, expect, inject, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { changePage, snapshotPages } from '../../factories/page'
import { makePdf } from '../../factories/pdf'
import { nextNumero, publishRegard, uploadFile } from '../../factories/regard'
import { makeLink, makeParagraph, makeRichText } from '../../factories/richText'
import { coverMetadata, createFolderName, pdfMetadata } from '../../factories/uploads'
import { client, type Client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'

type Files = { pdf: string; couverture: string }

const { url } = inject('product')
const visitor = client(url)
const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor, ['accueil'])
afterAll(() => putBack())

/** The list of the panel: what the column that names the issue says of each of these records. */
async function readColumn(who: Client, collection: 'documents' | 'images', ids: string[]) {
  const query = `where[id][in]=${ids.join(',')}&limit=20`
  const { text } = await who.get(`/admin/collections/${collection}?${query}`, {
    headers: { cookie: `payload-token=${who.token}` },
  })
  const cell = collection === 'images' ? 'usage' : 'parution'
  return Object.fromEntries(
    text.split(/<tr\b/).flatMap((row) => {
      const id = /data-id="([^"]+)"/.exec(row)?.[1]
      const html = new RegExp(`<td class="cell-${cell}">(.*?)</td>`, 's').exec(row)?.[1]
      return id ? [[id, normalizeSpaces(html?.replace(/<[^>]*>/g, '') ?? '')]] : []
    }),
  )
}

async function uploadFiles(): Promise<Files> {
  const folder = createFolderName()
  const pdf = await makePdf({ isLow: true })
  return {
    pdf: await uploadFile(administrator, pdf, { ...pdfMetadata, folder }),
    couverture: await uploadFile(administrator, await makeImage('jpeg'), {
      ...coverMetadata,
      folder,
    }),
  }
}

const filesOf = async (id: string): Promise<Files> =>
  (await administrator.get<Files>(`/api/regards/${id}?depth=0&draft=true`)).json

async function change(id: string, data: object, query = '') {
  const answer = await administrator.patch(`/api/regards/${id}${query}`, data)
  expect(answer.status, answer.text).toBe(200)
}

/** Acts on an issue; some give it other files, with another number. */
const acts = {
  saveDraft: (id: string, other: object) => change(id, other, '?draft=true'),
  publish: (id: string, other: object) => change(id, { ...other, _status: 'published' }),
  withdraw: (id: string) => change(id, { _status: 'draft' }),
  moveToTrash: (id: string) => change(id, { deletedAt: new Date().toISOString() }),
}

type State = {
  what: string
  isDraft?: boolean
  then?: (keyof typeof acts)[]
  /** What stands behind the number of its first files, and of the other ones. */
  first: string
  other?: string
}

const DRAFT = ' (brouillon)'
const FORMER = ' (version précédente)'
const TRASH = ' (corbeille)'

test.each<State>([
  { what: 'a published issue', first: '' },
  { what: 'a published issue with other files', then: ['publish'], first: FORMER, other: '' },
  { what: 'a published issue beside a draft', then: ['saveDraft'], first: '', other: DRAFT },
  { what: 'a draft', isDraft: true, first: DRAFT },
  {
    what: 'a draft with other files',
    isDraft: true,
    then: ['saveDraft'],
    first: FORMER,
    other: DRAFT,
  },
  { what: 'a withdrawn issue', then: ['withdraw'], first: DRAFT },
  {
    what: 'a withdrawn issue with other files',
    then: ['withdraw', 'saveDraft'],
    first: FORMER,
    other: DRAFT,
  },
  { what: 'an issue in the trash', then: ['moveToTrash'], first: TRASH },
  {
    what: 'an issue in the trash with its draft',
    then: ['saveDraft', 'moveToTrash'],
    first: TRASH,
    other: TRASH,
  },
])(
  'the lists name the files of $what; an editeur’s has the published covers alone',
  async ({ isDraft = false, then = [], first, other }) => {
    const { id, numero } = await publishRegard(administrator, { isDraft })
    const named = [{ ...(await filesOf(id)), name: `Regards n° ${numero}${first}` }]
    const later = { numero: nextNumero(), ...(await uploadFiles()) }
    if (other !== undefined) named.push({ ...later, name: `Regards n° ${later.numero}${other}` })
    for (const act of then) await acts[act](id, later)

    const pdfs = Object.fromEntries(named.map(({ pdf, name }) => [pdf, name]))
    const covers = Object.fromEntries(
      named.map(({ couverture, name }) => [couverture, `Couverture de ${name}`]),
    )
    const shown = Object.entries(covers).filter(([, name]) => !name.endsWith(')'))
    const [pdfIds, coverIds] = [Object.keys(pdfs), Object.keys(covers)]
    expect(await readColumn(administrator, 'documents', pdfIds)).toEqual(pdfs)
    expect(await readColumn(administrator, 'images', coverIds)).toEqual(covers)
    expect(await readColumn(editor, 'images', coverIds)).toEqual(Object.fromEntries(shown))
    expect(await readColumn(editor, 'documents', pdfIds)).toEqual({})
  },
)

test('the lists say of files that no version of an issue has that they have no number', async () => {
  const { pdf, couverture } = await uploadFiles()

  expect(await readColumn(administrator, 'documents', [pdf])).toEqual({ [pdf]: 'Aucun numéro' })
  expect(await readColumn(administrator, 'images', [couverture])).toEqual({
    [couverture]: 'Couverture sans numéro',
  })
})

test('the list tells an editeur no number of a withdrawn issue to whose cover a page links', async () => {
  const { id } = await publishRegard(administrator)
  const { couverture } = await filesOf(id)
  const { json } = await administrator.get<{ url: string }>(`/api/images/${couverture}`)
  const link = makeLink(`${url}${json.url}`)
  await changePage(editor, 'accueil', { payseTexte: makeRichText(makeParagraph(link)) })
  await acts.withdraw(id)

  expect(await readColumn(editor, 'images', [couverture])).toEqual({
    [couverture]: 'Couverture de Regards',
  })
})
