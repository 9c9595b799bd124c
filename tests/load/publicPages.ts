import { client } from '../support/client'
import { poll } from '../support/ports'

/** The newest issue is prepared first or last of the twelve. */
const PREPARATION_LIMIT_MS = 300_000

export type PublicPage = {
  path: string
  /** Excluded from search engines by design: its SEO score has no budget. */
  isHidden?: boolean
  /** Its largest contentful paint has a budget of its own, in seconds. */
  lcp?: number
}

const pages: PublicPage[] = [
  { path: '/' },
  { path: '/regards' },
  { path: '/a-propos/historique' },
  { path: '/a-propos/qui-sommes-nous' },
  { path: '/a-propos/notre-siege' },
  { path: '/mentions-legales' },
  { path: '/politique-de-confidentialite' },
  { path: '/login', isHidden: true },
  { path: '/ressources', isHidden: true },
  { path: '/concours-photo', isHidden: true },
]

/** Every public page: the pages of the site, and one issue's page if the sitemap lists any. */
export async function listPublicPages(url: string): Promise<PublicPage[]> {
  const { text } = await client(url).get('/sitemap.xml')
  const issue = /<loc>[^<]*(\/regards\/\d+)<\/loc>/.exec(text)?.[1]
  return issue ? [...pages, { path: issue }] : pages
}

type Latest = { numero: number | null; articles: { slug: string }[] }
type Count = { totalDocs: number }

/**
 * Waits until no reading is being prepared any more, so that a measure has the machine for itself; the
 * first article of the newest issue, and the page of the reader where it begins.
 */
export async function listReadingPages(url: string): Promise<PublicPage[]> {
  const administrator = await client(url).as('administrateur')
  const count = async (query: string) =>
    (await administrator.get<Count>(`/api/lectures?limit=1${query}`)).json.totalDocs
  const read = async () => (await client(url).get<Latest>('/api/regards/articles')).json
  await poll(
    async () =>
      (await count('&where[etat][equals]=prete')) === (await count('')) &&
      (await read()).articles.length > 0,
    { what: 'the articles of all issues', timeoutMs: PREPARATION_LIMIT_MS },
  )
  const { numero, articles } = await read()
  return [
    { path: `/regards/${numero}/articles/${articles[0]?.slug}`, lcp: 1.85 },
    { path: `/regards/${numero}/lire/3` },
  ]
}
