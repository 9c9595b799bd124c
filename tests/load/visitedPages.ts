import { client, type Client } from '../support/client'
import { poll } from '../support/ports'
import { DEMO_ISSUES } from './site'

/** The newest issue is prepared first or last of the twelve. */
const PREPARATION_LIMIT_MS = 300_000

export type VisitedPage = {
  name: string
  path: string
  /** Most seconds to the largest paint. */
  lcp: number
  /** Most kB of script. */
  script: number
}

type Latest = {
  numero: number
  articles: { slug: string; minutes: number; image: object | null }[]
}
type Article = { contenu: { type: string }[] }
type Count = { totalDocs: number }

/** The pages that visitors open, once all readings are prepared: a measure has the machine for itself. */
export async function listVisitedPages(url: string): Promise<VisitedPage[]> {
  await waitForReadings(await client(url).as('administrateur'))
  const { illustrated, longest, issue } = await chooseArticles(client(url))
  return [
    { name: 'home', path: '/', lcp: 1.35, script: 112 },
    { name: 'issues', path: '/regards', lcp: 1.3, script: 112 },
    { name: 'an issue', path: issue, lcp: 1.35, script: 112 },
    { name: 'an illustrated article', path: illustrated, lcp: 1.4, script: 112 },
    { name: 'the longest article', path: longest, lcp: 1.4, script: 112 },
    { name: 'reader', path: `${issue}/lire/3`, lcp: 1.4, script: 120 },
    { name: 'text of an issue', path: `${issue}/texte`, lcp: 1.1, script: 112 },
    { name: 'search', path: '/recherche?q=danse', lcp: 1.1, script: 112 },
    { name: 'legal notice', path: '/mentions-legales', lcp: 1.1, script: 112 },
  ]
}

async function waitForReadings(administrator: Client): Promise<void> {
  const count = async (query: string) =>
    (await administrator.get<Count>(`/api/lectures?limit=1${query}`)).json.totalDocs
  await poll(async () => (await count('&where[etat][equals]=prete')) === DEMO_ISSUES, {
    what: 'the readings of all issues',
    timeoutMs: PREPARATION_LIMIT_MS,
  })
}

/** Of the newest issue: its path, the path of the article with a lead picture and the most figures, and of the longest one. */
async function chooseArticles(visitor: Client) {
  const { numero, articles } = (await visitor.get<Latest>('/api/regards/articles')).json
  const issue = `/regards/${numero}`
  const toPath = (slug: string) => `${issue}/articles/${slug}`
  const countFigures = async (slug: string) => {
    const { json } = await visitor.get<Article>(`/api/regards/numero/${numero}/articles/${slug}`)
    return json.contenu.filter(({ type }) => type === 'image').length
  }
  const illustrated: { slug: string; figures: number }[] = []
  for (const { slug, image } of articles) {
    if (image) illustrated.push({ slug, figures: await countFigures(slug) })
  }
  const [mostFigures] = illustrated.toSorted((one, other) => other.figures - one.figures)
  const [longest] = articles.toSorted((one, other) => other.minutes - one.minutes)
  if (!mostFigures || !longest) throw new Error('The newest issue has no illustrated article.')
  return { issue, illustrated: toPath(mostFigures.slug), longest: toPath(longest.slug) }
}
