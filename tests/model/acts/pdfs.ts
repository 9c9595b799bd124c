import { uploadFile } from '../../factories/regard'
import { putObject } from '../../factories/storedObject'
import { changeIssue, expectStatus, pathOf, type IssueChange } from '../act'
import { drawIssue } from '../drawIssue'
import { openAddress } from '../openAddress'
import { replacePages, writePage, writePages, writeWord, type Page, type World } from '../world'

/** Kinds of a new PDF: what becomes of the pages. */
const REPLACEMENTS: Record<string, (pages: Page[], world: World) => Page[]> = {
  'the same words in other bytes, tagged or not': (pages) => pages,
  'one word changed': ([first, ...others], world) =>
    first ? [{ ...first, mots: [writeWord(world), ...first.mots.slice(1)] }, ...others] : [],
  'a page put in': (pages, world) => [writePage(world), ...pages],
  'a page taken out': (pages) => (pages.length > 1 ? pages.slice(1) : pages),
  'another magazine': (pages, world) => writePages(world, pages.length),
}

const replaceBy = (kind: string, makePages: (pages: Page[], world: World) => Page[]) =>
  changeIssue(`replace the PDF (${kind})`, ['publie'], async (act) => {
    const { issue, index, admin, world } = act
    const pages = makePages(issue.pages, world)
    const bytes = await drawIssue(pages, world.nextWord++, { isTagged: index % 2 === 1 })
    const pdf = await uploadFile(admin, bytes, {
      ...{ filename: 'fichier.pdf', filetype: 'application/pdf', kind: 'pdf' },
      folder: `modele${world.nextWord++}`,
    })
    await expectStatus(admin.patch(pathOf(issue), { pdf }), 200)
    await expectArticlesOpen(act)
    replacePages(issue, pages)
  })

/** The former articles stay until those of the new PDF are there. @throws when one is not found */
async function expectArticlesOpen({ issue, site }: IssueChange): Promise<void> {
  for (const { slugs } of issue.articles.filter(({ visible }) => visible && !issue.isUnsure)) {
    for (const slug of slugs) {
      const path = `/regards/${issue.numero}/articles/${slug}`
      const { status } = await openAddress(site.product.url, path)
      if (status !== 200 && status !== 301) throw new Error(`${path} is ${status} meanwhile`)
    }
  }
}

const prepareAgain = changeIssue('prepare again', ['publie'], ({ issue, admin }) =>
  expectStatus(admin.post(`${pathOf(issue)}/lecture`), 202),
)

/** A page that fails keeps what was made of it before: nothing changes for anybody. */
const prepareWithFailure = changeIssue(
  'prepare again, and a page fails',
  ['publie'],
  async ({ issue, index, admin, site, world }) => {
    const { json } = await admin.get<{ pdf: { url: string } }>(`${pathOf(issue)}?depth=1`)
    const path = decodeURIComponent(json.pdf.url).replace('/media/', '')
    const { product } = site
    const storage = { ...product, s3: product.s3?.settings ?? null }
    const prepare = async (broken?: number) => {
      const bytes = await drawIssue(issue.pages, world.nextWord++, { broken })
      await putObject(storage, path, { bytes, hasMetadata: true })
      await expectStatus(admin.post(`${pathOf(issue)}/lecture`), 202)
      await site.settle()
    }
    await prepare(index % issue.pages.length)
    const { lectures } = (
      await admin.get<{ lectures: Record<string, { raison: string | null }> }>(
        '/api/regards/lectures',
      )
    ).json
    if (!lectures[issue.id]?.raison) throw new Error('Nobody is told of the page that failed')
    if (index % 3 === 0) await prepare()
  },
)

export const pdfActs = [
  ...Object.entries(REPLACEMENTS).map(([kind, makePages]) => replaceBy(kind, makePages)),
  prepareAgain,
  prepareWithFailure,
]
