import { createArticlesClient, toSent, type ArrangedArticle } from '../../support/articles'
import { makeRichText } from '../../factories/richText'
import { withIndex } from '../act'
import type { ModelSite } from '../site'
import { choose, publishedIn, writeWord, type Issue, type Page, type World } from '../world'
import { expectStatus } from './issues'

/** The page that an article is on: it has a block there. */
const pageOf = ({ pages }: Issue, { blocs }: ArrangedArticle): Page | undefined =>
  pages[(blocs[0]?.[0] ?? 0) - 2]

type Change = (article: ArrangedArticle, page: Page, issue: Issue, world: World) => ArrangedArticle

/** Changes one article of a published issue, as the page of the arrangement does. */
const arrange = (name: string, change: Change) =>
  withIndex((index) => ({
    name: `${name} ${index}`,
    isPossible: (world) => publishedIn(world).length > 0,
    async run(world, site) {
      const issue = choose(publishedIn(world), index)
      await changeOne(issue, index, site, (article, page) => change(article, page, issue, world))
    },
  }))

async function changeOne(
  issue: Issue,
  index: number,
  site: ModelSite,
  change: (article: ArrangedArticle, page: Page) => ArrangedArticle,
): Promise<void> {
  const articles = createArticlesClient(site.visitor(), await site.admin(), issue.numero)
  const state = await articles.read()
  const known = state.articles.filter((article) => !article.aRevoir && pageOf(issue, article))
  if (known.length === 0) return
  const chosen = choose(known, index)
  const page = pageOf(issue, chosen)
  const sent = state.articles.map((article) =>
    article === chosen && page ? change(toSent(article), page) : toSent(article),
  )
  const { status, text } = await articles.save(state.version, sent)
  if (status !== 200) throw new Error(`The articles were not saved: ${status} ${text}`)
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

const correctPage = withIndex((index) => ({
  name: `correct the text of a page ${index}`,
  isPossible: (world) => publishedIn(world).length > 0,
  async run(world, site) {
    const issue = choose(publishedIn(world), index)
    const admin = await site.admin()
    const { pdf } = (await admin.get<{ pdf: string }>(`/api/regards/${issue.id}?depth=0`)).json
    const query = `where[document][equals]=${pdf}&limit=0&sort=page`
    const { docs } = (await admin.get<Docs>(`/api/pagesDeRegards?${query}`)).json
    const page = choose(issue.pages, index)
    const doc = docs.find((each) => each.page === issue.pages.indexOf(page) + 2)
    const mot = writeWord(world)
    const texteCorrige = makeRichText(`La danse ${mot}.`)
    await expectStatus(admin.patch(`/api/pagesDeRegards/${doc?.id}`, { texteCorrige }), 200)
    issue.textesDePages.set(page.key, mot)
  },
}))

const correctArticle = withIndex((index) => ({
  name: `correct the text of an article ${index}`,
  isPossible: (world) => publishedIn(world).length > 0,
  async run(world, site) {
    const issue = choose(publishedIn(world), index)
    const admin = await site.admin()
    const { articles } = await createArticlesClient(site.visitor(), admin, issue.numero).read()
    const known = articles.filter((article) => !article.aRevoir && pageOf(issue, article))
    const article = known[index % Math.max(1, known.length)]
    const page = article && pageOf(issue, article)
    if (!page) return
    const mot = writeWord(world)
    const texteCorrige = makeRichText(`La danse ${mot}.`)
    await expectStatus(admin.patch(`/api/articles/${article.id}`, { texteCorrige }), 200)
    issue.textesDArticles.set(page.key, mot)
  },
}))

export const articleActs = [rename, hide, show, correctPage, correctArticle]
