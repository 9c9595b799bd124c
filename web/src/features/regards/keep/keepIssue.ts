import type { ArticleResponse, ArticlesResponse } from '@regards/contract/schemas/articles'
import type { LectureResponse } from '@regards/contract/schemas/lecture'
import {
  deleteKeptIssue,
  keptRecordPath,
  keptStartPath,
  toKeptCacheName,
  type KeptIssue,
} from '@web/domain/regards/keptIssues'
import type { CopyProgress } from './issueCopies'
import { fetchVersion } from './keptNews'
import { paths } from '@web/domain/paths'

/** Files that are fetched at the same time. */
const maxFetches = 4

type KeepOptions = {
  numero: number
  signal: AbortSignal
  onProgress: (progress: CopyProgress) => void
}

/**
 * Keeps an issue's files in a cache of its own, then a record that says so. A failed or stopped
 * copy is deleted, and a former copy stays.
 * @throws the error of the network or of the storage (`QuotaExceededError`)
 */
export async function keepIssue({ numero, signal, onProgress }: KeepOptions): Promise<KeptIssue> {
  const name = toKeptCacheName(numero)
  const waiting: string[] = []
  try {
    const cache = await caches.open(name)
    await cache.put(keptStartPath, Response.json({ at: Date.now() }))
    // Read before its files: a change meanwhile is a newer version.
    const version = (await fetchVersion(numero, signal))?.version
    const { titre, urls } = await listIssueFiles(numero, signal)
    waiting.push(...urls)
    const known = new Set(urls)
    let [done, bytes] = [0, 0]
    const work = async (): Promise<void> => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        const response = await fetchFile(url, signal)
        const body = await response.clone().blob()
        bytes += body.size
        if (body.type.startsWith('text/html')) {
          for (const script of findAssets(await body.text())) {
            if (known.has(script)) continue
            known.add(script)
            waiting.push(script)
          }
        }
        await cache.put(url, response)
        done += 1
        onProgress({ done, all: known.size })
      }
    }
    await Promise.all(Array.from({ length: maxFetches }, work))
    signal.throwIfAborted()
    const kept: KeptIssue = { numero, titre, bytes, at: Date.now(), version }
    await cache.put(keptRecordPath, Response.json(kept))
    await deleteKeptIssue(numero, name)
    // The browser may refuse, or ask first: then it deletes the oldest caches when space is short.
    navigator.storage.persist().catch(() => undefined)
    return kept
  } catch (error) {
    // Nothing more is fetched.
    waiting.length = 0
    await caches.delete(name)
    throw error
  }
}

/** Finds the files of code and style, and fonts, that a page of the site names: also in `data-scripts`. */
const findAssets = (html: string): string[] => html.match(/\/assets\/[\w.-]+/g) ?? []

/** Width of the pages' pictures that are kept, in pixels: sharp on a telephone. */
const pictureWidth = 1080

type IssueFiles = { titre: string | null; urls: string[] }

/**
 * Lists the files to read an issue without network: pages, with their scripts, data, pictures,
 * words, PDF.
 * @throws ApiError; an error when it is not ready
 */
async function listIssueFiles(numero: number, signal: AbortSignal): Promise<IssueFiles> {
  const api = `/api/regards/numero/${numero}`
  const lecture = await fetchJson<LectureResponse>(`${api}/lecture`, signal)
  if (lecture.etat !== 'prete') throw new Error('The issue is not ready')
  const { articles } = await fetchJson<ArticlesResponse>(`${api}/articles`, signal)
  const contents = await Promise.all(
    articles.map(({ slug }) => fetchJson<ArticleResponse>(`${api}/articles/${slug}`, signal)),
  )
  const figures = contents.flatMap(({ contenu }) =>
    contenu.flatMap((bloc) =>
      bloc.type === 'image' && bloc.image ? chooseWidth(bloc.image.images) : [],
    ),
  )
  const urls = [
    ...[paths.regard(numero), paths.regardTexte(numero), `${api}/lecture`, `${api}/texte`],
    ...lecture.pages.map((_, index) => paths.regardLecture(numero, index + 1)),
    ...articles.flatMap(({ slug }) => [paths.article(numero, slug), `${api}/articles/${slug}`]),
    `${api}/articles`,
    ...lecture.pages.flatMap(({ images, couche }) => [...chooseWidth(images), couche]),
    ...figures,
    ...(lecture.pdf ? [lecture.pdf.url] : []),
  ]
  return { titre: lecture.titre, urls: [...new Set(urls)] }
}

/** The smallest picture of at least the wanted width, else the largest; undefined without any. */
function chooseWidth(images: LectureResponse['pages'][number]['images']): string[] {
  const wide = images.find(({ largeur }) => largeur >= pictureWidth) ?? images.at(-1)
  return wide ? [wide.url] : []
}

/** Fetches a file as an anonymous visitor. @throws an error without network, or unless the status is 200 */
async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const isPage = !/^\/(?:api|media|assets)\//.test(url)
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    headers: isPage ? { Accept: 'text/html' } : {},
  })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return response
}

const fetchJson = async <Answer>(url: string, signal: AbortSignal): Promise<Answer> =>
  (await (await fetchFile(url, signal)).json()) as Answer
