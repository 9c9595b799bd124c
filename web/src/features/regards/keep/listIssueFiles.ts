import { paths } from '@web/domain/paths'
import { fetchJson } from './fetchFile'

/** Width of the pages' pictures that are kept, in pixels: sharp on a telephone. */
const pictureWidth = 1080

type Picture = { url: string; largeur: number }

type Lecture = {
  titre: string | null
  etat: string
  pdf: { url: string; filesize: number } | null
  pages: { images: Picture[]; couche: string }[]
}

type Articles = { articles: { slug: string }[] }
type Article = { contenu: { type: string; image?: { images: Picture[] } | null }[] }

export type IssueFiles = { titre: string | null; urls: string[] }

/**
 * Lists all that is needed to read an issue without network: pages, data, pictures, words, PDF. The
 * scripts of its pages are found in their HTML.
 * @throws ApiError; an error when the issue is not ready to be read
 */
export async function listIssueFiles(numero: number, signal: AbortSignal): Promise<IssueFiles> {
  const api = `/api/regards/numero/${numero}`
  const lecture = await fetchJson<Lecture>(`${api}/lecture`, signal)
  if (lecture.etat !== 'prete') throw new Error('The issue is not ready')
  const { articles } = await fetchJson<Articles>(`${api}/articles`, signal)
  const contents = await Promise.all(
    articles.map(({ slug }) => fetchJson<Article>(`${api}/articles/${slug}`, signal)),
  )
  const figures = contents.flatMap(({ contenu }) =>
    contenu.flatMap(({ image }) => (image ? chooseWidth(image.images) : [])),
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

/** The smallest picture of the wanted width, else the largest; none of a page without pictures. */
function chooseWidth(images: Picture[]): string[] {
  const wide = images.find(({ largeur }) => largeur >= pictureWidth) ?? images.at(-1)
  return wide ? [wide.url] : []
}
