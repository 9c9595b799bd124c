import { listKeptIssues } from '@web/domain/regards/keptIssues'
import { findKeptCover } from './findKept'
import type { CachedPage, OfflineContents } from './renderOfflinePage'

/** The caches of one kind: pages, pages of the reader, pictures and files of the site. */
type VisitedCaches = Record<'page' | 'reading' | 'picture' | 'asset', Cache>

/** An address of an issue, but not of one of its articles. */
const issueAddress = /^\/regards\/(\d+)(?:\/(?:lire|texte)(?:\/.*)?)?$/

/** The style sheet of every page, with its fonts. */
const SITE_STYLES = /\/site-[^/]*\.css$/

const pictureUrls = /\/media\/[^"'\s,<>]+\.(?:webp|avif|jpe?g|png)/g

/**
 * Lists what can be read without network: kept issues first, then pages, the last visited first.
 * @param q words to mark in the kept issues
 */
export async function listOfflineContents(
  storage: CacheStorage,
  { page, reading, picture, asset }: VisitedCaches,
  q: string | null,
): Promise<OfflineContents> {
  const issues = new Map<string, CachedPage>()
  const search = q ? `?${new URLSearchParams({ q }).toString()}` : ''
  for (const { numero } of await listKeptIssues(storage)) {
    issues.set(`${numero}`, {
      address: `/regards/${numero}/lire${search}`,
      title: `Regards #${numero}, gardé sur cet appareil`,
      picture: await findKeptCover(storage, numero),
    })
  }
  const pages: CachedPage[] = []
  for (const cache of [reading, page]) {
    for (const { address, html } of await listEntries(cache)) {
      const title = /<title[^<>]*>([^<]+)<\/title>/.exec(html)?.[1]
      const numero = issueAddress.exec(address)?.[1]
      if (numero === undefined) pages.push({ address, title: title && withoutSiteName(title) })
      else {
        const name = /Regards #\d+(?:[^–]*[^–\s])?/.exec(title ?? '')?.[0] ?? `Regards #${numero}`
        const known = issues.get(numero)
        const cover = known?.picture ?? (await findPicture(picture, html))
        issues.set(numero, { address, title: name, ...known, picture: cover })
      }
    }
  }
  const files = (await asset.keys()).map(({ url }) => new URL(url).pathname)
  return {
    issues: [...issues.values()],
    pages,
    styleSheet: files.findLast((path) => SITE_STYLES.test(path)),
  }
}

/** « Historique » of « Historique – Fédération des arts ». */
const withoutSiteName = (title: string): string => title.replace(/\s–\s[^–]*$/, '')

/** The cached pages, most recently cached first. */
async function listEntries(cache: Cache): Promise<{ address: string; html: string }[]> {
  const requests = (await cache.keys()).toReversed()
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      return { address: pathname + search, html: html ?? '' }
    }),
  )
}

/** Finds the first picture of a page that is on the device: the cover, or a page of the issue. */
async function findPicture(pictures: Cache, html: string): Promise<string | undefined> {
  for (const [url] of html.matchAll(pictureUrls)) {
    if (await pictures.match(url, { ignoreVary: true })) return url
  }
  return undefined
}
