import { client } from '../support/client'

type PublicPage = { path: string }

const pages: PublicPage[] = [
  { path: '/' },
  { path: '/regards' },
  { path: '/a-propos/historique' },
  { path: '/a-propos/qui-sommes-nous' },
  { path: '/a-propos/notre-siege' },
  { path: '/mentions-legales' },
  { path: '/politique-de-confidentialite' },
  { path: '/login' },
  { path: '/ressources' },
  { path: '/concours-photo' },
]

/** Every public page: the pages of the site, and one issue's page if the sitemap lists any. */
export async function listPublicPages(url: string): Promise<PublicPage[]> {
  const { text } = await client(url).get('/sitemap.xml')
  const issue = /<loc>[^<]*(\/regards\/\d+)<\/loc>/.exec(text)?.[1]
  return issue ? [...pages, { path: issue }] : pages
}
