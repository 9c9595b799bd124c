import { openAddress, type Read } from './openAddress'
import type { ModelSite } from './site'

/** What a visitor reads of the whole site that is of no issue alone. */
export const LISTS = [
  '/',
  '/regards',
  '/a-propos/historique',
  '/sitemap.xml',
  '/regards.atom',
  '/api/regards?limit=100&depth=2',
  '/api/regards/articles',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
]

type Reading = { pages?: { page: number; couche: string; images: { url: string }[] }[] }
type Contents = { articles?: { slug: string }[] }

export const readLists = (site: ModelSite, paths: string[]): Promise<Read[]> =>
  Promise.all(paths.map((path) => openAddress(site.product.url, path)))

/**
 * Reads all that a visitor can open of an issue, along the links of its answers.
 * @returns each answer, not found ones too
 */
export async function readIssue(site: ModelSite, numero: number): Promise<Read[]> {
  const open = (path: string) => openAddress(site.product.url, path)
  const api = `/api/regards/numero/${numero}`
  const [reading, contents, ...others] = await Promise.all(
    [
      `${api}/lecture`,
      `${api}/articles`,
      `${api}/texte`,
      `${api}/manifest`,
      `/regards/${numero}`,
      `/regards/${numero}/texte`,
      `/regards/${numero}/lire`,
      `/regards/${numero}/epub`,
    ].map(open),
  )
  if (!reading || !contents) throw new Error('There are no addresses')
  const layers = (parse<Reading>(reading).pages ?? []).flatMap(({ couche, images }) => [
    couche,
    ...images.slice(0, 1).map(({ url }) => url),
  ])
  const articles = (parse<Contents>(contents).articles ?? []).flatMap(({ slug }) => [
    `${api}/articles/${slug}`,
    `/regards/${numero}/articles/${slug}`,
  ])
  const more = await Promise.all([...layers, ...articles].map(open))
  return [reading, contents, ...others, ...more]
}

function parse<Body extends object>({ status, text }: Read): Partial<Body> {
  return status === 200 ? (JSON.parse(text) as Body) : {}
}
