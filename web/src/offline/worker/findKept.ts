import { PDF_LINK_PATTERN } from '@regards/contract/issueFiles'
import { listKeptCaches } from '@web/domain/regards/keptIssues'

/** A URL has only one content here, whatever its Vary header and whatever words are marked on it. */
const matchOptions = { ignoreVary: true, ignoreSearch: true }

/** Folder and page of the address of a page's picture: `…/pages/{version}/{page}-{width}.webp`; a picture on it may be asked for in AVIF. */
const pagePicture = /^\/media\/regards\/.+\/pages\/.+\/[^/]+-(?=\d+\.(?:webp|avif)$)/

/** Addresses that open or send the PDF of an issue. */
const pdfPath = new RegExp(`^/regards/(\\d+)/(?:${PDF_LINK_PATTERN})$`)

/** Finds the response to a request among the issues that the visitor keeps. */
export async function findKept(
  caches: CacheStorage,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const pdf = pdfPath.exec(pathname)?.[1]
  if (pdf !== undefined) {
    const [name] = await listKeptCaches(caches, Number(pdf))
    if (name === undefined) return undefined
    return findByPath(await caches.open(name), (path) => path.endsWith('.pdf'))
  }
  for (const name of await listKeptCaches(caches)) {
    const kept = await (await caches.open(name)).match(request, matchOptions)
    if (kept) return kept
  }
  return undefined
}

/** Finds a page's picture of another width: one width of each page is kept. */
export async function findKeptPicture(
  caches: CacheStorage,
  request: Request,
): Promise<Response | undefined> {
  const start = pagePicture.exec(new URL(request.url).pathname)?.[0]
  if (start === undefined) return undefined
  for (const name of await listKeptCaches(caches)) {
    const kept = await findByPath(await caches.open(name), (path) => path.startsWith(start))
    if (kept) return kept
  }
  return undefined
}

/** Finds the path of the first page's picture of a kept issue. */
export async function findKeptCover(
  caches: CacheStorage,
  numero: number,
): Promise<string | undefined> {
  const [name] = await listKeptCaches(caches, numero)
  const requests = name === undefined ? [] : await (await caches.open(name)).keys()
  const pages = requests.flatMap(({ url }) => {
    const { pathname } = new URL(url)
    const page = /\/(\d+)-\d+\.webp$/.exec(pathname)?.[1]
    return page === undefined ? [] : [{ pathname, page: Number(page) }]
  })
  return pages.toSorted((one, other) => one.page - other.page)[0]?.pathname
}

async function findByPath(
  cache: Cache,
  isWanted: (path: string) => boolean,
): Promise<Response | undefined> {
  const found = (await cache.keys()).find(({ url }) => isWanted(new URL(url).pathname))
  return found && cache.match(found)
}
