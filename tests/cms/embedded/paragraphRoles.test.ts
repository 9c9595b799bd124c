import { beforeAll, expect, test } from 'vitest'
import { drawRoles, ROLES } from '../../factories/roles'
import { createArticlesClient, articlesPath } from '../../support/articles'
import { openLectureSite, type LectureIssue, type LectureSite } from '../../support/lectureSite'
import { poll } from '../../support/ports'
import { findAll, parseXml, readZip, textOf } from '../../support/readEpub'
import { waitForReading } from '../../support/readings'
import { normalizeSpaces, withPlainSpaces } from '../../support/normalizeSpaces'

type Bloc = { type: string; texte?: string; role?: string }

let site: LectureSite
let issue: LectureIssue

// From the PDF to its readers: the child process, the records, the responses, the book.
beforeAll(async () => {
  site = await openLectureSite('embedded')
  issue = await site.publish(await drawRoles())
  await waitForReading(site.admin, issue.id)
  await poll(async () => (await articles().listAll()).length > 0, { what: 'the articles' })
})

const articles = () => createArticlesClient(site.visitor, site.admin, issue.numero)

/** The paragraphs that have a role, by it. */
const byRole = (blocs: Bloc[]) =>
  Object.fromEntries(
    withPlainSpaces(blocs).flatMap(({ role, texte }) => (role ? [[role, texte]] : [])),
  )

test('the text of a page tells its standfirst, quotation, box and signature', async () => {
  const { json } = await site.visitor.get<{ pages: { blocs: Bloc[] }[] }>(
    `/api/regards/numero/${issue.numero}/texte`,
  )
  const { titre: _, ...roles } = ROLES
  expect(byRole(json.pages.flatMap(({ blocs }) => blocs))).toMatchObject(roles)
})

test('an article has its standfirst and its authors above, quotation, box and signature in its text', async () => {
  const [summary] = await articles().listAll()
  expect(summary).toMatchObject({
    titre: ROLES.titre,
    chapo: ROLES.chapo,
    auteurs: ['Anne Le Goff'],
  })
  const { json } = await site.admin.get<{ contenu: Bloc[] }>(
    articlesPath(issue.numero, `/${summary?.slug}?draft=true`),
  )
  // Its signature names a photographer too.
  const { citation, encadre, signature } = ROLES
  expect(byRole(json.contenu)).toEqual({ citation, encadre, signature })
})

test('the book of the issue quotes, and sets boxes aside', async () => {
  const archive = await site.visitor.raw('GET', `/regards/${issue.numero}/epub`)
  const files = await readZip(Buffer.from(await archive.arrayBuffer()))
  const chapters = files.filter(({ name }) => name.endsWith('.xhtml'))
  const find = (name: string) =>
    chapters.flatMap(({ bytes }) => findAll(parseXml(bytes), name).map(textOf).map(normalizeSpaces))
  const { citation, encadre } = ROLES
  expect(find('blockquote')).toContain(citation)
  expect(find('aside')).toContain(encadre)
})
