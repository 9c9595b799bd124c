import type { Client } from '../../support/client'

/** Issues of a page of the administrators' list, and of a visitors' list. */
const LISTED = 25
const SHOWN = 12

/** What is asked, and for whom. */
export type Address = {
  name: string
  isOfAdministrator?: boolean
  /** @param round another one asks for another thing, where there is one */
  toPath: (round: number) => string
}

/** The newest issues of an archive. */
type Landmarks = {
  numeros: number[]
  pdfs: string[]
  /** Of an article of the newest issue. */
  slug: string
  /** Of the newest issue. */
  year: number
}

export async function readLandmarks(admin: Client): Promise<Landmarks> {
  type Issue = { numero: number; pdf: string; dateParution: string }
  const list = `/api/regards?depth=0&limit=${LISTED}&sort=-dateParution,-numero`
  const { docs } = (await admin.get<{ docs: Issue[] }>(list)).json
  const [newest] = docs
  const { articles } = (
    await admin.get<{ articles: { slug: string }[] }>(
      `/api/regards/numero/${newest?.numero}/articles`,
    )
  ).json
  const slug = articles[0]?.slug
  if (!newest || !slug) throw new Error('The newest issue has no articles')
  return {
    numeros: docs.map(({ numero }) => numero),
    pdfs: docs.map(({ pdf }) => pdf),
    slug,
    year: Number(newest.dateParution.slice(0, 4)),
  }
}

/** All that is measured, as the site itself asks for it. */
export function listAddresses(
  { numeros, pdfs, slug, year }: Landmarks,
  words: string[],
): Address[] {
  const numero = (round: number) => numeros[(round + numeros.length) % 10] ?? 0
  const newest = numeros[0]
  const sorted = 'depth=1&sort=-dateParution,-numero'
  // Twelve issues: of the year in a large archive, of a hundred years in a small one.
  const years = numeros.length < LISTED ? year - 100 : year
  const range = `where[dateParution][greater_than_equal]=${years}-01-01T00:00:00.000Z`
  const word = (round: number) => words[100 + round] ?? ''
  const waiting = [
    ...pdfs.map((id) => `where[and][0][document][in][]=${id}`),
    'where[and][1][visible][not_equals]=true',
    'where[and][2][corrige][not_equals]=true',
  ].join('&')
  const visitors: [string, Address['toPath']][] = [
    ['list of issues', () => `/api/regards?limit=${SHOWN}&${sorted}`],
    ['issues of a year', () => `/api/regards?limit=${SHOWN}&${sorted}&${range}`],
    ['/regards', () => '/regards'],
    ['/regards/{n}', (round) => `/regards/${numero(round)}`],
    ['page of an article', () => `/regards/${newest}/articles/${slug}`],
    ['articles of an issue', (round) => `/api/regards/numero/${numero(round)}/articles`],
    ['an article', () => `/api/regards/numero/${newest}/articles/${slug}`],
    ['articles of the newest issue', () => '/api/regards/articles'],
    ['sitemap', () => '/sitemap.xml'],
    ['first file of the sitemap', () => '/sitemap-1.xml'],
    ['feed', () => '/regards.atom'],
  ]
  const administrators: [string, Address['toPath']][] = [
    ['/adminregards, issues', () => `/api/regards?limit=${LISTED}&${sorted}&draft=false`],
    ['/adminregards, readings', () => `/api/regards/lectures?numeros=${numeros.join()}`],
    ['/adminregards, proposals', () => `/api/articles?${waiting}&depth=0&limit=0`],
    ['arrangement of an issue', () => `/api/regards/numero/${newest}/articles/arrangement`],
    ['panel, articles', () => '/api/articles?depth=0&limit=10&sort=-createdAt'],
    ['panel, articles, page of it', () => '/admin/collections/articles'],
    ['panel, articles by title', (round) => `/api/articles?limit=10&${like(word(round))}`],
    ['panel, dashboard', () => '/admin'],
  ]
  return [
    ...visitors.map(([name, toPath]) => ({ name, toPath })),
    ...administrators.map(([name, toPath]) => ({ name, toPath, isOfAdministrator: true })),
  ]
}

/** As the search field of the panel asks. */
const like = (word: string): string =>
  `where[or][0][titre][like]=${word}&where[or][1][rubrique][like]=${word}`
