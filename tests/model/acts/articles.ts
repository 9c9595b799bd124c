import { makeRichText } from '../../factories/richText'
import { createArticlesClient, toSent, type ArrangedArticle } from '../../support/articles'
import { changeIssue, expectStatus, pathOf, type IssueChange } from '../act'
import { choose, writeWord, type Article, type World } from '../world'

/** An article of the site and the same one of the model, which its title tells. */
interface Chosen {
  article: Article
  sent: ArrangedArticle
}

type Arranging = IssueChange & { chosen: Chosen[]; list: ArrangedArticle[] }

/** Pairs the articles of the site with those of the model, in the order of the site. */
const pair = (list: ArrangedArticle[], articles: Article[]): Chosen[] =>
  list.flatMap((sent) => {
    const article = articles.find(({ titre }) => sent.titre.includes(titre))
    return article && sent.blocs.length > 0 ? [{ article, sent }] : []
  })

/**
 * Changes the articles of a published issue, as the page of the arrangement does.
 * @param change returns the articles to be saved, and a function that changes the model; undefined if it
 * does not fit the articles
 */
const arrange = (
  name: string,
  change: (
    arranging: Arranging,
    first: Chosen,
    next: Chosen | undefined,
  ) => { list: ArrangedArticle[]; apply: () => void } | undefined,
) =>
  changeIssue(name, ['publie'], async (act) => {
    const { issue, index, admin, site } = act
    const client = createArticlesClient(site.visitor(), admin, issue.numero)
    const { version, articles } = await client.read()
    const list = articles.map((article) => ({ ...toSent(article) }))
    const chosen = pair(list, issue.articles)
    if (chosen.length === 0) return
    const first = choose(chosen, index)
    const next = chosen[chosen.indexOf(first) + 1]
    const changed = change({ ...act, list, chosen }, first, next)
    if (!changed) return
    await expectStatus(client.save(version, changed.list), 200)
    // Those that stay hidden were looked at.
    for (const article of issue.articles) if (!article.visible) article.corrige = true
    changed.apply()
  })

const replaceIn = (list: ArrangedArticle[], one: ArrangedArticle, ...others: ArrangedArticle[]) =>
  list.flatMap((article) => (article === one ? others : article))

const toTitle = (word: string) => `La danse ${word}`

const rename = arrange('rename an article', ({ list, world }, { article, sent }) => {
  const titre = writeWord(world)
  return {
    list: replaceIn(list, sent, { ...sent, titre: toTitle(titre) }),
    apply: () => Object.assign(article, { titre, corrige: true }),
  }
})

const hide = arrange('hide an article', ({ list }, { article, sent }) => ({
  list: replaceIn(list, sent, { ...sent, visible: false }),
  apply: () => Object.assign(article, { visible: false, corrige: true }),
}))

const show = arrange('show an article', ({ list }, { article, sent }) => ({
  list: replaceIn(list, sent, { ...sent, visible: true }),
  apply: () => void (article.visible = true),
}))

/** The rest of a cut article is a new one; a cut between pages is one between their words. */
const cut = arrange('cut an article', ({ list, issue, index, world }, { article, sent }) => {
  const { blocs } = sent
  if (blocs.length < 2 || !article.visible) return undefined
  const [firstPage] = blocs[0] ?? []
  const turn = blocs.findIndex(([page]) => page !== firstPage)
  const at = turn > 0 ? turn : 1 + (index % (blocs.length - 1))
  const titre = writeWord(world)
  const rest = { ...sent, titre: toTitle(titre), image: null, blocs: blocs.slice(at) }
  delete rest.id
  return {
    list: replaceIn(list, sent, { ...sent, blocs: blocs.slice(0, at) }, rest),
    apply: () => {
      const keys = turn > 0 ? article.keys.slice(1) : [...article.keys]
      if (turn > 0) article.keys = article.keys.slice(0, 1)
      Object.assign(article, { corrige: true, texte: undefined, asides: [] })
      const state = { visible: true, corrige: true, asides: [], slugs: new Set<string>() }
      issue.articles.push({ titre, keys, ...state })
      issue.isArranged = true
    },
  }
})

const join = arrange('join two articles', ({ list, issue }, { article, sent }, next) => {
  if (!next?.article.visible || !article.visible) return undefined
  const joined = { ...sent, blocs: [...sent.blocs, ...next.sent.blocs] }
  return {
    list: replaceIn(replaceIn(list, next.sent), sent, joined),
    apply: () => {
      const keys = [...new Set([...article.keys, ...next.article.keys])]
      const isKnown = keys.length === article.keys.length + next.article.keys.length
      // Blocks of a page that are apart: a cut does not tell the model where.
      if (!isKnown && keys.length > 1) issue.isUnsure = true
      Object.assign(article, { keys, corrige: true, texte: undefined, asides: [] })
      issue.articles = issue.articles.filter((other) => other !== next.article)
      issue.isArranged = true
    },
  }
})

const order = arrange('order the articles', ({ list, issue }) => ({
  list: list.toReversed(),
  apply: () => void (issue.isArranged ||= list.length > 1),
}))

type Docs = { docs: { id: string; page?: number }[] }

/**
 * Types another text for a record.
 * @param kept words of the PDF that the text has too
 * @returns the word that only this text has
 */
async function typeText(
  { admin, world }: IssueChange & { world: World },
  path: string,
  kept: string[] = [],
): Promise<string> {
  const mot = writeWord(world)
  const texteCorrige = makeRichText(`La danse ${[mot, ...kept].join(' ')}.`)
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
  issue.textesDePages.set(
    page.key,
    await typeText(act, `/api/pagesDeRegards/${doc?.id}`, page.mots),
  )
  issue.isUnsure = true
})

const correctArticle = changeIssue('correct the text of an article', ['publie'], async (act) => {
  const { issue, index, admin, site } = act
  const { articles } = await createArticlesClient(site.visitor(), admin, issue.numero).read()
  const chosen = pair(articles, issue.articles)
  if (chosen.length === 0) return
  const { article, sent } = choose(chosen, index)
  article.texte = await typeText(act, `/api/articles/${sent.id}`)
  Object.assign(article, { corrige: true, asides: [] })
})

export const articleActs = [rename, hide, show, cut, join, order, correctPage, correctArticle]
