import { createArticlesClient, toSent, type ArrangedArticle } from '../../support/articles'
import { makeRichText } from '../../factories/richText'
import { changeIssue, expectStatus, pathOf, type IssueChange } from '../act'
import { choose, writeWord, type Issue, type Page, type World } from '../world'

/** The page that an article is on: it has a block there. */
const pageOf = ({ pages }: Issue, { blocs }: ArrangedArticle): Page | undefined =>
  pages[(blocs[0]?.[0] ?? 0) - 2]

type Change = (article: ArrangedArticle, page: Page, issue: Issue, world: World) => ArrangedArticle

/** Changes one article of a published issue, as the page of the arrangement does. */
const arrange = (name: string, change: Change) =>
  changeIssue(name, ['publie'], async (act) => {
    const { articles, version, list, chosen, page } = await chooseArticle(act)
    if (!chosen || !page) return
    const sent = list.map((article) =>
      article === chosen ? change(toSent(article), page, act.issue, act.world) : toSent(article),
    )
    await expectStatus(articles.save(version, sent), 200)
  })

/** Chooses an article that is on a page of the PDF of today, if there is one. */
async function chooseArticle({ issue, index, admin, site }: IssueChange) {
  const articles = createArticlesClient(site.visitor(), admin, issue.numero)
  const { version, articles: list } = await articles.read()
  const known = list.filter((article) => !article.aRevoir && pageOf(issue, article))
  const chosen = known[index % Math.max(1, known.length)]
  return { articles, version, list, chosen, page: chosen && pageOf(issue, chosen) }
}

const rename = arrange('rename an article', (article, { key }, { titres }, world) => {
  const titre = writeWord(world)
  titres.set(key, titre)
  return { ...article, titre: `La danse ${titre}` }
})

const hide = arrange('hide an article', (article, { key }, { hidden }) => {
  hidden.add(key)
  return { ...article, visible: false }
})

const show = arrange('show an article', (article, { key }, { hidden }) => {
  hidden.delete(key)
  return { ...article, visible: true }
})

type Docs = { docs: { id: string; page?: number }[] }

/** Types another text for a record. @returns the word that only this text has */
async function typeText({ admin, world }: IssueChange, path: string): Promise<string> {
  const mot = writeWord(world)
  const texteCorrige = makeRichText(`La danse ${mot}.`)
  await expectStatus(admin.patch(path, { texteCorrige }), 200)
  return mot
}

const correctPage = changeIssue('correct the text of a page', ['publie'], async (act) => {
  const { issue, index, admin } = act
  const { pdf } = (await admin.get<{ pdf: string }>(`${pathOf(issue)}?depth=0`)).json
  const query = `where[document][equals]=${pdf}&limit=0&sort=page`
  const { docs } = (await admin.get<Docs>(`/api/pagesDeRegards?${query}`)).json
  const page = choose(issue.pages, index)
  const doc = docs.find((each) => each.page === issue.pages.indexOf(page) + 2)
  issue.textesDePages.set(page.key, await typeText(act, `/api/pagesDeRegards/${doc?.id}`))
})

const correctArticle = changeIssue('correct the text of an article', ['publie'], async (act) => {
  const { chosen, page } = await chooseArticle(act)
  if (!chosen || !page) return
  act.issue.textesDArticles.set(page.key, await typeText(act, `/api/articles/${chosen.id}`))
})

export const articleActs = [rename, hide, show, correctPage, correctArticle]
