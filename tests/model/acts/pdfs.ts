import { uploadFile } from '../../factories/regard'
import { changeIssue, expectStatus, pathOf } from '../act'
import { drawIssue } from '../drawIssue'
import { writePage, writePages, writeWord, type Page, type World } from '../world'

/** Kinds of a new PDF: what becomes of the pages. */
const REPLACEMENTS: Record<string, (pages: Page[], world: World) => Page[]> = {
  'the same words in other bytes': (pages) => pages,
  'one word changed': ([first, ...others], world) =>
    first ? [{ ...first, mots: [writeWord(world), ...first.mots.slice(1)] }, ...others] : [],
  'a page put in': (pages, world) => [writePage(world), ...pages],
  'a page taken out': (pages) => (pages.length > 1 ? pages.slice(1) : pages),
  'another magazine': (pages, world) => writePages(world, pages.length),
}

const replaceBy = (kind: string, makePages: (pages: Page[], world: World) => Page[]) =>
  changeIssue(`replace the PDF (${kind})`, ['publie'], async ({ issue, admin, world }) => {
    const pages = makePages(issue.pages, world)
    const pdf = await uploadFile(admin, await drawIssue(pages, world.nextWord++), {
      ...{ filename: 'fichier.pdf', filetype: 'application/pdf', kind: 'pdf' },
      folder: `modele${world.nextWord++}`,
    })
    await expectStatus(admin.patch(pathOf(issue), { pdf }), 200)
    issue.pages = pages
  })

const prepareAgain = changeIssue('prepare again', ['publie'], ({ issue, admin }) =>
  expectStatus(admin.post(`${pathOf(issue)}/lecture`), 202),
)

export const pdfActs = [
  ...Object.entries(REPLACEMENTS).map(([kind, makePages]) => replaceBy(kind, makePages)),
  prepareAgain,
]
